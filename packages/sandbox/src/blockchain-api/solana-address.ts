import { fromBase58 } from '../formats/base58.ts'

/** Whether a text is a Solana address: 32 bytes in base 58. */
export function isSolanaAddress(text: string): boolean {
  return /^[1-9A-HJ-NP-Za-km-z]{32,44}$/.test(text) && fromBase58(text).length === 32
}
