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
