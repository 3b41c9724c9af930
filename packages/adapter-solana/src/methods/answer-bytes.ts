import { base58, base64urlnopad, hex } from '@scure/base'

/** Longer than any answer, in bytes or letters. */
const MAX_LENGTH = 100_000
/** Longer than a transaction. Decoding base 58 takes more than linear time. */
const MAX_BASE58_LENGTH = 1_700

/** Encodings of bytes as text; `fits` of `bytesOf` decides which one it is. */
const DECODERS: readonly ((text: string) => Uint8Array)[] = [
  hex.decode,
  (text) => (text.length > MAX_BASE58_LENGTH ? new Uint8Array() : base58.decode(text)),
  // Without the end that many encoders leave out.
  (text) =>
    base64urlnopad.decode(text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')),
]

/**
 * Reads bytes in the forms that wallets answer: bytes of this or another window, a list of numbers, an object that
 * JSON or a message between windows made of them, or text in base 58, base 64 or hex.
 *
 * @param fits - Tells whether a text was decoded by the right encoding.
 * @returns undefined for anything else.
 */
export function bytesOf(
  value: unknown,
  fits: (bytes: Uint8Array) => boolean,
): Uint8Array | undefined {
  try {
    return typeof value === 'string' ? decoded(value, fits) : copied(value)
  } catch {
    // An answer that throws when it is read has no bytes.
    return undefined
  }
}

/** The answers to the inputs; some wallets answer a single input without a list around it. */
export function outputsOf(answer: unknown): readonly unknown[] {
  if (answer === undefined || answer === null) return []
  try {
    // A list of numbers is bytes, and one answer.
    return Array.isArray(answer) && !isByteList(answer) ? Array.from<unknown>(answer) : [answer]
  } catch {
    // A list that throws when it is read has no answers.
    return []
  }
}

/** Whether a value is a list of bytes, as numbers. */
function isByteList(value: unknown): value is readonly number[] {
  return (
    Array.isArray(value) && value.length > 0 && value.length <= MAX_LENGTH && value.every(isByte)
  )
}

function isByte(value: unknown): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 255
}

function copied(value: unknown): Uint8Array | undefined {
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

function decoded(text: string, fits: (bytes: Uint8Array) => boolean): Uint8Array | undefined {
  if (text.length > MAX_LENGTH) return undefined
  for (const decode of DECODERS) {
    try {
      const bytes = decode(text)
      if (fits(bytes)) return bytes
    } catch {
      // The text is not of this encoding.
    }
  }
  return undefined
}
