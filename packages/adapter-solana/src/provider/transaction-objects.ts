import { LatchkeyError } from '@latchkey/core/contract'
import type { TransactionObject } from './stable-provider.ts'

/** The bytes of a transaction, signed or not. */
export function toBytes(transaction: TransactionObject | Uint8Array): Uint8Array {
  if (ArrayBuffer.isView(transaction)) return Uint8Array.from(transaction)
  return Uint8Array.from(
    transaction.serialize({ requireAllSignatures: false, verifySignatures: false }),
  )
}

/**
 * The signed transaction as an object of the website's class. The website's own copy of the library
 * reads it, so that none has to be loaded here.
 *
 * @throws LatchkeyError `wallet.malformed` when the class can't read it.
 */
export function likeBefore<T extends TransactionObject | Uint8Array>(
  before: T,
  signed: Uint8Array,
): T {
  // Bytes stay bytes.
  if (ArrayBuffer.isView(before)) return signed as T
  const { from, deserialize } = Object(before).constructor
  const read: unknown = deserialize ?? from
  if (typeof read !== 'function') throw new LatchkeyError('wallet.malformed', {})
  // The class returns an instance of itself.
  return Reflect.apply(read, before.constructor, [signed]) as T
}
