import {
  LatchkeyError,
  type Namespace,
  type SentTransaction,
  type Session,
  type SessionChange,
  type Undo,
} from '../contract/index.ts'
import { createEmitter } from './emitter.ts'
import { type SessionHandle, type WalletState, withChosen, withState } from './session-handle.ts'

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

function isSame(a: Session, b: Session): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

/** A store for the provider that a website gets: what it sends is marked as the website's. */
export function storeOfSite<Store extends Pick<SessionStore<never, never>, 'sent'>>(
  store: Store,
): Store {
  return {
    ...store,
    sent: (sessionId: string, transaction: SentTransaction<never>) =>
      store.sent(sessionId, { ...transaction, isOfSite: true }),
  }
}
