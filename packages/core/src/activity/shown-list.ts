import { type AccountId, namespaceOf } from '../contract/index.ts'

/** How long a list counts as fresh when a view shows it again, in milliseconds. */
const FRESH_MS = 30_000

/**
 * The part of a list that is read: its first page, the next one after the known pages, or the first
 * one again for new entries, which runs without an indicator.
 */
export type Part = 'first' | 'next' | 'updates'

/** Stores the lists of accounts, as far as reading them needs it. */
export interface ListSlice {
  read(account: AccountId): { readonly status: string } | undefined
  /** A part is being read. */
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
  shown(): AccountId | undefined
  /** Reads the next page of the shown list. Nothing happens while something is being read. */
  readMore(): void
  /** Reads the shown list again. */
  refresh(): void
  /** Reads what is new in the shown list, unless something is being read. Never rejects. */
  readUpdates(): Promise<void>
  /** The next view of this list reads it again; a shown one is read at once, unless its next page is. */
  expire(account: AccountId): void
  /** Removes the lists of a namespace; one that was shown is shown no more. */
  clear(namespace: string): void
  /** Gives up what is being read; nothing is shown any more. */
  stop(): void
  isRunning(): boolean
}

interface Work {
  readonly account: AccountId
  readonly part: Part
  readonly abort: AbortController
}

interface Deps {
  readonly slice: ListSlice
  /** Reads a part into the slice. Never rejects. */
  load(account: AccountId, part: Part, signal: AbortSignal): Promise<void>
  hasMore(account: AccountId): boolean
  readonly clock: { monotonic(): number }
}

/** Creates the reading of one kind of list of one core. */
export function createShownList(deps: Deps): ShownList {
  const { slice, hasMore } = deps
  const work = createWork(deps)
  let shown: AccountId | undefined

  function refresh(): void {
    if (shown !== undefined) void work.start(shown, 'first')
  }

  function stop(): void {
    work.giveUp()
    shown = undefined
  }

  return {
    show(account) {
      if (account === shown) return
      stop()
      shown = account
      if (account !== undefined && !work.isFresh(account)) refresh()
    },
    shown: () => shown,
    readMore() {
      // Updates wait for what the visitor asks for.
      const isFree = work.part() === undefined || work.part() === 'updates'
      if (shown !== undefined && isFree && hasMore(shown)) void work.start(shown, 'next')
    },
    refresh,
    async readUpdates() {
      const isKnown = shown !== undefined && slice.read(shown)?.status === 'ready'
      const isFree = work.part() === undefined
      if (shown !== undefined && isKnown && isFree) await work.start(shown, 'updates')
    },
    expire(account) {
      work.expire(account)
      if (account === shown && work.part() !== 'next') refresh()
    },
    clear(namespace) {
      if (shown !== undefined && namespaceOf(shown) === namespace) stop()
      slice.remove(namespace)
    },
    stop,
    isRunning: () => work.part() !== undefined,
  }
}

/** Reads one part at a time. */
function createWork({ slice, load, clock }: Deps) {
  const readAtMs = new Map<AccountId, number>()
  let work: Work | undefined

  function giveUp(): void {
    if (work === undefined) return
    work.abort.abort()
    slice.giveUp(work.account)
    work = undefined
  }

  return {
    giveUp,
    /** A part that is being read is given up. */
    async start(account: AccountId, part: Part): Promise<void> {
      giveUp()
      const own = { account, part, abort: new AbortController() }
      work = own
      const { signal } = own.abort
      slice.begin(account, part)
      await load(account, part, signal)
      if (signal.aborted) return
      work = undefined
      if (part === 'first') readAtMs.set(account, clock.monotonic())
    },
    /** The part that is being read. */
    part: (): Part | undefined => work?.part,
    isFresh(account: AccountId): boolean {
      const ageMs = clock.monotonic() - (readAtMs.get(account) ?? Number.NEGATIVE_INFINITY)
      return slice.read(account)?.status === 'ready' && ageMs < FRESH_MS
    },
    expire: (account: AccountId): void => void readAtMs.delete(account),
  }
}
