import { addressOf, LatchkeyError, type TransactionRequest } from '@latchkey/core/contract'
import { parseAddress } from '../address.ts'

/** A transaction in the form that wallets and nodes expect. */
export interface RpcTransaction extends RpcCall {
  readonly from: string
}

/** A call in the form that wallets expect. */
export interface RpcCall {
  readonly to: string
  readonly value: string
  readonly data?: string
}

const DATA = /^0x(?:[0-9a-f]{2})*$/i
/** Largest value of 256 bits, in smallest units. */
const MAX_AMOUNT = 2n ** 256n - 1n

/** @throws LatchkeyError as `toCall`. */
export function toTransaction(request: TransactionRequest<'eip155'>): RpcTransaction {
  return { from: addressOf(request.from), ...toCall(request) }
}

/**
 * Checks one call and converts it.
 *
 * @throws LatchkeyError `caip.invalid-address` for a recipient that is not an address or has a
 * wrong checksum, `amount.invalid` for an impossible amount, `wallet.unsupported-method` for data
 * that is not bytes.
 */
export function toCall({
  to,
  amount = 0n,
  data,
}: {
  readonly to: string
  readonly amount?: bigint | undefined
  readonly data?: string | undefined
}): RpcCall {
  const recipient = parseAddress(to)
  if (!recipient.ok) throw new LatchkeyError('caip.invalid-address', {})
  if (amount < 0n || amount > MAX_AMOUNT) throw new LatchkeyError('amount.invalid', {})
  const call = { to: recipient.address, value: `0x${amount.toString(16)}` }
  if (data === undefined) return call
  if (!DATA.test(data)) throw new LatchkeyError('wallet.unsupported-method', {})
  return { ...call, data }
}
