import { type AccountId, addressOf } from '@latchkey/core/contract'
import { frontOf } from '../methods/need-reviewed.ts'
import type { Handle } from '../sessions/session-store.ts'
import type { WalletActions } from '../wallets/bitcoin-wallet.ts'

/**
 * Whether the wallet sends from this account by itself. One that names no sender would pay from
 * another account than was reviewed; what such an account sends has to be signed by it.
 */
export function sendsItself(
  handle: Handle,
  account: AccountId<'bip122'>,
  { send, isPayerFixed = false }: WalletActions,
): boolean {
  const address = addressOf(account)
  const isOrdinal = handle.session.facts?.[address]?.type === 'ordinal'
  const isPayer = address === frontOf(handle) && !isOrdinal
  return send !== undefined && (isPayer || !isPayerFixed)
}
