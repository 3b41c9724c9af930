import type { AddressCheck } from '@latchkey/core/contract'
import { decodeBase58 } from './encoding.ts'

/** Bytes of a public key. */
export const KEY_LENGTH = 32
/** The longest text in base 58 that 32 bytes can give. */
const MAX_LENGTH = 44

/**
 * The bytes of an address, exactly 32. They need not be a point of the curve: tokens and programs
 * own accounts without a key. Source: docs/security.md, S28.
 */
export function keyOf(address: string): Uint8Array | undefined {
  const key = decodeBase58(address, MAX_LENGTH)
  return key?.length === KEY_LENGTH ? key : undefined
}

/** Returns true for the text of an address, without spaces around it. */
export function isAddress(text: string): boolean {
  return keyOf(text) !== undefined
}

/** Reads an address that was typed. */
export function parseAddress(text: string): AddressCheck {
  const address = text.trim()
  return isAddress(address) ? { ok: true, address } : { ok: false, reason: 'malformed' }
}
