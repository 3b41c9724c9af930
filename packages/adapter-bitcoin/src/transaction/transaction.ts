/** The output that an input spends. */
export interface Outpoint {
  /** In the byte order of hashes, the reverse of displayed ids. */
  readonly txid: Uint8Array
  readonly index: number
}

/** One input. */
export interface TxInput extends Outpoint {
  readonly script: Uint8Array
  readonly sequence: number
  /** Empty without a witness. */
  readonly witness: readonly Uint8Array[]
}

/** One output. */
export interface TxOutput {
  /** Satoshis. */
  readonly amount: bigint
  readonly script: Uint8Array
}

/** A transaction, signed or not. */
export interface BitcoinTransaction {
  readonly version: number
  readonly inputs: readonly TxInput[]
  readonly outputs: readonly TxOutput[]
  readonly lockTime: number
}
