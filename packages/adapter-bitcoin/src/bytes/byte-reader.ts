import { LatchkeyError } from '@latchkey/core/contract'

/**
 * Reads bytes in order. Every method throws `wallet.malformed` when there are not enough bytes
 * left.
 */
export interface ByteReader {
  /** A little-endian number of `length` bytes, at most six. */
  uint(length: number): number
  uint64(): bigint
  bytes(length: number): Uint8Array
  /** A compact size; only the shortest form is valid, so that an encoding is unique. */
  size(): number
  /** Bytes after their length. */
  sized(): Uint8Array
  isAtEnd(): boolean
}

/**
 * For a first byte that is not a length itself: how many bytes follow, and their smallest valid
 * value.
 */
const LONGER: ReadonlyMap<number, readonly [length: number, least: number]> = new Map([
  [0xfd, [2, 0xfd]],
  [0xfe, [4, 0x1_0000]],
])

/** Creates a reader that begins at the first byte. */
export function createByteReader(source: Uint8Array): ByteReader {
  let at = 0
  const bytes = (length: number): Uint8Array => {
    if (at + length > source.length) throw new LatchkeyError('wallet.malformed', {})
    at += length
    return source.slice(at - length, at)
  }
  const uint = (length: number): number =>
    bytes(length).reduceRight((sum, byte) => sum * 256 + byte, 0)
  const size = (): number => {
    const first = uint(1)
    if (first < 0xfd) return first
    const [length, least] = LONGER.get(first) ?? [0, Number.POSITIVE_INFINITY]
    const found = uint(length)
    // Lengths of more than four bytes do not occur in transactions.
    if (found < least) throw new LatchkeyError('wallet.malformed', {})
    return found
  }
  return {
    bytes,
    uint,
    uint64: () => BigInt(uint(4)) + (BigInt(uint(4)) << 32n),
    size,
    sized: () => bytes(size()),
    isAtEnd: () => at === source.length,
  }
}
