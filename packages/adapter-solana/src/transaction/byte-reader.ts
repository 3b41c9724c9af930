/** Reads bytes in order. Every method throws when there are not enough bytes left. */
export interface Reader {
  /** Number of bytes read. */
  at(): number
  isAtEnd(): boolean
  byte(): number
  bytes(count: number): Uint8Array
  /** A length in one to three bytes. Source: Solana, compact-u16. */
  length(): number
}

/** Creates a reader. */
export function createReader(source: Uint8Array): Reader {
  let at = 0
  const bytes = (count: number): Uint8Array => {
    const read = source.slice(at, at + count)
    if (read.length < count) throw new RangeError('Too short')
    at += count
    return read
  }
  const byte = (): number => bytes(1)[0] ?? 0
  const length = (): number => {
    const low = byte()
    if (low < 0x80) return low
    const middle = byte()
    const value = (low & 0x7f) | ((middle & 0x7f) << 7)
    return middle < 0x80 ? value : value | (byte() << 14)
  }
  return { at: () => at, isAtEnd: () => at === source.length, byte, bytes, length }
}
