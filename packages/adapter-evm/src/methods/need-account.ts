import { type AccountId, addressOf, LatchkeyError } from '@latchkey/core/contract'
import type { Handle } from '../sessions/session-store.ts'

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
