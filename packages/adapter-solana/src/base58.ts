/** Digits of base 58, as Bitcoin and Solana write them. */
const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/** Writes bytes in base 58. */
export function encodeBase58(bytes: Uint8Array): string {
  const digits = convert([...bytes], 256, 58)
  return '1'.repeat(zerosOf([...bytes])) + digits.map((digit) => ALPHABET.charAt(digit)).join('')
}

/**
 * Reads base 58.
 *
 * @param maxLength - More characters than that are not read at all.
 * @returns undefined when a character is none of its digits.
 */
export function decodeBase58(text: string, maxLength: number): Uint8Array | undefined {
  if (text.length > maxLength) return undefined
  const digits = Array.from(text, (digit) => ALPHABET.indexOf(digit))
  if (digits.includes(-1)) return undefined
  return new Uint8Array([...new Array(zerosOf(digits)).fill(0), ...convert(digits, 58, 256)])
}

/** Zeros in front carry no value: both forms keep each of them as a digit of its own. */
function zerosOf(digits: readonly number[]): number {
  const first = digits.findIndex((digit) => digit !== 0)
  return first < 0 ? digits.length : first
}

/** The same number in another base, without zeros in front. */
function convert(digits: readonly number[], from: number, to: number): readonly number[] {
  const converted: number[] = []
  for (const digit of digits) {
    let carry = digit
    for (const [place, value] of converted.entries()) {
      carry += value * from
      converted[place] = carry % to
      carry = Math.floor(carry / to)
    }
    while (carry > 0) {
      converted.push(carry % to)
      carry = Math.floor(carry / to)
    }
  }
  return converted.reverse()
}
