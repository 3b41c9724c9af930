import { LatchkeyError } from '@latchkey/core/contract'

/** Bytes of a signature. */
const SIGNATURE_LENGTH = 64
/** Largest transaction that the network accepts, in bytes. */
const MAX_TRANSACTION_LENGTH = 1_232

/**
 * Reads the signature in a wallet's answer.
 *
 * @throws LatchkeyError `wallet.malformed`.
 */
export function requireSignature(answer: unknown): Uint8Array {
  const signature = readBytes(answer, 'signature')
  if (signature?.length !== SIGNATURE_LENGTH) throw new LatchkeyError('wallet.malformed', {})
  return signature
}

/**
 * Reads the signed transaction in a wallet's answer.
 *
 * @throws LatchkeyError `wallet.malformed`.
 */
export function requireTransaction(answer: unknown): Uint8Array {
  const transaction = readBytes(answer, 'signedTransaction')
  const isReadable = transaction !== undefined && transaction.length <= MAX_TRANSACTION_LENGTH
  if (!isReadable) throw new LatchkeyError('wallet.malformed', {})
  return transaction
}

/** Copies the bytes in a field of an answer. @returns undefined without such bytes. */
export function readBytes(answer: unknown, name: string): Uint8Array | undefined {
  try {
    const found: unknown = Reflect.get(Object(answer), name)
    if (!ArrayBuffer.isView(found)) return undefined
    return new Uint8Array(found.buffer, found.byteOffset, found.byteLength).slice()
  } catch {
    // An answer that throws when it is read has no bytes.
    return undefined
  }
}
