import { keccak_256 } from '@noble/hashes/sha3.js'

/**
 * Writes the digits of an EVM address with their checksum. Source: EIP-55.
 *
 * @param digits - 40 hexadecimal digits, without a prefix.
 */
export function checksumDigits(digits: string): string {
  const lower = digits.toLowerCase()
  const hash = keccak_256(new TextEncoder().encode(lower))
  return [...lower]
    .map((digit, at) => {
      const half = ((hash[at >> 1] ?? 0) >> (at % 2 === 0 ? 4 : 0)) & 0xf
      return half >= 8 ? digit.toUpperCase() : digit
    })
    .join('')
}
