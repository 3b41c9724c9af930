import { LatchkeyError } from '@latchkey/core/contract'

/** Hex digits of one word of the ABI, 32 bytes. */
const WORD_LENGTH = 64

/** A number, or bytes with the prefix `0x`, as one word without prefix. Source: contract ABI of Solidity. */
export function word(value: number | string): string {
  return (typeof value === 'number' ? value.toString(16) : value.slice(2)).padStart(
    WORD_LENGTH,
    '0',
  )
}

/** Bytes after their length, padded to full words, without prefix. */
export function dynamicBytes(hex: string): string {
  const bytes = hex.slice(2)
  const length = Math.ceil(bytes.length / WORD_LENGTH) * WORD_LENGTH
  return word(bytes.length / 2) + bytes.padEnd(length, '0')
}

/**
 * The bytes of dynamic length that the first word of an answer points to.
 *
 * @returns Hex without prefix.
 * @throws LatchkeyError `http.malformed` for an answer of another type.
 */
export function firstBytes(answer: string): string {
  const hex = answer.slice(2)
  const from = numberAt(hex, 0) * 2
  const start = from + WORD_LENGTH
  const bytes = hex.slice(start, start + numberAt(hex, from) * 2)
  if (bytes.length !== numberAt(hex, from) * 2) throw new LatchkeyError('http.malformed', {})
  return bytes
}

/** A length or an offset; what is larger than any answer is none. */
function numberAt(hex: string, place: number): number {
  const digits = hex.slice(place, place + WORD_LENGTH)
  if (!/^0{56}[0-9a-f]{8}$/i.test(digits)) throw new LatchkeyError('http.malformed', {})
  return Number.parseInt(digits, 16)
}
