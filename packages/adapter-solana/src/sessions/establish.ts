import { followStandardWallet } from '@latchkey/core/adapter'
import {
  accountOn,
  LatchkeyError,
  type NetworkId,
  type Session,
  throwIfAborted,
} from '@latchkey/core/contract'
import type { FoundWallet } from '../discovery/found-wallet.ts'
import { callWallet } from '../methods/request-wallet.ts'
import { type Handle, type SessionDeps, supportedIds } from '../session-store.ts'
import { readAccounts, requireAccounts, stateOf } from '../wallet-state.ts'
import { followLocked } from './follow-locked.ts'

interface Shared {
  readonly found: FoundWallet
  /** The network that the website requests. */
  readonly requested: NetworkId<'solana'> | undefined
}

/**
 * Creates a session from the accounts of a wallet, and follows the wallet from then on.
 *
 * @throws LatchkeyError `wallet.no-accounts`, `wallet.malformed`, `aborted`.
 */
export function establish(
  { store, locked, host, life }: SessionDeps,
  { found: { wallet, handle, observe }, requested }: Shared,
): Session<'solana'> {
  throwIfAborted(life)
  // The listed accounts count, not the answer: they are read again before each request.
  const accounts = requireAccounts(handle)
  const state = stateOf(accounts, [...(requested ? [requested] : []), ...supportedIds(host)])
  if (state === undefined) throw new LatchkeyError('wallet.no-accounts', {})
  const { networkId, networkIds, addresses, facts } = state
  const session: Session<'solana'> = {
    id: wallet.id,
    namespace: 'solana',
    walletId: wallet.id,
    accounts: addresses.map((address) => accountOn(networkId, address)),
    networkId,
    networkIds,
    facts,
  }
  const own: Handle = {
    session,
    wallet: handle,
    observe,
    forget: () => callWallet(own, 'standard:disconnect'),
  }
  locked.end(wallet.id)
  store.add(own, (id) =>
    followStandardWallet(handle, host.clock, () => settle({ store, locked, host }, id)),
  )
  return session
}

/** Applies the current accounts of the wallet to its session, if they are valid. */
function settle(
  { store, locked, host }: Pick<SessionDeps, 'store' | 'locked' | 'host'>,
  id: string,
): void {
  const handle = store.find(id)
  const accounts = handle && readAccounts(handle.wallet)
  if (handle === undefined || accounts === undefined) return
  const { networkId } = handle.session
  const state = stateOf(accounts, [networkId, ...supportedIds(host)])
  store.move(id, state ?? { addresses: [] })
  if (state === undefined) locked.wait(id, followLocked(handle.wallet, host.clock))
}
