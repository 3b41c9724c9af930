import {
  type AccountId,
  adapterError,
  addressOf,
  type Clock,
  networkOf,
} from '@latchkey/core/contract'
import { needAccounts } from '../sessions/read-accounts.ts'
import { sharedSoon } from '../sessions/resume.ts'
import type { Handle } from '../sessions/session-deps.ts'
import { standingOf } from '../sessions/standing.ts'

/**
 * Makes sure, directly before a request, that the wallet still stands where it stood when its owner
 * reviewed what is to be sent. Source: security rule S30.
 *
 * @throws LatchkeyError `wallet.changed` when it does not.
 */
export async function needReviewed(
  { wallet, session, front }: Handle,
  account: AccountId<'bip122'>,
  waiting: { readonly clock: Clock; readonly signal: AbortSignal },
): Promise<void> {
  const word = await sharedSoon(wallet, waiting)
  const standing = standingOf(word, needAccounts(word), [networkOf(account)])
  const before = front ?? session.accounts.map(addressOf)[0]
  const isSame =
    session.accounts[0] === account &&
    standing?.networkId === networkOf(account) &&
    standing.addresses[0] === before &&
    standing.addresses.includes(addressOf(account))
  if (!isSame) throw adapterError('wallet.changed')
}
