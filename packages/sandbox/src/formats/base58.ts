const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/** @throws RangeError for a text with other digits. */
export function fromBase58(text: string): Uint8Array<ArrayBuffer> {
  const zeros = /^1*/.exec(text)?.[0].length ?? 0
  let value = 0n
  for (const digit of text) {
    const at = ALPHABET.indexOf(digit)
    if (at < 0) throw new RangeError('This is no base-58 text.')
    value = value * 58n + BigInt(at)
  }
  const hex = value === 0n ? '' : value.toString(16)
  const even = hex.padStart(hex.length + (hex.length % 2), '0')
  const pairs = even.match(/../g) ?? []
  return Uint8Array.from([...Array(zeros).fill(0), ...pairs.map((pair) => parseInt(pair, 16))])
}

/** Bytes as base-58. */
export function toBase58(bytes: Uint8Array): string {
  let value = bytes.reduce((sum, byte) => sum * 256n + BigInt(byte), 0n)
  let text = ''
  for (; value > 0n; value /= 58n) text = ALPHABET.charAt(Number(value % 58n)) + text
  const zeros = bytes.findIndex((byte) => byte !== 0)
  return '1'.repeat(zeros < 0 ? bytes.length : zeros) + text
}
