import { base58 } from '@scure/base'

/** Every way in which a program would write bytes down. */
export function spellingsOf(bytes: Uint8Array): readonly string[] {
  const buffer = Buffer.from(bytes)
  const hex = buffer.toString('hex')
  return [
    hex,
    hex.toUpperCase(),
    buffer.toString('base64').replaceAll('=', ''),
    buffer.toString('base64url'),
    base58.encode(bytes),
    [...bytes].join(','),
  ]
}

/** Decodes base64url. */
export function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(Buffer.from(base64url, 'base64url'))
}
