import type { Hex } from 'viem'

/** A transaction as a node answers it, in a block or in its pool. */
export interface NodeTransaction {
  readonly hash: Hex
  readonly nonce: Hex
  readonly from: Hex
  readonly to: Hex | null
  readonly input: Hex
  readonly value: Hex
}

/** A block with its transactions. */
export interface NodeBlock {
  readonly number: Hex
  readonly hash: Hex
  readonly parentHash: Hex
  readonly timestamp: Hex
  readonly transactions: readonly NodeTransaction[]
}

/** An event of a contract. */
export interface NodeLog {
  readonly address: Hex
  readonly topics: readonly Hex[]
  readonly data: Hex
}

/** The result of a mined transaction. */
export interface NodeReceipt {
  readonly transactionHash: Hex
  readonly status: Hex
  readonly contractAddress: Hex | null
  readonly logs: readonly NodeLog[]
}

/** One call within a transaction. Source: OpenEthereum's trace module, which anvil has. */
export interface NodeTrace {
  readonly transactionHash: Hex
  readonly type: string
  readonly error?: string
  readonly traceAddress: readonly number[]
  readonly action: {
    readonly callType?: string
    readonly from: Hex
    readonly to?: Hex
    readonly value?: Hex
  }
}
