import type { StandardAccount } from '@latchkey/core/adapter'
import { type AccountId, addressOf, LatchkeyError } from '@latchkey/core/contract'
import type { Handle } from '../sessions/session-store.ts'
import { isOn, readAccounts } from '../sessions/standing.ts'

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
