import { LatchkeyError } from '@latchkey/core/contract'

/** Reads bytes one after the other. Every read throws `wallet.malformed` when there are too few. */
export interface ByteReader {
  /** A number of `length` bytes, at most six, the lowest first. */
  uint(length: number): number
  uint64(): bigint
  bytes(length: number): Uint8Array
  /** A length as Bitcoin writes it; in its shortest form only, so that a text has one meaning. */
  size(): number
  /** Bytes with their length before them. */
  sized(): Uint8Array
  isAtEnd(): boolean
}

/** How many bytes follow a first byte that is no length itself, and the least they may say. */
const LONGER: ReadonlyMap<number, readonly [length: number, least: number]> = new Map([
  [0xfd, [2, 0xfd]],
  [0xfe, [4, 0x1_0000]],
])

/** Makes a reader that begins at the first byte. */
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
    // Nothing that a wallet signs is larger than four bytes can say.
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
