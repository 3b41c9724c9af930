import { LatchkeyError, networkOf, type TransactionRequest } from '@latchkey/core/contract'
import { checkAddress } from '../address.ts'
import type { SendRequest } from '../wallets/bitcoin-wallet.ts'

/** Additional parts of a transfer, which only some wallets support. */
export type TransferExtras = Pick<SendRequest, 'changeAddress' | 'memo'>

/**
 * Checks the additional parts of a transfer.
 *
 * @throws LatchkeyError `caip.invalid-address` for a change address that is not on this network.
 */
export function readExtras({
  from,
  changeAddress,
  memo,
}: Pick<TransactionRequest<'bip122'>, 'from'> & TransferExtras): TransferExtras {
  return {
    ...(changeAddress !== undefined && { changeAddress: requireHere(changeAddress, from) }),
    ...(memo && { memo }),
  }
}

/** Returns true if there are additional parts. */
export function hasExtras(extras: TransferExtras): boolean {
  return Object.keys(extras).length > 0
}

function requireHere(text: string, from: TransactionRequest<'bip122'>['from']): string {
  const check = checkAddress(text, [networkOf(from)])
  if (!check.ok) throw new LatchkeyError('caip.invalid-address', {})
  return check.address
}
