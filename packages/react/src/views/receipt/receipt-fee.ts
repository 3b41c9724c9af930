import { formatAmount, type Snapshot } from '@latchkey/core'
import { networkOf } from '@latchkey/core/contract'
import { feeAmount } from '../../format/fee-amount.ts'
import type { Wording } from '../../messages/create-wording.ts'
import type { KnownTransaction } from './find-transaction.ts'

/** Writes what it cost, as the network says; before that the most that it may cost. */
export function feeOf(
  { network }: Pick<Snapshot, 'network'>,
  { account, own, listed }: KnownTransaction,
  text: Wording,
): string {
  const currency = network.supported.find(({ id }) => id === networkOf(account))?.nativeCurrency
  if (currency === undefined) return text.get('receipt.unknown')
  const { symbol, decimals } = currency
  const inCoins = (amount: string): string => `${feeAmount(amount, text.locale)} ${symbol}`
  const paid = own?.fee === undefined ? listed?.feeText : formatAmount(BigInt(own.fee), decimals)
  if (paid !== undefined) return inCoins(paid)
  const most = own?.agreed?.maxFeeText
  return most === undefined
    ? text.get('receipt.unknown')
    : text.get('receipt.fee.most', { amount: inCoins(most) })
}
