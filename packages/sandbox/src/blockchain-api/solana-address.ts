import { base58 } from '@scure/base'

/** Returns true for 32 bytes in base 58. */
export function isSolanaAddress(text: string): boolean {
  return /^[1-9A-HJ-NP-Za-km-z]{32,44}$/.test(text) && base58.decode(text).length === 32
}
