import { base58 } from '@scure/base'

/**
 * Reads base 58, in which Bitcoin and Solana write keys. Takes longer than linear time, so that the
 * length of foreign text is limited.
 *
 * @param maxLength - Longer text is not read at all.
 * @returns undefined for text that is not base 58.
 */
export function decodeBase58(text: string, maxLength: number): Uint8Array | undefined {
  if (text.length > maxLength) return undefined
  try {
    return base58.decode(text)
  } catch {
    return undefined
  }
}

/** The longest text in base 58 that the 64 bytes of a signature can give. */
const MAX_SIGNATURE_LENGTH = 88

/** Reads a signature in base 58. @returns undefined for text that is none. */
export function decodeSignature(text: string): Uint8Array | undefined {
  return decodeBase58(text, MAX_SIGNATURE_LENGTH)
}

/** Writes bytes in base 64, as wallet-connect sessions and nodes want transactions. */
export function encodeBase64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}

/** Reads base 64. @returns undefined when it is none. */
export function decodeBase64(text: string): Uint8Array | undefined {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
  } catch {
    return undefined
  }
}
