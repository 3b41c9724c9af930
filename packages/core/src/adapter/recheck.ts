/**
 * Requests a wallet's accounts and network, one request at a time. Used after events without
 * details.
 */
export interface Recheck {
  request(): void
  /** Call this after newer data: a pending answer is outdated and has to be requested again. */
  supersede(): void
  end(): void
}

interface RecheckDeps<Answer> {
  /** Requests the answer. Ends in a limited time, and never rejects. */
  read(): Promise<Answer>
  /** Called with every answer that is up to date. */
  settle(answer: Answer): void
}

/** Limits the requests to a wallet that changes during every request. */
const MAX_TRIES = 3

/** Creates the recheck of one session. */
export function createRecheck<Answer>({ read, settle }: RecheckDeps<Answer>): Recheck {
  let isEnded = false
  let isReading = false
  let version = 0
  const run = async (tries = MAX_TRIES): Promise<void> => {
    const startVersion = version
    const answer = await read()
    if (isEnded) return
    if (startVersion !== version && tries > 1) return run(tries - 1)
    isReading = false
    settle(answer)
  }
  return {
    request() {
      version += 1
      if (isReading || isEnded) return
      isReading = true
      void run()
    },
    supersede() {
      version += 1
    },
    end() {
      isEnded = true
    },
  }
}
