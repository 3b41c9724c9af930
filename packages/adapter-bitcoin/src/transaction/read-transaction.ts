import { LatchkeyError } from '@latchkey/core/contract'
import { type ByteReader, createByteReader } from '../bytes/byte-reader.ts'
import type { BitcoinTransaction, TxInput, TxOutput } from './transaction.ts'

/**
 * Parses a transaction, with its witnesses if it has any. Source: BIP-144.
 *
 * @throws LatchkeyError `wallet.malformed`.
 */
export function readTransaction(bytes: Uint8Array): BitcoinTransaction {
  const reader = createByteReader(bytes)
  const version = reader.uint(4)
  const count = reader.size()
  // Zero inputs, then a one: the marker of witnesses.
  const hasWitness = count === 0
  if (hasWitness && reader.uint(1) !== 1) throw new LatchkeyError('wallet.malformed', {})
  const bare = many(reader, hasWitness ? reader.size() : count, readInput)
  const outputs = many(reader, reader.size(), readOutput)
  const inputs = hasWitness ? bare.map((input) => ({ ...input, witness: stack(reader) })) : bare
  if (hasWitness && inputs.every(({ witness }) => witness.length === 0)) {
    throw new LatchkeyError('wallet.malformed', {})
  }
  const lockTime = reader.uint(4)
  if (!reader.isAtEnd()) throw new LatchkeyError('wallet.malformed', {})
  return { version, inputs, outputs, lockTime }
}

/**
 * Parses the items of a witness.
 *
 * @throws LatchkeyError `wallet.malformed`.
 */
export function readWitness(bytes: Uint8Array): readonly Uint8Array[] {
  const reader = createByteReader(bytes)
  const witness = stack(reader)
  if (!reader.isAtEnd()) throw new LatchkeyError('wallet.malformed', {})
  return witness
}

function readOutput(reader: ByteReader): TxOutput {
  return { amount: reader.uint64(), script: reader.sized() }
}

function readInput(reader: ByteReader): TxInput {
  const txid = reader.bytes(32)
  const index = reader.uint(4)
  return { txid, index, script: reader.sized(), sequence: reader.uint(4), witness: [] }
}

function stack(reader: ByteReader): readonly Uint8Array[] {
  return many(reader, reader.size(), (from) => from.sized())
}

/** A false count runs out of bytes before it takes much memory. */
function many<T>(reader: ByteReader, count: number, read: (from: ByteReader) => T): readonly T[] {
  const found: T[] = []
  while (found.length < count) found.push(read(reader))
  return found
}
