import { addressOf, LatchkeyError } from '@latchkey/core/contract'
import type { Handle } from '../sessions/session-store.ts'

/**
 * An address that the session shares.
 *
 * @throws LatchkeyError `wallet.unauthorized` when it does not.
 */
export function needAddress({ session }: Handle, address: string): string {
  const isShared = session.accounts.some((account) => addressOf(account) === address)
  if (!isShared) throw new LatchkeyError('wallet.unauthorized', {})
  return address
}
