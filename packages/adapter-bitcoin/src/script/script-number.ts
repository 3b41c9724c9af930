import { LatchkeyError } from '@latchkey/core/contract'

/**
 * Reads a number of a script: the lowest byte first, its sign in the highest bit, in its shortest form.
 *
 * @param maxLength - In bytes.
 * @throws LatchkeyError `wallet.malformed`.
 */
export function readScriptNumber(bytes: Uint8Array, maxLength = 4): number {
  const last = bytes.at(-1)
  if (last === undefined) return 0
  const isLonger = (last & 0x7f) === 0 && ((bytes.at(-2) ?? 0) & 0x80) === 0
  if (bytes.length > maxLength || isLonger) throw new LatchkeyError('wallet.malformed', {})
  const magnitude = bytes.reduceRight(
    (sum, byte, index) => sum * 256 + (index === bytes.length - 1 ? byte & 0x7f : byte),
    0,
  )
  return last & 0x80 ? -magnitude : magnitude
}

/** Writes a small number as scripts do. */
export function writeScriptNumber(value: number): Uint8Array {
  const bytes: number[] = []
  for (let rest = Math.abs(value); rest > 0; rest = Math.floor(rest / 256)) bytes.push(rest % 256)
  const sign = value < 0 ? 0x80 : 0
  const last = bytes.at(-1) ?? 0
  if (last & 0x80) bytes.push(sign)
  else if (sign > 0) bytes[bytes.length - 1] = last | sign
  return Uint8Array.from(bytes)
}

/** Whether a script takes bytes for a yes: anything but a zero, with or without a sign. */
export function isTruthy(bytes: Uint8Array): boolean {
  return bytes.some((byte, index) => byte !== 0 && !(byte === 0x80 && index === bytes.length - 1))
}
