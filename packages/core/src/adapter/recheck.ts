/**
 * Asks a wallet for its accounts and network, one request at a time. Used after events without
 * details.
 */
export interface Recheck {
  ask(): void
  /** Call this after newer data: a pending answer is outdated and has to be requested again. */
  supersede(): void
  end(): void
}

interface RecheckDeps<Answer> {
  /** Asks the wallet. Ends in a limited time, and never rejects. */
  read(): Promise<Answer>
  /** Called with every answer that is up to date. */
  settle(answer: Answer): void
}

/** Limits the requests to a wallet that changes during every request. */
const MAX_TRIES = 3

/** Creates the recheck of one session. */
export function createRecheck<Answer>({ read, settle }: RecheckDeps<Answer>): Recheck {
  let isOver = false
  let isAsking = false
  let version = 0
  const run = async (tries = MAX_TRIES): Promise<void> => {
    const asked = version
    const answer = await read()
    if (isOver) return
    if (asked !== version && tries > 1) return run(tries - 1)
    isAsking = false
    settle(answer)
  }
  return {
    ask() {
      version += 1
      if (isAsking || isOver) return
      isAsking = true
      void run()
    },
    supersede() {
      version += 1
    },
    end() {
      isOver = true
    },
  }
}
