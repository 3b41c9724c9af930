import type { AccountId } from '../contract/index.ts'

/** How long a list counts as fresh when a view shows it again, in milliseconds. */
const FRESH_MS = 30_000

/** What is read of a list: its first page, or the next one after what is known. */
export type Part = 'first' | 'next'

/** Stores the lists of accounts, as far as reading them needs it. */
export interface ListSlice {
  read(account: AccountId): { readonly status: string } | undefined
  /** The first page, or the next one, is being read. */
  begin(account: AccountId, part: Part): void
  /** Nothing is being read any more, and nothing was. */
  giveUp(account: AccountId): void
  /** Removes the lists of a namespace, for example after a disconnect. */
  remove(namespace: string): void
}

/** The list of one account at a time, read page by page. */
export interface ShownList {
  /** Reads the list of an account, unless it is fresh; of the one before nothing more. */
  show(account: AccountId | undefined): void
  /** Reads the next page of the shown list. Nothing happens while something is being read. */
  readMore(): void
  /** Reads the shown list again. */
  refresh(): void
  /** The next view of this list reads it again; a shown one is read at once. */
  expire(account: AccountId): void
  /** Removes the lists of a namespace. */
  clear(namespace: string): void
  /** Gives up what is being read. */
  stop(): void
  isRunning(): boolean
}

interface Deps {
  readonly slice: ListSlice
  /** Reads a part into the slice. Never rejects. */
  load(account: AccountId, part: Part, signal: AbortSignal): Promise<void>
  hasMore(account: AccountId): boolean
  readonly clock: { monotonic(): number }
}

/** Creates the reading of one kind of list of one core. */
export function createShownList({ slice, load, hasMore, clock }: Deps): ShownList {
  const readAtMs = new Map<AccountId, number>()
  let work: { readonly account: AccountId; readonly abort: AbortController } | undefined
  let shown: AccountId | undefined

  function stop(): void {
    if (work === undefined) return
    work.abort.abort()
    slice.giveUp(work.account)
    work = undefined
  }

  /** A page that is being read is given up. */
  async function start(account: AccountId, part: Part): Promise<void> {
    stop()
    const own = { account, abort: new AbortController() }
    work = own
    const { signal } = own.abort
    slice.begin(account, part)
    await load(account, part, signal)
    if (signal.aborted) return
    work = undefined
    if (part === 'first') readAtMs.set(account, clock.monotonic())
  }

  function isFresh(account: AccountId): boolean {
    const ageMs = clock.monotonic() - (readAtMs.get(account) ?? Number.NEGATIVE_INFINITY)
    return slice.read(account)?.status === 'ready' && ageMs < FRESH_MS
  }

  function refresh(): void {
    if (shown !== undefined) void start(shown, 'first')
  }

  return {
    show(account) {
      if (account === shown) return
      stop()
      shown = account
      if (account !== undefined && !isFresh(account)) refresh()
    },
    readMore() {
      const isDue = shown !== undefined && hasMore(shown) && work === undefined
      if (shown !== undefined && isDue) void start(shown, 'next')
    },
    refresh,
    expire(account) {
      readAtMs.delete(account)
      if (account === shown) refresh()
    },
    clear(namespace) {
      if (work?.account.startsWith(`${namespace}:`)) stop()
      slice.remove(namespace)
    },
    stop,
    isRunning: () => work !== undefined,
  }
}
