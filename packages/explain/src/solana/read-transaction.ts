import { base58 } from '@scure/base'
import { type ByteReader, createByteReader } from '../model/byte-reader.ts'

/** An account that an instruction uses. */
export interface InstructionAccount {
  /** Undefined where it is in a table that was not handed over. */
  readonly address: string | undefined
  readonly isSigner: boolean
  readonly isWritable: boolean
}

/** An instruction to a program. */
export interface Instruction {
  readonly program: string
  readonly accounts: readonly InstructionAccount[]
  readonly data: Uint8Array
}

/** A transaction, signed or not. */
export interface SolanaTransaction {
  /** The payer of the fee. */
  readonly payer: string
  readonly signatureCount: number
  /** All that it may use. */
  readonly accounts: readonly InstructionAccount[]
  readonly instructions: readonly Instruction[]
}

/** Addresses in each lookup table, by the table's address. */
export type LookupTables = ReadonlyMap<string, readonly string[]>

/** The first bit says that a version follows. Source: solana.com/docs/core/transactions/versions. */
const VERSIONED = 0x80

/**
 * Reads a transaction of version 0 or of the older form.
 *
 * @returns Undefined unless the bytes are exactly one transaction.
 */
export function readTransaction(
  bytes: Uint8Array,
  tables: LookupTables,
): SolanaTransaction | undefined {
  const reader = createByteReader(bytes)
  const signatureCount = readCount(reader)
  reader.bytes(signatureCount * 64)
  const read = readMessage(reader, tables)
  return read?.signatureCount === signatureCount ? read : undefined
}

/** Reads what is signed of a transaction. */
export function readMessage(
  reader: ByteReader,
  tables: LookupTables,
): SolanaTransaction | undefined {
  const first = reader.number(1)
  const isVersioned = first >= VERSIONED
  // Versions after 0 may have another form.
  if (first > VERSIONED) return undefined
  const signatureCount = isVersioned ? reader.number(1) : first
  const [readonlySigned, readonlyOthers] = [reader.number(1), reader.number(1)]
  const keys = readMany(reader, () => base58.encode(reader.bytes(32)))
  reader.bytes(32)
  const raw = readMany(reader, () => ({
    programIndex: reader.number(1),
    indices: readMany(reader, () => reader.number(1)),
    data: reader.bytes(readCount(reader)),
  }))
  const lookups = isVersioned ? readMany(reader, () => readLookup(reader)) : []
  if (!reader.isDone() || signatureCount > keys.length) return undefined
  const isWritable = (at: number) =>
    at < signatureCount ? at < signatureCount - readonlySigned : at < keys.length - readonlyOthers
  const own = keys.map((address, at): InstructionAccount => {
    return { address, isSigner: at < signatureCount, isWritable: isWritable(at) }
  })
  const accounts = [...own, ...lookedUp(lookups, tables)]
  const instructions = raw.map(({ programIndex, indices, data }): Instruction | undefined => {
    const used = indices.map((index) => accounts[index]).filter((one) => one !== undefined)
    const program = keys[programIndex]
    if (program === undefined || used.length < indices.length) return undefined
    return { program, accounts: used, data }
  })
  const known = instructions.filter((one) => one !== undefined)
  const [payer] = keys
  if (payer === undefined || known.length < instructions.length) return undefined
  return { payer, signatureCount, accounts, instructions: known }
}

interface Lookup {
  readonly table: string
  readonly writable: readonly number[]
  readonly readonly: readonly number[]
}

function readLookup(reader: ByteReader): Lookup {
  const index = () => reader.number(1)
  return {
    table: base58.encode(reader.bytes(32)),
    writable: readMany(reader, index),
    readonly: readMany(reader, index),
  }
}

/** First what all tables make writable, then the others. */
function lookedUp(lookups: readonly Lookup[], tables: LookupTables): InstructionAccount[] {
  const of = (isWritable: boolean) =>
    lookups.flatMap(({ table, writable, readonly }) =>
      (isWritable ? writable : readonly).map((index) => {
        return { address: tables.get(table)?.[index], isSigner: false, isWritable }
      }),
    )
  return [...of(true), ...of(false)]
}

function readMany<T>(reader: ByteReader, read: () => T): T[] {
  const count = readCount(reader)
  const many: T[] = []
  // Each takes at least a byte: a count beyond the data is none.
  for (let at = 0; at < count && reader.isWhole(); at += 1) many.push(read())
  return many
}

/** A number in one to three bytes, seven bits each, never longer than needed. */
function readCount(reader: ByteReader): number {
  let count = 0
  for (let at = 0; at < 3; at += 1) {
    const byte = reader.number(1)
    count += (byte & 0x7f) << (7 * at)
    if (byte === 0 && at > 0) reader.fail()
    if (byte < 0x80) {
      if (count > 0xffff) reader.fail()
      return count
    }
  }
  reader.fail()
  return 0
}
