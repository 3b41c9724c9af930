import { concatBytes } from '@noble/hashes/utils.js'
import { doubleSha256 } from '../bytes/hashes.ts'
import { listed, sized, uint } from '../bytes/write-bytes.ts'
import type { BitcoinTransaction, Outpoint, TxInput, TxOutput } from './transaction.ts'

/** Encodes a transaction without witnesses, as it is hashed for its id. */
export function writeTransaction(transaction: BitcoinTransaction): Uint8Array {
  const { version, inputs, outputs, lockTime } = transaction
  return concatBytes(
    uint(version, 4),
    listed(inputs.map(writeInput)),
    listed(outputs.map(writeOutput)),
    uint(lockTime, 4),
  )
}

/** The hash of a transaction, in the reverse byte order of displayed ids. */
export function transactionHash(transaction: BitcoinTransaction): Uint8Array {
  return doubleSha256(writeTransaction(transaction))
}

/** Encodes what an input spends. */
export function writeOutpoint({ txid, index }: Outpoint): Uint8Array {
  return concatBytes(txid, uint(index, 4))
}

/** Encodes one output. */
export function writeOutput({ amount, script }: TxOutput): Uint8Array {
  return concatBytes(uint(amount, 8), sized(script))
}

function writeInput(input: TxInput): Uint8Array {
  return concatBytes(writeOutpoint(input), sized(input.script), uint(input.sequence, 4))
}
