import { base58, base64 } from '@scure/base'

/** More than any transaction has, which are at most 1,232 bytes; base 58 takes long for long texts. */
const MOST_LETTERS = 4_096

/** Reads what wallets take as bytes, base 58 or base 64. What could be read in two ways is not read. */
export function readEncoded<T>(
  value: unknown,
  read: (bytes: Uint8Array) => T | undefined,
): T | undefined {
  if (value instanceof Uint8Array) return read(value)
  const [one, other] = [base58, base64]
    .map((coder) => decode(coder, value))
    .map((bytes) => (bytes === undefined ? undefined : read(bytes)))
  return one === undefined || other === undefined ? (one ?? other) : undefined
}

/** @returns The bytes of a text in base 58. */
export function readBase58(value: unknown): Uint8Array | undefined {
  return decode(base58, value)
}

function decode(
  coder: { decode(text: string): Uint8Array },
  value: unknown,
): Uint8Array | undefined {
  if (typeof value !== 'string' || value.length > MOST_LETTERS) return undefined
  try {
    return coder.decode(value)
  } catch {
    // A text in another encoding.
    return undefined
  }
}
