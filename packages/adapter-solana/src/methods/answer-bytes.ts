import { isByteList, readByteForms } from '@latchkey/core/adapter'
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
    return typeof value === 'string' ? decoded(value, fits) : readByteForms(value)
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
