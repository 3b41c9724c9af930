const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/** Longest text that is decoded: addresses and signatures are shorter. */
const MAX_LENGTH = 128

/** Writes bytes in base 58, as Solana and Bitcoin do. */
export function encodeBase58(bytes: Uint8Array): string {
  let value = 0n
  for (const byte of bytes) value = value * 256n + BigInt(byte)
  let text = ''
  for (; value > 0n; value /= 58n) text = ALPHABET.charAt(Number(value % 58n)) + text
  const zeros = bytes.findIndex((byte) => byte !== 0)
  return '1'.repeat(zeros < 0 ? bytes.length : zeros) + text
}

/** Reads base 58. @returns undefined for a text that is none. */
export function decodeBase58(text: string): Uint8Array | undefined {
  if (text.length > MAX_LENGTH) return undefined
  let value = 0n
  for (const letter of text) {
    const digit = ALPHABET.indexOf(letter)
    if (digit < 0) return undefined
    value = value * 58n + BigInt(digit)
  }
  const bytes: number[] = []
  for (; value > 0n; value /= 256n) bytes.unshift(Number(value % 256n))
  const zeros = /^1*/.exec(text)?.[0].length ?? 0
  return Uint8Array.from([...Array<number>(zeros).fill(0), ...bytes])
}
