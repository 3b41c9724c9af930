import { type AccountId, addressOf } from '@latchkey/core/contract'
import { activeAddressOf } from '../methods/require-reviewed.ts'
import type { Handle } from '../session-store.ts'
import type { WalletActions } from '../wallets/bitcoin-wallet.ts'

/**
 * Returns true if the wallet itself can send from this account. Some wallets always pay from one
 * account; transfers of their other accounts have to be built here and signed.
 */
export function sendsItself(
  handle: Handle,
  account: AccountId<'bip122'>,
  { send, isPayerFixed = false }: WalletActions,
): boolean {
  const address = addressOf(account)
  const isOrdinal = handle.session.facts?.[address]?.type === 'ordinal'
  const isPayer = address === activeAddressOf(handle) && !isOrdinal
  return send !== undefined && (isPayer || !isPayerFixed)
}
