import { LatchkeyError } from '@latchkey/core/contract'

/** Bytes of a signature. */
const SIGNATURE_LENGTH = 64
/** The most that the network takes in as one transaction. */
const MAX_TRANSACTION_LENGTH = 1_232

/**
 * The signature among what a wallet answered.
 *
 * @throws LatchkeyError `wallet.malformed`.
 */
export function needSignature(answer: unknown): Uint8Array {
  const signature = readBytes(answer, 'signature')
  if (signature?.length !== SIGNATURE_LENGTH) throw new LatchkeyError('wallet.malformed', {})
  return signature
}

/**
 * The signed transaction among what a wallet answered.
 *
 * @throws LatchkeyError `wallet.malformed`.
 */
export function needTransaction(answer: unknown): Uint8Array {
  const transaction = readBytes(answer, 'signedTransaction')
  const isWhole = transaction !== undefined && transaction.length <= MAX_TRANSACTION_LENGTH
  if (!isWhole) throw new LatchkeyError('wallet.malformed', {})
  return transaction
}

/** A copy of the bytes that an answer has under a name. @returns undefined where it has none. */
export function readBytes(answer: unknown, name: string): Uint8Array | undefined {
  try {
    const found: unknown = Reflect.get(Object(answer), name)
    if (!ArrayBuffer.isView(found)) return undefined
    return new Uint8Array(found.buffer, found.byteOffset, found.byteLength).slice()
  } catch {
    // An answer that throws when it is read has none.
    return undefined
  }
}
