/**
 * Reads bytes one after another. Reading beyond the end gives zeros and marks the reader, so that callers
 * ask once, at the end, whether everything was there.
 */
export interface ByteReader {
  /** Little-endian, as both Solana and Bitcoin write numbers. */
  number(length: 1 | 2 | 4): number
  bigint(length: 8): bigint
  bytes(length: number): Uint8Array
  /** Marks the reader: what was read can't be. */
  fail(): void
  /** Returns true if all requested bytes were there. */
  isWhole(): boolean
  /** Returns true if all bytes were read, and all requested ones were there. */
  isDone(): boolean
  /** Bytes that are left. */
  left(): number
}

export function createByteReader(source: Uint8Array): ByteReader {
  let at = 0
  let isWhole = true

  function bytes(length: number): Uint8Array {
    if (length > source.length - at) isWhole = false
    const taken = source.slice(at, at + length)
    at = Math.min(source.length, at + length)
    return taken
  }
  function bigint(length: number): bigint {
    return bytes(length).reduceRight((sum, byte) => sum * 256n + BigInt(byte), 0n)
  }

  return {
    number: (length) => Number(bigint(length)),
    bigint,
    bytes,
    fail() {
      isWhole = false
    },
    isWhole: () => isWhole,
    isDone: () => isWhole && at === source.length,
    left: () => source.length - at,
  }
}

/** Hexadecimal with its prefix. */
export function toHex(bytes: Uint8Array): string {
  return `0x${[...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

/** @returns Undefined where the bytes are no text in UTF-8. */
export function readUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    // Bytes that are no text are shown as bytes.
    return undefined
  }
}
