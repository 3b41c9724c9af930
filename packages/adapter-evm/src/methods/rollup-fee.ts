import { isLatchkeyError } from '@latchkey/core/contract'
import { requireQuantity } from './native-balance.ts'
import type { RpcTransaction } from './transaction.ts'

/** The contract that rollups of the OP Stack have at this address. Source: OP Stack, predeploys. */
const GAS_PRICE_ORACLE = '0x420000000000000000000000000000000000000F'
/** First bytes of the data of `getL1Fee(bytes)`. */
const GET_L1_FEE = '0x49948e0e'
/** Bytes of a signed transaction without its call data. */
const ENVELOPE_LENGTH = 120
const WORD = /^0x[0-9a-f]{64}$/i

/**
 * Reads the fee that a rollup charges for writing the transaction to another network, in smallest
 * units.
 *
 * @param call - Calls a contract without a transaction.
 * @returns 0 on networks without such a fee.
 */
export async function readRollupFee(
  call: (call: { readonly to: string; readonly data: string }) => Promise<unknown>,
  { data = '0x' }: Pick<RpcTransaction, 'data'>,
): Promise<bigint> {
  // Bytes that are not 0 are the dearer ones.
  const bytes = data.slice(2) + 'ff'.repeat(ENVELOPE_LENGTH)
  const length = (bytes.length / 2).toString(16).padStart(64, '0')
  const padded = bytes.padEnd(Math.ceil(bytes.length / 64) * 64, '0')
  const encoded = `${GET_L1_FEE}${'20'.padStart(64, '0')}${length}${padded}`
  try {
    const answer = await call({ to: GAS_PRICE_ORACLE, data: encoded })
    if (typeof answer !== 'string' || !WORD.test(answer)) return 0n
    return requireQuantity(answer.replace(/^0x0*(?=.)/, '0x'))
  } catch (thrown) {
    // Another contract may be there.
    if (isLatchkeyError(thrown, 'rpc.failed')) return 0n
    throw thrown
  }
}
