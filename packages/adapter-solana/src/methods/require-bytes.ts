import { LatchkeyError } from '@latchkey/core/contract'
import { readTransaction } from '../transaction/read-transaction.ts'
import { bytesOf, outputsOf } from './answer-bytes.ts'

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
  const signature = signatureIn(answer)
  if (signature === undefined) throw new LatchkeyError('wallet.malformed', {})
  return signature
}

/** The signature in an answer, which may be the answer itself or alone in a list. */
export function signatureIn(answer: unknown): Uint8Array | undefined {
  const isSignature = ({ length }: Uint8Array): boolean => length === SIGNATURE_LENGTH
  const [own] = outputsOf(answer)
  return [partOf(own, 'signature'), own]
    .map((part) => bytesOf(part, isSignature))
    .find((bytes) => bytes !== undefined && isSignature(bytes))
}

/**
 * Reads the signed transaction in a wallet's answer.
 *
 * @throws LatchkeyError `wallet.malformed`.
 */
export function requireTransaction(answer: unknown): Uint8Array {
  const transaction = transactionIn(answer)
  if (transaction === undefined) throw new LatchkeyError('wallet.malformed', {})
  return transaction
}

/** The signed transaction in an answer, which may be the answer itself or alone in a list. */
export function transactionIn(answer: unknown): Uint8Array | undefined {
  const [own] = outputsOf(answer)
  return [partOf(own, 'signedTransaction'), partOf(own, 'transaction'), own]
    .map((part) => bytesOf(serialized(part), (bytes) => readTransaction(bytes) !== undefined))
    .find((bytes) => bytes !== undefined && bytes.length <= MAX_TRANSACTION_LENGTH)
}

/** The bytes in a field of an answer, in any form but text. */
export function readBytes(answer: unknown, name: string): Uint8Array | undefined {
  return bytesOf(partOf(answer, name), () => false)
}

/** A field of an answer. @returns undefined without one. */
export function partOf(answer: unknown, name: string): unknown {
  try {
    return Reflect.get(Object(answer), name)
  } catch {
    // An answer that throws when it is read has no such part.
    return undefined
  }
}

/** A wallet may answer with an object of the library, of either class. */
function serialized(transaction: unknown): unknown {
  try {
    const { serialize } = Object(transaction)
    if (typeof serialize !== 'function') return transaction
    const options = { requireAllSignatures: false, verifySignatures: false }
    return Reflect.apply(serialize, transaction, [options])
  } catch {
    // An object that can't write itself is no transaction.
    return undefined
  }
}
