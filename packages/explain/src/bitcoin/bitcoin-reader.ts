import { sha256 } from '@noble/hashes/sha2.js'
import { type ByteReader, createByteReader } from '../model/byte-reader.ts'

/** A transaction of Bitcoin, as far as it says what moves. */
export interface BitcoinTransaction {
  /** As its bytes hash: the digits that explorers show. */
  readonly id: string
  readonly inputs: readonly Outpoint[]
  readonly outputs: readonly Output[]
}

/** Which output of which transaction is spent. */
export interface Outpoint {
  readonly transactionId: string
  readonly index: number
}

export interface Output {
  readonly amount: bigint
  readonly script: Uint8Array
}

/** @returns Undefined unless the bytes are exactly one transaction, with or without witnesses. */
export function readBitcoinTransaction(source: Uint8Array): BitcoinTransaction | undefined {
  const isWitnessed = source[4] === 0 && source[5] === 1
  const reader = createByteReader(source)
  reader.bytes(isWitnessed ? 6 : 4)
  const begin = source.length - reader.left()
  const inputs = readMany(reader, () => {
    const outpoint = { transactionId: readId(reader), index: reader.number(4) }
    reader.bytes(readSize(reader))
    reader.bytes(4)
    return outpoint
  })
  const outputs = readMany(reader, () => {
    return { amount: reader.bigint(8), script: reader.bytes(readSize(reader)) }
  })
  const end = source.length - reader.left()
  if (isWitnessed)
    for (const _input of inputs) readMany(reader, () => reader.bytes(readSize(reader)))
  reader.bytes(4)
  if (!reader.isDone() || inputs.length === 0) return undefined
  // Witnesses are no part of what the id is made of. Source: BIP-141.
  const hashed = [...source.slice(0, 4), ...source.slice(begin, end), ...source.slice(-4)]
  return { id: toId(sha256(sha256(Uint8Array.from(hashed)))), inputs, outputs }
}

/** Reads the id of a transaction, whose bytes stand in the other order. */
export function readId(reader: ByteReader): string {
  return toId(reader.bytes(32))
}

function toId(bytes: Uint8Array): string {
  return [...bytes]
    .reverse()
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
}

/** A length or a number of things, never in more bytes than it needs. */
export function readSize(reader: ByteReader): number {
  const first = reader.number(1)
  if (first < 0xfd) return first
  if (first === 0xff) reader.fail()
  const size = first === 0xfd ? reader.number(2) : reader.number(4)
  if (size < (first === 0xfd ? 0xfd : 0x10000)) reader.fail()
  return size
}

/** As many as a number before them says; none beyond the data. */
function readMany<T>(reader: ByteReader, read: () => T): T[] {
  const count = readSize(reader)
  const many: T[] = []
  for (let at = 0; at < count && reader.isWhole(); at += 1) many.push(read())
  return many
}
