/** Longer than any answer, in bytes. */
const MAX_LENGTH = 100_000

/** Returns true for a list of bytes, as numbers. */
export function isByteList(value: unknown): value is readonly number[] {
  return (
    Array.isArray(value) && value.length > 0 && value.length <= MAX_LENGTH && value.every(isByte)
  )
}

function isByte(value: unknown): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 255
}

/**
 * Copies bytes in the forms in which wallets answer them: bytes or a buffer of this or another window, a list of
 * numbers, or an object that JSON or a message between windows made of them.
 *
 * @returns undefined for anything else, text among it; throws what the value throws when it is read.
 */
export function readByteForms(value: unknown): Uint8Array | undefined {
  if (ArrayBuffer.isView(value)) {
    return new Uint8Array(value.buffer, value.byteOffset, value.byteLength).slice()
  }
  if (isByteList(value)) return Uint8Array.from(value)
  if (typeof value !== 'object' || value === null) return undefined
  if (Object.prototype.toString.call(value) === '[object ArrayBuffer]') {
    // A buffer of another window is not an instance of this window's class.
    return new Uint8Array(value as ArrayBuffer).slice()
  }
  // `Buffer` writes itself as `{ type, data }`, and other bytes become an object with a key for each.
  const list: unknown = Reflect.get(value, 'data') ?? valuesInOrder(value)
  return isByteList(list) ? Uint8Array.from(list) : undefined
}

function valuesInOrder(value: object): unknown {
  const entries = Object.entries(value)
  return entries.every(([key], nth) => key === String(nth)) ? entries.map(([, each]) => each) : []
}
