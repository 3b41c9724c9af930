import type { AccountId } from '../contract/index.ts'
import type { ActivitySlice } from './activity.state.ts'
import type { HistoryReader } from './history-reader.ts'

/** How long a history counts as fresh when a view shows it again, in milliseconds. */
const HISTORY_FRESH_MS = 30_000

/** Reads histories into state, one page at a time. */
export interface HistoryWork {
  /** A page that is being read is given up. */
  load(account: AccountId, part: 'first' | 'next'): void
  isRunning(): boolean
  isFresh(account: AccountId): boolean
  /** The next view of this history reads it again. */
  expire(account: AccountId): void
  /** Gives up what is being read. */
  stop(): void
  /** Removes the histories of a namespace. */
  clear(namespace: string): void
}

interface Deps {
  readonly slice: ActivitySlice
  readonly reader: Pick<HistoryReader, 'load'>
  readonly clock: { monotonic(): number }
}

/** Creates the reading of one core. */
export function createHistoryWork({ slice, reader, clock }: Deps): HistoryWork {
  const readAtMs = new Map<AccountId, number>()
  let work: { readonly account: AccountId; readonly abort: AbortController } | undefined

  function stop(): void {
    if (work === undefined) return
    work.abort.abort()
    slice.giveUp(work.account)
    work = undefined
  }

  async function load(account: AccountId, part: 'first' | 'next'): Promise<void> {
    stop()
    const own = { account, abort: new AbortController() }
    work = own
    const { signal } = own.abort
    slice.begin(account, part)
    await reader.load(account, part, signal)
    if (signal.aborted) return
    work = undefined
    if (part === 'first') readAtMs.set(account, clock.monotonic())
  }

  return {
    load: (account, part) => void load(account, part),
    isRunning: () => work !== undefined,
    isFresh(account) {
      const ageMs = clock.monotonic() - (readAtMs.get(account) ?? Number.NEGATIVE_INFINITY)
      return slice.read(account)?.status === 'ready' && ageMs < HISTORY_FRESH_MS
    },
    expire: (account) => void readAtMs.delete(account),
    stop,
    clear(namespace) {
      if (work?.account.startsWith(`${namespace}:`)) stop()
      slice.remove(namespace)
    },
  }
}
