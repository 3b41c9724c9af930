import {
  accountOn,
  addressOf,
  isSameAddress,
  LatchkeyError,
  type Namespace,
  type NetworkId,
  type SentTransaction,
  type Session,
  type SessionChange,
  type Undo,
} from '../contract/index.ts'
import { createEmitter } from './emitter.ts'

/** An open session. Adapters add the object that they send requests to. */
export interface SessionHandle<N extends Namespace = Namespace> {
  /** The current session; replaced on every change, never mutated. */
  readonly session: Session<N>
  /** The address that is active in the wallet itself. Default: the first one of the session. */
  readonly activeAddress?: string | undefined
  /** Formats an address for display. Default: no change. */
  readonly toAddress?: ((raw: string) => string) | undefined
  /** Asks the wallet to forget the website, if the wallet supports it. */
  readonly forget?: (() => Promise<unknown>) | undefined
}

/**
 * Accounts and network of a wallet. A part that the wallet did not give in a valid form is missing.
 */
export interface WalletState<N extends Namespace = Namespace>
  extends Partial<Pick<Session<N>, 'facts' | 'networkIds' | 'isUnordered'>> {
  /** The active one first. */
  readonly addresses?: readonly string[] | undefined
  readonly networkId?: NetworkId<N> | undefined
}

/** Open sessions of one adapter. The website's provider serves one of them. */
export interface SessionStore<N extends Namespace, H extends SessionHandle<N>> {
  /**
   * Adds a session, or replaces the one with the same id. If there are other sessions it is not
   * served until it is chosen: a session that is resumed silently must not replace the one in use.
   * `follow` listens to the wallet.
   */
  add(handle: H, follow: (sessionId: string) => Undo): void
  find(sessionId: string): H | undefined
  /** @throws LatchkeyError `wallet.disconnected` when there is no such session. */
  need(sessionId: string): H
  /** The session that was chosen last; the first one if none was chosen. */
  newest(): H | undefined
  /**
   * Makes a session the served one, and one of its accounts the active one. The account stays
   * active until the wallet itself makes another one active.
   *
   * @returns The changed session; undefined if it is not open.
   */
  choose(sessionId: string, address?: string): Session<N> | undefined
  /**
   * Applies the current state of the wallet. Without any account the session ends, as that of a locked wallet.
   *
   * @returns The changed session; undefined if it is not open.
   */
  move(sessionId: string, state: WalletState<N>): Session<N> | undefined
  /** Removes the session; `isEndedByWallet` when the wallet ended it. */
  remove(sessionId: string, isEndedByWallet: boolean): void
  /** Emits that the wallet of an open session sent a transaction. */
  sent(sessionId: string, transaction: SentTransaction<N>): void
  /** Calls the listener after every change, by the user or by a wallet. */
  onChange(listener: () => void): Undo
  clear(): void
}

/**
 * Creates the store of one adapter.
 *
 * @param emit - Called with every change that a wallet made, and every transaction that it sent.
 */
