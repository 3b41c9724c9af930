import { LatchkeyError } from '@latchkey/core/contract'
import type { TransactionObject } from './stable-provider.ts'

/** The bytes of a transaction, whoever has signed it yet. */
export function toBytes(transaction: TransactionObject | Uint8Array): Uint8Array {
  if (ArrayBuffer.isView(transaction)) return Uint8Array.from(transaction)
  return Uint8Array.from(
    transaction.serialize({ requireAllSignatures: false, verifySignatures: false }),
  )
}

/**
 * What was signed, in the class that the website used: its own copy of the library reads it, so that
 * none has to be loaded here.
 *
 * @throws LatchkeyError `wallet.malformed` when its class can not read it.
 */
export function likeBefore<T extends TransactionObject | Uint8Array>(
  before: T,
  signed: Uint8Array,
): T {
  // Bytes come back as bytes.
  if (ArrayBuffer.isView(before)) return signed as T
  const { from, deserialize } = Object(before).constructor
  const read: unknown = deserialize ?? from
  if (typeof read !== 'function') throw new LatchkeyError('wallet.malformed', {})
  // A class of the library reads what it has written.
  return Reflect.apply(read, before.constructor, [signed]) as T
}
