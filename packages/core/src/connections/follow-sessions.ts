import {
  type ChainAdapter,
  type Lazy,
  type Logger,
  type SessionChange,
  toLatchkeyError,
  type Undo,
} from '../contract/index.ts'

/** How long after a failed load the code is loaded again, in milliseconds. */
const RETRY_MS = 10_000

/** The dependencies of following sessions. */
export interface FollowDeps {
  /** The code that acts on an account: it is there before a session is announced. */
  readonly accountPart: Lazy<unknown>
  readonly logger: Pick<Logger, 'error'>
  /** Ends with the core. */
  readonly timers: { after(delayMs: number, run: () => void): void }
}

/**
 * Applies the changes of an adapter's sessions in their order. From a session on that the website opened by itself they
 * wait for the code that acts on an account: adapters announce such a session once, so it is kept until the code is
 * there.
 */
export function followSessions(
  { accountPart, logger, timers }: FollowDeps,
  adapter: Pick<ChainAdapter, 'sessions'>,
  apply: (change: SessionChange) => void,
): Undo {
  let waiting: SessionChange[] | undefined
  let isEnded = false

  function applyWaiting(): void {
    const changes = isEnded ? [] : (waiting ?? [])
    waiting = undefined
    for (const each of changes) apply(each)
  }

  function load(): void {
    if (isEnded) return
    accountPart.load().then(applyWaiting, (thrown: unknown) => {
      logger.error('A session of the website is not shown yet', toLatchkeyError(thrown))
      timers.after(RETRY_MS, load)
    })
  }

  const undo = adapter.sessions.watch((change) => {
    const mustWait = change.type === 'opened' && accountPart.current() === undefined
    if (waiting !== undefined) waiting.push(change)
    else if (!mustWait) apply(change)
    else {
      waiting = [change]
      load()
    }
  })
  return () => {
    isEnded = true
    undo()
  }
}
