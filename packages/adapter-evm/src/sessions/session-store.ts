import {
  accountOn,
  adapterError,
  addressOf,
  type NetworkId,
  type Session,
  type SessionChange,
  type Undo,
} from '@latchkey/core/contract'
import type { Eip1193Provider } from '../eip1193.ts'
import { createEmitter } from '../emitter.ts'

/** A session together with what answers for it. */
export interface Handle {
  readonly provider: Eip1193Provider
  /** Always the newest; replaced, never changed. */
  readonly session: Session<'eip155'>
  /** Writes an address as it is to be shown. */
  readonly toAddress: (raw: string) => string
  /** Asks the wallet to forget the website, where it can. */
  readonly forget?: (() => Promise<unknown>) | undefined
}

/** Where a wallet stands; a part that it did not say, or not in a usable form, is missing. */
export interface Standing {
  readonly addresses?: readonly string[] | undefined
  readonly networkId?: NetworkId<'eip155'> | undefined
}

/** Open sessions of one adapter, oldest first. */
export interface SessionStore {
  /** Adds a session, in place of an earlier one of the same id. `follow` listens to its wallet. */
  add(handle: Handle, follow: (sessionId: string) => Undo): void
  find(sessionId: string): Handle | undefined
  /** @throws LatchkeyError `wallet.disconnected` when there is no such session any more. */
  need(sessionId: string): Handle
  /** The session opened last. */
  newest(): Handle | undefined
  /**
   * Takes in where the wallet stands now; without any account the session is over.
   *
   * @returns The session as it is then; undefined when there is none any more.
   */
  move(sessionId: string, standing: Standing): Session<'eip155'> | undefined
  /** Forgets the session; `isWalletsDoing` when the wallet ended it. */
  remove(sessionId: string, isWalletsDoing: boolean): void
  /** Called after whatever has changed, whoever did it. */
  onAny(listener: () => void): Undo
  clear(): void
}

/**
 * Makes the store of one adapter.
 *
 * @param tell - Told what wallets did.
 */
export function createSessionStore(
  tell: (change: SessionChange<'eip155'>) => void,
  report: (thrown: unknown) => void,
): SessionStore {
  const open = new Map<string, { readonly handle: Handle; readonly unfollow: Undo }>()
  const anything = createEmitter<void>(report)
  const take = (sessionId: string): boolean => {
    open.get(sessionId)?.unfollow()
    return open.delete(sessionId)
  }
  const find = (sessionId: string): Handle | undefined => open.get(sessionId)?.handle
  const remove = (sessionId: string, isWalletsDoing: boolean): undefined => {
    if (!take(sessionId)) return
    if (isWalletsDoing) tell({ type: 'closed', sessionId })
    anything.emit()
  }
  return {
    add(handle, follow) {
      const { id } = handle.session
      take(id)
      open.set(id, { handle, unfollow: follow(id) })
      anything.emit()
    },
    find,
    need(sessionId) {
      const handle = find(sessionId)
      if (handle === undefined) throw adapterError('wallet.disconnected')
      return handle
    },
    newest: () => [...open.values()].at(-1)?.handle,
    move(sessionId, standing) {
      const entry = open.get(sessionId)
      if (entry === undefined) return undefined
      if (standing.addresses?.length === 0) return remove(sessionId, true)
      const session = sessionAt(entry.handle, standing)
      if (!isSame(entry.handle.session, session)) {
        open.set(sessionId, { ...entry, handle: { ...entry.handle, session } })
        tell({ type: 'changed', session })
        anything.emit()
      }
      return session
    },
    remove,
    onAny: anything.on,
    clear() {
      for (const sessionId of [...open.keys()]) take(sessionId)
      anything.emit()
    },
  }
}

function sessionAt({ session, toAddress }: Handle, standing: Standing): Handle['session'] {
  const networkId = standing.networkId ?? session.networkId
  const addresses = standing.addresses?.map(toAddress) ?? session.accounts.map(addressOf)
  const accounts = addresses.map((address) => accountOn(networkId, address))
  return { ...session, networkId, accounts }
}

function isSame(a: Session, b: Session): boolean {
  return a.networkId === b.networkId && a.accounts.join() === b.accounts.join()
}
