import { base58 } from '@scure/base'
import { readSolanaTransaction } from '../../../formats/solana-transaction.ts'
import { invalidParams } from './rpc-error.ts'

/** An address, as it was sent. */
export function readAddress(value: unknown): string {
  if (typeof value !== 'string') throw invalidParams('Invalid params: expected a string.')
  if (bytesOf(value)?.length === 32) return value
  throw invalidParams('Invalid param: WrongSize')
}

/** A signature, as it was sent. */
export function readSignature(value: unknown): string {
  if (typeof value !== 'string') throw invalidParams('Invalid params: expected a string.')
  if (bytesOf(value)?.length === 64) return value
  throw invalidParams('Invalid param: WrongSize')
}

/** A list of at most so many. */
export function readList(value: unknown, most: number): readonly unknown[] {
  if (!Array.isArray(value)) throw invalidParams('Invalid params: expected a sequence.')
  if (value.length <= most) return value
  throw invalidParams(`Too many inputs provided; max ${most}`)
}

/** A transaction in base 58 (when nothing is said) or base 64. */
export function readTransactionBytes(text: unknown, encoding: unknown = 'base58'): Uint8Array {
  if (typeof text !== 'string') throw invalidParams('Invalid params: expected a string.')
  const bytes = encoding === 'base64' ? base64Bytes(text) : bytesOf(text)
  if (encoding !== 'base64' && encoding !== 'base58')
    throw invalidParams(`unsupported encoding: ${String(encoding)}. Supported: base58, base64`)
  if (!bytes) throw invalidParams(`invalid ${encoding} encoding`)
  if (bytes.length > MAX_BYTES)
    throw invalidParams(
      `decoded solana_transaction::versioned::VersionedTransaction too large: ${bytes.length} bytes (max: ${MAX_BYTES} bytes)`,
    )
  try {
    readSolanaTransaction(bytes)
    return bytes
  } catch {
    throw invalidParams(
      'failed to deserialize solana_transaction::versioned::VersionedTransaction: it is cut off or malformed',
    )
  }
}

/** The size of one packet of the network. */
const MAX_BYTES = 1232

/** Base 64 as bytes; undefined for invalid text. */
export function base64Bytes(text: string): Uint8Array | undefined {
  if (!/^[A-Za-z0-9+/]*={0,2}$/.test(text) || text.length % 4 !== 0) return undefined
  return Uint8Array.from(Buffer.from(text, 'base64'))
}

function bytesOf(text: string): Uint8Array | undefined {
  try {
    return text.length > MAX_BYTES * 2 ? undefined : base58.decode(text)
  } catch {
    // Not base 58: the caller says what it expected.
    return undefined
  }
}
