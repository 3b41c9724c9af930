import { SiteError } from '@latchkey/frame/site'

/** An instruction of a transaction. */
export interface SolanaInstruction {
  /** Index into the keys; one that is not there stands in a table on the chain. */
  readonly program: number
  readonly accounts: readonly number[]
  readonly data: Uint8Array
}

/** A transaction taken apart as far as signing and showing it needs. */
export interface SolanaTransaction {
  /** What signatures are made over. */
  readonly message: Uint8Array
  /** Where the first signature begins. */
  readonly signaturesAt: number
  /** Keys that have to sign, in the order of their signatures; the first one pays. */
  readonly signers: readonly Uint8Array[]
  readonly keys: readonly Uint8Array[]
  readonly instructions: readonly SolanaInstruction[]
}

/**
 * Takes a legacy or version 0 transaction apart. Source: Solana's transaction format.
 *
 * @throws SiteError for anything else.
 */
export function readSolanaTransaction(bytes: Uint8Array): SolanaTransaction {
  const reader = createReader(bytes)
  const signatureCount = reader.compact()
  const signaturesAt = reader.at()
  reader.take(signatureCount * 64)
  const message = bytes.subarray(reader.at())
  const first = reader.byte()
  const isVersioned = (first & 0x80) !== 0
  if (isVersioned && first !== 0x80) throw unreadable()
  const signerCount = isVersioned ? reader.byte() : first
  reader.take(2)
  if (signerCount !== signatureCount || signerCount === 0) throw unreadable()
  const keys = reader.list(() => reader.take(32))
  if (keys.length < signerCount) throw unreadable()
  reader.take(32)
  const instructions = reader.list(() => ({
    program: reader.byte(),
    accounts: reader.list(() => reader.byte()),
    data: reader.take(reader.compact()),
  }))
  if (isVersioned)
    reader.list(() => [
      reader.take(32),
      reader.take(reader.compact()),
      reader.take(reader.compact()),
    ])
  if (reader.at() !== bytes.length) throw unreadable()
  return { message, signaturesAt, signers: keys.slice(0, signerCount), keys, instructions }
}

interface Reader {
  at(): number
  byte(): number
  take(count: number): Uint8Array
  compact(): number
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
  return {
    ...{ at: () => at, byte, take, compact },
    list: (read) => Array.from({ length: compact() }, read),
  }
}

function unreadable(): SiteError {
  return new SiteError('This is not a Solana transaction')
}