export function createSessionStore<N extends Namespace, H extends SessionHandle<N>>(
  emit: (change: SessionChange<N>) => void,
  report: (thrown: unknown) => void,
): SessionStore<N, H> {
  const open = new Map<string, { readonly handle: H; readonly unfollow: Undo }>()
  const changes = createEmitter<void>(report)
  const find = (sessionId: string): H | undefined => open.get(sessionId)?.handle
  const take = (sessionId: string): boolean => {
    open.get(sessionId)?.unfollow()
    return open.delete(sessionId)
  }
  const close = (sessionId: string, change?: SessionChange<N>): undefined => {
    if (!take(sessionId)) return
    if (change !== undefined) emit(change)
    changes.emit()
  }
  return {
    add(handle, follow) {
      const { id } = handle.session
      open.get(id)?.unfollow()
      addAsOldest(open, id, { handle, unfollow: follow(id) })
      changes.emit()
    },
    find,
    need(sessionId) {
      const handle = find(sessionId)
      if (handle === undefined) throw new LatchkeyError('wallet.disconnected', {})
      return handle
    },
    newest: () => [...open.values()].at(-1)?.handle,
    choose(sessionId, address) {
      const entry = open.get(sessionId)
      if (entry === undefined) return undefined
      const chosen = withChosen<N>(entry.handle, address)
      open.delete(sessionId)
      open.set(sessionId, { ...entry, handle: { ...entry.handle, ...chosen } })
      changes.emit()
      return chosen.session
    },
    move(sessionId, state) {
      const entry = open.get(sessionId)
      if (entry === undefined) return undefined
      if (state.addresses?.length === 0)
        return close(sessionId, { type: 'closed', sessionId, isLocked: true })
      const moved = withState<N>(entry.handle, state)
      open.set(sessionId, { ...entry, handle: { ...entry.handle, ...moved } })
      if (isSame(entry.handle.session, moved.session)) return moved.session
      emit({ type: 'changed', session: moved.session })
      changes.emit()
      return moved.session
    },
    remove: (sessionId, isEndedByWallet) =>
      close(sessionId, isEndedByWallet ? { type: 'closed', sessionId } : undefined),
    sent(sessionId, transaction) {
      if (open.has(sessionId)) emit({ type: 'sent', sessionId, transaction })
    },
    onChange: changes.on,
    clear() {
      for (const sessionId of [...open.keys()]) take(sessionId)
      changes.emit()
    },
  }
}

/**
 * Replaces an entry in its place. A new entry becomes the first one: only the last one is served.
 */
function addAsOldest<Entry>(entries: Map<string, Entry>, id: string, entry: Entry): void {
  const others = entries.has(id) ? [] : [...entries]
  entries.set(id, entry)
  for (const [key, other] of others) {
    entries.delete(key)
    entries.set(key, other)
  }
}

/** The address that is active in the wallet. */
function activeAddressOf({ activeAddress, session }: SessionHandle): string | undefined {
  return activeAddress ?? session.accounts.map(addressOf)[0]
}

function withFirst<Account extends Session['accounts'][number]>(
  accounts: readonly Account[],
  address: string | undefined,
): readonly Account[] {
  // An address that a website or an earlier version stored may be in small letters.
  const isFirst = (account: Account): boolean =>
    address !== undefined && isSameAddress(addressOf(account), address)
  const first = accounts.find(isFirst)
  return first === undefined ? accounts : [first, ...accounts.filter((each) => each !== first)]
}

function withChosen<N extends Namespace>(
  handle: SessionHandle<N>,
  address: string | undefined,
): Pick<SessionHandle<N>, 'session' | 'activeAddress'> {
  const accounts = withFirst(handle.session.accounts, address)
  return { session: { ...handle.session, accounts }, activeAddress: activeAddressOf(handle) }
}

/** A chosen account stays first until the wallet changes its active account. */
function withState<N extends Namespace>(
  handle: SessionHandle<N>,
  { addresses, ...state }: WalletState<N>,
): Pick<SessionHandle<N>, 'session' | 'activeAddress'> {
  const { session, toAddress = asGiven } = handle
  const networkId = state.networkId ?? session.networkId
  const before = session.accounts.map(addressOf)
  const now = addresses?.map(toAddress) ?? before
  const activeAddress = addresses === undefined ? activeAddressOf(handle) : now[0]
  const accounts = now.map((address) => accountOn(networkId, address))
  const isChosenFirst = activeAddress === activeAddressOf(handle)
  return {
    activeAddress,
    session: {
      ...session,
      ...withoutGaps(state),
      networkId,
      accounts: isChosenFirst ? withFirst(accounts, before[0]) : accounts,
    },
  }
}

function asGiven(address: string): string {
  return address
}

/** Leaves out undefined parts, so that they do not overwrite known ones. */
function withoutGaps<T extends object>(parts: T): Partial<T> {
  const known = Object.entries(parts).filter(([, value]) => value !== undefined)
  // The same keys and values, without the undefined ones.
  return Object.fromEntries(known) as Partial<T>
}

function isSame(a: Session, b: Session): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}
