import { LatchkeyError, networkOf, type TransactionRequest } from '@latchkey/core/contract'
import { checkAddress } from '../address.ts'
import type { SendRequest } from '../wallets/bitcoin-wallet.ts'

/** What may go along with a transfer where the wallet can. */
export type TransferExtras = Pick<SendRequest, 'changeAddress' | 'memo'>

/**
 * Checks what is to go along with a transfer.
 *
 * @throws LatchkeyError `caip.invalid-address` for what is left going to no address of this network.
 */
export function readExtras({
  from,
  changeAddress,
  memo,
}: Pick<TransactionRequest<'bip122'>, 'from'> & TransferExtras): TransferExtras {
  return {
    ...(changeAddress !== undefined && { changeAddress: needHere(changeAddress, from) }),
    ...(memo && { memo }),
  }
}

/** Whether anything is to go along. */
export function hasExtras(extras: TransferExtras): boolean {
  return Object.keys(extras).length > 0
}

function needHere(text: string, from: TransactionRequest<'bip122'>['from']): string {
  const check = checkAddress(text, [networkOf(from)])
  if (!check.ok) throw new LatchkeyError('caip.invalid-address', {})
  return check.address
}
