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

/** A transfer of the coin says that it calls nothing. Source: docs/views.md, send rules. */
const NO_DATA = '0x'

/**
 * Converts a transfer: of a token, it is a call of the token's contract that moves no coin.
 *
 * @throws LatchkeyError `caip.invalid-address` also for a token that is not an address,
 * `transfer.unsupported-data` for data beside a token, and as `toCall`.
 */
export function toTransaction(request: TransactionRequest<'eip155'>): RpcTransaction {
  const { from, token, to, amount, data } = request
  return {
    from: addressOf(from),
    ...(token === undefined
      ? toCall({ to, amount, data: data ?? NO_DATA })
      : toTokenCall({ to, amount, data, token })),
  }
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
  const call = { to: requireAddress(to), value: `0x${requireAmount(amount).toString(16)}` }
  if (data === undefined) return call
  if (!DATA.test(data)) throw new LatchkeyError('wallet.unsupported-method', {})
  return { ...call, data }
}

/** First bytes of the data of `transfer(address,uint256)`. Source: ERC-20. */
const TRANSFER = '0xa9059cbb'

/** The call with which a token is transferred. Source: ERC-20. */
function toTokenCall({
  to,
  amount,
  token,
  data,
}: Pick<TransactionRequest<'eip155'>, 'to' | 'amount' | 'data'> & {
  readonly token: string
}): RpcCall {
  if (data !== undefined) throw new LatchkeyError('transfer.unsupported-data', {})
  const words = [requireAddress(to).slice(2).toLowerCase(), requireAmount(amount).toString(16)]
  return {
    to: requireAddress(token),
    value: '0x0',
    data: `${TRANSFER}${words.map((word) => word.padStart(64, '0')).join('')}`,
  }
}

function requireAddress(text: string): string {
  const check = parseAddress(text)
  if (!check.ok) throw new LatchkeyError('caip.invalid-address', {})
  return check.address
}

function requireAmount(amount: bigint): bigint {
  if (amount < 0n || amount > MAX_AMOUNT) throw new LatchkeyError('amount.invalid', {})
  return amount
}
