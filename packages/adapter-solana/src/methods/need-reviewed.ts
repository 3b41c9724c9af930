import type { StandardAccount } from '@latchkey/core/adapter'
import { type AccountId, addressOf, LatchkeyError, networkOf } from '@latchkey/core/contract'
import type { Handle } from '../sessions/session-store.ts'
import { isOn, needAccounts, readAccounts } from '../sessions/wallet-state.ts'

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

/**
 * Makes sure, directly before a request, that the account which was reviewed is still the active one
 * of the session, on its network, and that the wallet has put no other one in front since. Such
 * wallets tell it at once: nobody has to be waited for. Source: docs/security.md, S30.
 *
 * @throws LatchkeyError `wallet.changed` when it is not.
 */
export function needReviewed(
  { wallet, session, front }: Handle,
  account: AccountId<'solana'>,
): StandardAccount {
  const here = readAccounts(wallet)?.filter(isOn(session.networkId)) ?? []
  const [active] = session.accounts
  const known = front ?? (active && addressOf(active))
  const own = here.find(({ address }) => address === addressOf(account))
  if (active !== account || here[0]?.address !== known || own === undefined) {
    throw new LatchkeyError('wallet.changed', {})
  }
  return own
}
