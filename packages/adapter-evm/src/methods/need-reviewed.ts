import { type AccountId, addressOf, LatchkeyError, networkOf } from '@latchkey/core/contract'
import { readChainId } from '../chain-id.ts'
import type { Handle } from '../sessions/session-store.ts'
import { readAddresses } from '../sessions/wallet-answers.ts'
import { askOwner } from './ask-owner.ts'

/**
 * The plain address of an account that the session shares.
 *
 * @throws LatchkeyError `wallet.unauthorized` when it does not.
 */
export function needAccount({ session }: Handle, account: AccountId<'eip155'>): string {
  const wanted = addressOf(account).toLowerCase()
  const shared = session.accounts.map(addressOf).find((one) => one.toLowerCase() === wanted)
  if (shared === undefined) throw new LatchkeyError('wallet.unauthorized', {})
  return shared
}

/**
 * Makes sure, directly before a request, that the wallet is still at the account and the network
 * that were reviewed. Source: docs/security.md, S30.
 *
 * @throws LatchkeyError `wallet.changed` when it is not, or does not say.
 */
export async function needReviewed(
  { provider, session, front }: Handle,
  account: AccountId<'eip155'>,
  signal: AbortSignal,
): Promise<void> {
  const [accounts, chainId] = await Promise.all([
    askOwner(provider, { method: 'eth_accounts', params: [] }, signal),
    askOwner(provider, { method: 'eth_chainId', params: [] }, signal),
  ])
  const shared = readAddresses(accounts)?.map(lowered) ?? []
  const [active = account] = session.accounts
  // An account that was chosen here need not be the one that the wallet has in front.
  const isSame =
    lowered(addressOf(active)) === lowered(addressOf(account)) &&
    shared[0] === lowered(front ?? addressOf(active)) &&
    shared.includes(lowered(addressOf(account)))
  if (!isSame || readChainId(chainId) !== networkOf(account)) {
    throw new LatchkeyError('wallet.changed', {})
  }
}

function lowered(address: string): string {
  return address.toLowerCase()
}
