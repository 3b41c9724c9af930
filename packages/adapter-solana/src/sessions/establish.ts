import { askFeature, followStandardWallet } from '@latchkey/core/adapter'
import {
  accountOn,
  LatchkeyError,
  type NetworkId,
  type Session,
  throwIfAborted,
} from '@latchkey/core/contract'
import type { FoundWallet } from '../discovery/found-wallet.ts'
import { type Handle, type SessionDeps, type Store, supportedIds } from './session-store.ts'
import { needAccounts, readAccounts, standingOf } from './wallet-state.ts'

interface Shared {
  readonly found: FoundWallet
  /** The network that the website asks for. */
  readonly requested: NetworkId<'solana'> | undefined
}

/**
 * Makes a session of what a wallet shares, and follows the wallet from then on.
 *
 * @throws LatchkeyError `wallet.no-accounts`, `wallet.malformed`, `aborted`.
 */
export function establish(
  { store, host, life }: SessionDeps,
  { found: { wallet, handle }, requested }: Shared,
): Session<'solana'> {
  throwIfAborted(life)
  // What it lists now counts, not what it answered: that is what is read again before each request.
  const accounts = needAccounts(handle)
  const standing = standingOf(accounts, [...(requested ? [requested] : []), ...supportedIds(host)])
  if (standing === undefined) throw new LatchkeyError('wallet.no-accounts', {})
  const { networkId, networkIds, addresses, facts } = standing
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
    forget: () => askFeature(handle, 'standard:disconnect'),
  }
  store.add(own, (id) => followStandardWallet(handle, () => settle(store, { id, host })))
  return session
}

/** Takes in where the wallet of a session stands now, if it says so. */
function settle(
  store: Store,
  { id, host }: Pick<SessionDeps, 'host'> & { readonly id: string },
): void {
  const handle = store.find(id)
  const accounts = handle && readAccounts(handle.wallet)
  if (handle === undefined || accounts === undefined) return
  const { networkId } = handle.session
  store.move(id, standingOf(accounts, [networkId, ...supportedIds(host)]) ?? { addresses: [] })
}
