/** An instruction of a transaction. */
export interface SolanaInstruction {
  /** Index into the keys; one that is not there stands in a table on the chain. */
  readonly program: number
  readonly accounts: readonly number[]
  readonly data: Uint8Array
}

/** Keys that a version 0 transaction takes from a table on the chain. */
export interface SolanaLookup {
  readonly table: Uint8Array
  readonly writable: readonly number[]
  readonly readonly: readonly number[]
}

/** A transaction taken apart. */
export interface SolanaTransaction {
  readonly version: 'legacy' | 0
  /** The bytes that are signed. */
  readonly message: Uint8Array
  readonly signatures: readonly Uint8Array[]
  /** The offset of the first signature. */
  readonly signaturesAt: number
  /** Keys that have to sign, in the order of their signatures; the first one pays. */
  readonly signers: readonly Uint8Array[]
  /** How many of the signers, and how many of the other keys, are only read. */
  readonly readonlyCounts: { readonly signed: number; readonly unsigned: number }
  readonly keys: readonly Uint8Array[]
  readonly blockhash: Uint8Array
  readonly instructions: readonly SolanaInstruction[]
  readonly lookups: readonly SolanaLookup[]
}

const SIGNATURE_BYTES = 64
const KEY_BYTES = 32

/**
 * Takes a legacy or version 0 transaction apart. Source: Solana's transaction format.
 *
 * @throws RangeError for anything else.
 */
export function readSolanaTransaction(bytes: Uint8Array): SolanaTransaction {
  const reader = createReader(bytes)
  const signatureCount = reader.compact()
  const signaturesAt = reader.at()
  const signatures = reader.times(signatureCount, () => reader.take(SIGNATURE_BYTES))
  const message = bytes.subarray(reader.at())
  const first = reader.byte()
  const isVersioned = (first & 0x80) !== 0
  if (isVersioned && first !== 0x80) throw unreadable()
  const signerCount = isVersioned ? reader.byte() : first
  const readonlyCounts = { signed: reader.byte(), unsigned: reader.byte() }
  if (signerCount !== signatureCount || signerCount === 0) throw unreadable()
  const keys = reader.list(() => reader.take(KEY_BYTES))
  if (keys.length < signerCount) throw unreadable()
  const blockhash = reader.take(KEY_BYTES)
  const instructions = reader.list(() => readInstruction(reader))
  const lookups = isVersioned ? reader.list(() => readLookup(reader)) : []
  if (reader.at() !== bytes.length) throw unreadable()
  return {
    version: isVersioned ? 0 : 'legacy',
    message,
    signatures,
    signaturesAt,
    readonlyCounts,
    signers: keys.slice(0, signerCount),
    keys,
    blockhash,
    instructions,
    lookups,
  }
}

function readInstruction(reader: Reader): SolanaInstruction {
  return {
    program: reader.byte(),
    accounts: reader.list(reader.byte),
    data: reader.take(reader.compact()),
  }
}

function readLookup(reader: Reader): SolanaLookup {
  return {
    table: reader.take(KEY_BYTES),
    writable: reader.list(reader.byte),
    readonly: reader.list(reader.byte),
  }
}

interface Reader {
  at(): number
  byte(): number
  take(count: number): Uint8Array
  compact(): number
  times<T>(count: number, read: () => T): T[]
  list<T>(read: () => T): T[]
}

function createReader(bytes: Uint8Array): Reader {
  let at = 0
  function take(count: number): Uint8Array {
    if (at + count > bytes.length) throw unreadable()
    at += count
    return bytes.subarray(at - count, at)
  }
  const byte = () => take(1)[0] ?? 0
  /** Seven bits of a number per byte, the lowest first, at most three bytes. */
  function compact(): number {
    let value = 0
    for (let shift = 0; shift < 21; shift += 7) {
      const part = byte()
      value |= (part & 0x7f) << shift
      if ((part & 0x80) === 0) return value
    }
    throw unreadable()
  }
  function times<T>(count: number, read: () => T): T[] {
    return Array.from({ length: count }, read)
  }
  return {
    at: () => at,
    byte,
    take,
    compact,
    times,
    list: (read) => times(compact(), read),
  }
}

function unreadable(): RangeError {
  return new RangeError('This is not a Solana transaction')
}
