import type { StandardAccount } from '@latchkey/core/adapter'
import { type AccountId, addressOf, LatchkeyError, networkOf } from '@latchkey/core/contract'
import type { Handle } from '../sessions/session-store.ts'
import { isOn, needAccounts } from '../sessions/standing.ts'

/**
 * An account that the wallet shares now, on the network of `account`.
 *
 * @throws LatchkeyError `wallet.unauthorized` when it does not, `wallet.malformed`.
 */
export function needAccount(
  { wallet, session }: Handle,
  account: AccountId<'solana'>,
): StandardAccount {
  const shared = needAccounts(wallet)
    .filter(isOn(networkOf(account)))
    .find(({ address }) => address === addressOf(account))
  if (shared === undefined || !session.accounts.includes(account)) {
    throw new LatchkeyError('wallet.unauthorized', {})
  }
  return shared
}
