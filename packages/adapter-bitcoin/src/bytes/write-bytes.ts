import { concatBytes } from '@noble/hashes/utils.js'

/** A number as `length` little-endian bytes. */
export function uint(value: number | bigint, length: number): Uint8Array {
  const rest = BigInt(value)
  return Uint8Array.from({ length }, (_, index) => Number((rest >> BigInt(8 * index)) & 0xffn))
}

/** A compact size in its shortest form. */
function size(value: number): Uint8Array {
  if (value < 0xfd) return uint(value, 1)
  if (value < 0x1_0000) return concatBytes(Uint8Array.of(0xfd), uint(value, 2))
  return concatBytes(Uint8Array.of(0xfe), uint(value, 4))
}

/** Bytes after their length. */
export function sized(bytes: Uint8Array): Uint8Array {
  return concatBytes(size(bytes.length), bytes)
}

/** A list after its number of items. */
export function listed(items: readonly Uint8Array[]): Uint8Array {
  return concatBytes(size(items.length), ...items)
}
