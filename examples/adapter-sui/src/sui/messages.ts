import { blake2b } from '@noble/hashes/blake2.js'
import { addressOfKey, ED25519_FLAG } from './address.ts'

const SIGNATURE_LENGTH = 64
const KEY_LENGTH = 32
/** A personal message of the first version, for Sui. Source: docs.sui.io, "Intent signing". */
const INTENT = [3, 0, 0]

/** The digest that a wallet signs for a text: the hash of intent, length and text. */
export function messageDigest(text: string): Uint8Array<ArrayBuffer> {
  const bytes = new TextEncoder().encode(text)
  const message = Uint8Array.of(...INTENT, ...writeLength(bytes.length), ...bytes)
  return new Uint8Array(blake2b(message, { dkLen: 32 }))
}

/**
 * Returns true if the Ed25519 key of an address signed the text.
 *
 * @param signature - In base 64: the flag of the scheme, the signature and the public key.
 */
export async function isSignedBy(
  address: string,
  text: string,
  signature: string,
): Promise<boolean> {
  const bytes = readBase64(signature)
  if (bytes?.length !== 1 + SIGNATURE_LENGTH + KEY_LENGTH || bytes[0] !== ED25519_FLAG) return false
  const [own, raw] = [bytes.slice(1, 1 + SIGNATURE_LENGTH), bytes.slice(1 + SIGNATURE_LENGTH)]
  if (addressOfKey(raw) !== address) return false
  const key = await crypto.subtle.importKey('raw', raw, 'Ed25519', false, ['verify'])
  return crypto.subtle.verify('Ed25519', key, own, messageDigest(text))
}

/** Writes a length as BCS does, in groups of seven bits. */
function writeLength(length: number): readonly number[] {
  return length < 0x80 ? [length] : [(length & 0x7f) | 0x80, ...writeLength(length >> 7)]
}

function readBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
  } catch {
    return undefined
  }
}
