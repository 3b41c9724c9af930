import type { StandardAccount } from '@latchkey/core/adapter'
import { type AccountId, addressOf, LatchkeyError, networkOf } from '@latchkey/core/contract'
import type { Handle } from '../session-store.ts'
import { isOn, readAccounts, requireAccounts } from '../wallet-state.ts'

/**
 * An account that the wallet shares now, on the network of `account`.
 *
 * @throws LatchkeyError `wallet.unauthorized` when it does not share it, `wallet.malformed`.
 */
export function requireAccount(
  { wallet, session }: Handle,
  account: AccountId<'solana'>,
): StandardAccount {
  const shared = requireAccounts(wallet)
    .filter(isOn(networkOf(account)))
    .find(({ address }) => address === addressOf(account))
  if (shared === undefined || !session.accounts.includes(account)) {
    throw new LatchkeyError('wallet.unauthorized', {})
  }
  return shared
}

/**
 * Checks, directly before a request, that the reviewed account is still the active one of the
 * session, on its network, and that the wallet has no other account active since then. Wallets of
 * the Wallet Standard list their accounts synchronously, so that no request is needed. Source:
 * docs/security.md, S30.
 *
 * @throws LatchkeyError `wallet.changed` when it is not.
 */
export function requireReviewed(
  { wallet, session, activeAddress }: Handle,
  account: AccountId<'solana'>,
): StandardAccount {
  const here = readAccounts(wallet)?.filter(isOn(session.networkId)) ?? []
  const [active] = session.accounts
  const known = activeAddress ?? (active && addressOf(active))
  const own = here.find(({ address }) => address === addressOf(account))
  if (active !== account || here[0]?.address !== known || own === undefined) {
    throw new LatchkeyError('wallet.changed', {})
  }
  return own
}
