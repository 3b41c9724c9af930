import { type AccountId, addressOf, LatchkeyError, networkOf } from '@latchkey/core/contract'
import { readChainId } from '../chain-id.ts'
import type { Handle } from '../session-store.ts'
import { readAddresses } from '../wallet-answers.ts'
import { requestWallet } from './request-wallet.ts'

/**
 * The plain address of an account of the session.
 *
 * @throws LatchkeyError `wallet.unauthorized` when the session has no such account.
 */
export function requireAccount({ session }: Handle, account: AccountId<'eip155'>): string {
  const expected = addressOf(account).toLowerCase()
  const shared = session.accounts.map(addressOf).find((one) => one.toLowerCase() === expected)
  if (shared === undefined) throw new LatchkeyError('wallet.unauthorized', {})
  return shared
}

/**
 * Checks, directly before a request, that the wallet still has the account and the network active
 * that were reviewed. Source: docs/security.md, S30.
 *
 * @throws LatchkeyError `wallet.changed` when it has not, or does not answer.
 */
export async function requireReviewed(
  { provider, session, activeAddress }: Handle,
  account: AccountId<'eip155'>,
  signal: AbortSignal,
): Promise<void> {
  const [accounts, chainId] = await Promise.all([
    requestWallet(provider, { method: 'eth_accounts', params: [] }, signal),
    requestWallet(provider, { method: 'eth_chainId', params: [] }, signal),
  ])
  const shared = readAddresses(accounts)?.map(lowered) ?? []
  const [active = account] = session.accounts
  // A chosen account need not be the active one of the wallet, whose list need not begin with that either.
  const isListedFirst =
    session.isUnordered || shared[0] === lowered(activeAddress ?? addressOf(active))
  const isSame =
    lowered(addressOf(active)) === lowered(addressOf(account)) &&
    isListedFirst &&
    shared.includes(lowered(addressOf(account)))
  if (!isSame || readChainId(chainId) !== networkOf(account)) {
    throw new LatchkeyError('wallet.changed', {})
  }
}

function lowered(address: string): string {
  return address.toLowerCase()
}
