import type { Rolldown } from 'tsdown'

/** An entry that waits for its turn. */
interface Turn {
  readonly id: string
  readonly wasRead: Promise<void>
  readonly end: () => void
}

/**
 * Reads the entries of a build one after the other, in the order of its config. Their declarations join the build as
 * each is read, and files that several share are cut by the order in which the entries came: a build would come out
 * in two ways otherwise, by chance.
 */
export function readEntriesInOrder(): Rolldown.Plugin {
  let turns: readonly Turn[] = []
  return {
    name: 'read-entries-in-order',
    async buildStart({ input }) {
      const found = await Promise.all(
        Object.values(input).map((path) => this.resolve(path, undefined, { isEntry: true })),
      )
      turns = found.flatMap((entry) => (entry === null ? [] : turnOf(entry.id)))
    },
    load: {
      order: 'pre',
      async handler(id) {
        const turn = turns.findIndex((each) => each.id === id)
        await turns[turn - 1]?.wasRead
      },
    },
    transform: {
      order: 'post',
      handler(_code, id) {
        turns.find((each) => each.id === id)?.end()
      },
    },
    buildEnd() {
      for (const { end } of turns) end()
    },
  }
}

function turnOf(id: string): Turn {
  let end: () => void = () => {}
  const wasRead = new Promise<void>((resolve) => {
    end = resolve
  })
  return { id, wasRead, end }
}
