import type { Hex } from 'viem'

/** The coin, token or collectible that a transaction moves. */
export type Asset =
  | { readonly kind: 'coin' }
  | { readonly kind: 'token'; readonly address: Hex }
  | { readonly kind: 'collectible'; readonly address: Hex; readonly id: bigint }

/** One move of an asset from an address to another; the zero address stands for minting and burning. */
export interface Movement {
  readonly asset: Asset
  readonly from: Hex
  readonly to: Hex
  /** In smallest units; of a collectible, how many pieces. */
  readonly amount: bigint
}

/** A transaction in a block, with everything it moved. Addresses are in lower case. */
export interface ChainTransaction {
  readonly hash: Hex
  readonly nonce: number
  readonly from: Hex
  /** `null`: it created `created`. */
  readonly to: Hex | null
  readonly created: Hex | null
  readonly input: Hex
  readonly value: bigint
  readonly blockNumber: number
  /** Its place in the block. */
  readonly index: number
  readonly minedAtMs: number
  readonly isSuccess: boolean
  readonly movements: readonly Movement[]
  /** Owners that allowed a contract to move something of theirs. */
  readonly approvers: readonly Hex[]
  /** Contract accounts whose operations it carried (ERC-4337), and whether they succeeded. */
  readonly operations: ReadonlyMap<Hex, boolean>
}

/** A transaction in the node's pool. */
export interface PoolTransaction {
  readonly hash: Hex
  readonly nonce: number
  readonly from: Hex
  readonly to: Hex | null
  readonly input: Hex
  readonly value: bigint
}
