/** An entry with its number, by which lists tell entries apart. */
export type Numbered<Entry> = Entry & { readonly nth: number }

/** The newest entries of one kind, oldest first. */
export interface Log<Entry> {
  /** @returns The entry as it is in the log. */
  add(entry: Entry): Numbered<Entry>
  /** Changes an entry that has become more, unless it is not there any more. */
  update(entry: Numbered<Entry>, change: Partial<Entry>): void
  clear(): void
  /** The same list until it changes. */
  entries(): readonly Numbered<Entry>[]
}

/** A page may be open for days: older entries are dropped. */
const MAX_ENTRIES = 500

/** Creates an empty log. `changed` is called after each change. */
export function createLog<Entry>(changed: () => void): Log<Entry> {
  let entries: readonly Numbered<Entry>[] = []
  let count = 0
  const write = (next: readonly Numbered<Entry>[]): void => {
    entries = next
    changed()
  }
  return {
    add(entry) {
      count += 1
      const numbered = { ...entry, nth: count }
      write([...entries.slice(1 - MAX_ENTRIES), numbered])
      return numbered
    },
    update({ nth }, change) {
      write(entries.map((each) => (each.nth === nth ? { ...each, ...change } : each)))
    },
    clear: () => write([]),
    entries: () => entries,
  }
}
