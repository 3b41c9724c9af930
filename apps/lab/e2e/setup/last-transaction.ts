import type { Hex } from 'viem'

interface Chain {
  request(method: string, params: readonly unknown[]): Promise<unknown>
}

/** A signed transaction as a node decoded it. Addresses are lower-case, numbers hexadecimal. */
export interface SignedTransaction {
  readonly from: Hex
  readonly to: Hex
  readonly value: Hex
  readonly input: Hex
  readonly gas: Hex
  readonly maxFeePerGas: Hex
}

/** The last transaction of a chain. */
export async function lastTransaction(chain: Chain): Promise<SignedTransaction> {
  const { transactions } = Object(await chain.request('eth_getBlockByNumber', ['latest', true]))
  return transactions.at(-1)
}
