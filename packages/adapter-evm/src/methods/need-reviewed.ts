import { type AccountId, adapterError, addressOf, networkOf } from '@latchkey/core/contract'
import { askOwner } from './ask-owner.ts'
import type { Sender } from './sender.ts'

/**
 * Makes sure, directly before a request, that the wallet is still at the account and the network
 * that were reviewed. Source: security rule S30.
 *
 * @throws LatchkeyError `wallet.changed` when it is not, or does not say.
 */
export async function needReviewed(
  { provider, readAddresses, readChainId }: Sender,
  account: AccountId<'eip155'>,
  signal: AbortSignal,
): Promise<void> {
  const [accounts, chainId] = await Promise.all([
    askOwner(provider, { method: 'eth_accounts', params: [] }, signal),
    askOwner(provider, { method: 'eth_chainId', params: [] }, signal),
  ])
  const active = readAddresses(accounts)?.[0]?.toLowerCase()
  const isSame = active === addressOf(account).toLowerCase()
  if (!isSame || readChainId(chainId) !== networkOf(account)) {
    throw adapterError('wallet.changed')
  }
}
