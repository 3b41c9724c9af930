import { base58 } from '@scure/base'

/**
 * Decodes base 58, the encoding of keys on Solana. Decoding takes more than linear time, so that
 * the length of foreign text is limited.
 *
 * @param maxLength - Longer text is not decoded.
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

/** Decodes a signature in base 58. @returns undefined for text that is not base 58. */
export function decodeSignature(text: string): Uint8Array | undefined {
  return decodeBase58(text, MAX_SIGNATURE_LENGTH)
}

/** Encodes bytes in base 64, the encoding of transactions for wallet-connect sessions and nodes. */
export function encodeBase64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}

/** Decodes base 64. @returns undefined for text that is not base 64. */
export function decodeBase64(text: string): Uint8Array | undefined {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
  } catch {
    return undefined
  }
}
