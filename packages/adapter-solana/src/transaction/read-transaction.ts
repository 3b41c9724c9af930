import { base58 } from '@scure/base'
import { KEY_LENGTH } from '../address.ts'
import { createReader, type Reader } from './byte-reader.ts'

/** Bytes of a signature. */
const SIGNATURE_LENGTH = 64
/** The bit that distinguishes a version from a number of signers. */
const VERSIONED = 0x80
/** Largest transaction, in bytes. */
const MAX_LENGTH = 1_232

/** One instruction, with the indexes of its accounts. */
interface Instruction {
  readonly program: number
  readonly accounts: readonly number[]
  readonly data: Uint8Array
}

/** A transaction. */
export interface WireTransaction {
  readonly isVersioned: boolean
  /** 64 bytes each, zeros if unsigned; in the order of the first addresses. */
  readonly signatures: readonly Uint8Array[]
  /** Offset of the first signature. */
  readonly signaturesAt: number
  /** Numbers of signers, of read-only signers, and of other read-only accounts. */
  readonly header: readonly [signers: number, readOnlySigners: number, readOnly: number]
  readonly addresses: readonly string[]
  /** Accounts of lookup tables, whose indexes follow those of the addresses: table and place in it. */
  readonly looked: readonly string[]
  readonly blockhash: string
  readonly instructions: readonly Instruction[]
}

/**
 * Reads a transaction, legacy or of version 0. Source: Solana, transaction format.
 *
 * @returns undefined for anything else.
 */
export function readTransaction(bytes: Uint8Array): WireTransaction | undefined {
  if (bytes.length > MAX_LENGTH) return undefined
  const reader = createReader(bytes)
  try {
    const count = reader.length()
    const signaturesAt = reader.at()
    const signatures = times(count, () => reader.bytes(SIGNATURE_LENGTH))
    const { isVersioned, signers } = readOpening(reader)
    const header = [signers, reader.byte(), reader.byte()] as const
    const addresses = times(reader.length(), () => base58.encode(reader.bytes(KEY_LENGTH)))
    const blockhash = base58.encode(reader.bytes(KEY_LENGTH))
    const instructions = times(reader.length(), () => readInstruction(reader))
    const looked = isVersioned ? readTables(reader) : []
    if (count !== signers || signers > addresses.length || !reader.isAtEnd()) return undefined
    const parts = { header, addresses, looked, blockhash, instructions }
    return { isVersioned, signatures, signaturesAt, ...parts }
  } catch {
    // The bytes end too early, or the version is unknown.
    return undefined
  }
}

/** The same transaction with the signature of one address in its place. */
export function withSignature(
  bytes: Uint8Array,
  address: string,
  signature: Uint8Array,
): Uint8Array | undefined {
  const transaction = readTransaction(bytes)
  const place = transaction?.addresses.indexOf(address) ?? -1
  if (transaction === undefined || place < 0 || place >= transaction.signatures.length)
    return undefined
  if (signature.length !== SIGNATURE_LENGTH) return undefined
  const signed = Uint8Array.from(bytes)
  signed.set(signature, transaction.signaturesAt + place * SIGNATURE_LENGTH)
  return signed
}

function readOpening(reader: Reader): { readonly isVersioned: boolean; readonly signers: number } {
  const first = reader.byte()
  if (first < VERSIONED) return { isVersioned: false, signers: first }
  if (first !== VERSIONED) throw new RangeError('Unknown version')
  return { isVersioned: true, signers: reader.byte() }
}

function readInstruction(reader: Reader): Instruction {
  const program = reader.byte()
  const accounts = [...reader.bytes(reader.length())]
  return { program, accounts, data: reader.bytes(reader.length()) }
}

/** The writable accounts of all tables come before the others. Source: Solana, versioned transactions. */
function readTables(reader: Reader): readonly string[] {
  const tables = times(reader.length(), () => {
    const table = base58.encode(reader.bytes(KEY_LENGTH))
    const places = () => [...reader.bytes(reader.length())].map((place) => `${table}#${place}`)
    return { writable: places(), readOnly: places() }
  })
  return [
    ...tables.flatMap(({ writable }) => writable),
    ...tables.flatMap(({ readOnly }) => readOnly),
  ]
}

function times<T>(count: number, read: () => T): readonly T[] {
  return Array.from({ length: count }, read)
}
