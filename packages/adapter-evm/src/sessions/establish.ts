import { answerSoon } from '@latchkey/core/adapter'
import { accountOn, type Session, throwIfAborted } from '@latchkey/core/contract'
import { withChecksum } from '../address.ts'
import type { FoundWallet } from '../discovery/found-wallet.ts'
import { request } from '../eip1193.ts'
import type { SessionDeps } from '../session-store.ts'
import { requireChainId } from '../wallet-answers.ts'
import { followWallet } from './events.ts'
import type { ChangeWatch } from './watch-changes.ts'

interface Shared {
  readonly found: FoundWallet
  /** Unchanged, as the wallet gave them; at least one. */
  readonly addresses: readonly string[]
  /** The pending answer of `eth_chainId`. Default: it is requested now. */
  readonly chainRequest?: Promise<unknown> | undefined
  /**
   * Resolves with true if the wallet lists its accounts in another order; undefined if it is not
   * asked.
   */
  readonly unordered?: Promise<boolean> | undefined
  /** Watches for changes since the wallet gave its addresses. */
  readonly changes: Pick<ChangeWatch, 'hasChanged'>
}

/**
 * Creates a session from the accounts of a wallet, and follows the wallet from then on.
 *
 * @throws LatchkeyError `wallet.malformed`, `wallet.failed`, `aborted`.
 */
export async function establish(
  { store, locked, host: { clock }, life }: SessionDeps,
  { found: { wallet, provider }, addresses, chainRequest, unordered, changes }: Shared,
  signal: AbortSignal,
): Promise<Session<'eip155'>> {
  const chain = chainRequest ?? request(provider, 'eth_chainId')
  const networkId = requireChainId(await answerSoon(chain, { clock, signal }))
  const isUnordered = (await unordered) && !changes.hasChanged()
  throwIfAborted(life)
  const session: Session<'eip155'> = {
    id: wallet.id,
    namespace: 'eip155',
    walletId: wallet.id,
    accounts: addresses.map((address) => accountOn(networkId, withChecksum(address))),
    networkId,
    ...(isUnordered && { isUnordered }),
  }
  const forget = (): Promise<unknown> =>
    request(provider, 'wallet_revokePermissions', [{ eth_accounts: {} }])
  locked.end(wallet.id)
  store.add(
    { provider, session, toAddress: withChecksum, forget },
    followWallet(provider, { store, locked, clock, isStale: changes.hasChanged() }),
  )
  return session
}
