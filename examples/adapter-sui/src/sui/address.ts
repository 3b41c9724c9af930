import type { AddressCheck } from '@latchkey/core/contract'
import { blake2b } from '@noble/hashes/blake2.js'
import { bytesToHex } from '@noble/hashes/utils.js'

/** The flag of Ed25519, by which Sui names the scheme of a key or signature. */
export const ED25519_FLAG = 0

const ADDRESS = /^0x[0-9a-f]{64}$/
/** Zeros at the beginning may be left out. */
const TYPED = /^0x([0-9a-f]{1,64})$/i

/** Returns true for an address as wallets and nodes write it. */
export function isAddress(text: string): boolean {
  return ADDRESS.test(text)
}

/** Reads an address that was typed. Sui's addresses have no checksum. */
export function parseAddress(text: string): AddressCheck {
  const digits = TYPED.exec(text.trim())?.[1]
  if (digits === undefined) return { ok: false, reason: 'malformed' }
  return { ok: true, address: `0x${digits.toLowerCase().padStart(64, '0')}` }
}

/** The address of an Ed25519 key. Source: docs.sui.io, "Keys and addresses". */
export function addressOfKey(key: Uint8Array): string {
  const digest = blake2b(Uint8Array.of(ED25519_FLAG, ...key), { dkLen: 32 })
  return `0x${bytesToHex(digest)}`
}
