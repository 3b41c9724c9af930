import { base58 } from '@scure/base'
import { isAddress, KEY_LENGTH, keyOf } from '../address.ts'

/** A text that no chain takes for a transaction. Source: Solana off-chain messages, version 0. */
export interface OffChainMessage {
  /** 32 bytes in base 58 that name the website. */
  readonly applicationDomain: string
  /** Addresses that are asked to sign; at least one. */
  readonly signers: readonly string[]
  readonly text: string
}

/** The byte that begins no transaction, and the name of the protocol. */
const OPENING = [0xff, ...Array.from('solana offchain', (letter) => letter.charCodeAt(0))]
const VERSION = 0
/** Plain ASCII; any text that a hardware wallet can take in; any longer one. */
const FORMATS = { ascii: 0, short: 1, long: 2 }
/** Bytes of a text that hardware wallets take. */
const MAX_SHORT = 1_232
const MAX_LONG = 65_535
const ASCII = /^[\u0020-\u007e]*$/

/**
 * Writes the bytes that are signed.
 *
 * @returns undefined when an address is none, nobody is to sign, or the text is empty or too long.
 */
export function encodeOffChainMessage(message: OffChainMessage): Uint8Array | undefined {
  const { applicationDomain, signers, text } = message
  const domain = keyOf(applicationDomain)
  const keys = signers.map(keyOf).filter((key) => key !== undefined)
  const body = new TextEncoder().encode(text)
  const isWhole = domain !== undefined && keys.length === signers.length
  if (!isWhole || keys.length === 0 || keys.length > 255) return undefined
  if (body.length === 0 || body.length > MAX_LONG) return undefined
  return new Uint8Array([
    ...OPENING,
    VERSION,
    ...domain,
    formatOf(text, body.length),
    keys.length,
    ...keys.flatMap((key) => [...key]),
    body.length & 0xff,
    body.length >> 8,
    ...body,
  ])
}

/**
 * Reads such bytes.
 *
 * @returns undefined for any other: what it gives would be written as exactly these bytes.
 */
export function decodeOffChainMessage(bytes: Uint8Array): OffChainMessage | undefined {
  const afterDomain = OPENING.length + 1 + KEY_LENGTH
  const signerCount = bytes[afterDomain + 1] ?? 0
  const afterSigners = afterDomain + 2 + signerCount * KEY_LENGTH
  const signers = Array.from({ length: signerCount }, (_, nth) =>
    keyAt(bytes, afterDomain + 2 + nth * KEY_LENGTH),
  )
  const message = {
    applicationDomain: keyAt(bytes, OPENING.length + 1),
    signers,
    text: readText(bytes.subarray(afterSigners + 2)),
  }
  if (message.text === undefined || !isAddress(message.applicationDomain)) return undefined
  const whole = { ...message, text: message.text }
  // Lengths, version, opening and format are judged by writing it once more.
  return isSame(encodeOffChainMessage(whole), bytes) ? whole : undefined
}

function formatOf(text: string, length: number): number {
  if (length > MAX_SHORT) return FORMATS.long
  return ASCII.test(text) ? FORMATS.ascii : FORMATS.short
}

function keyAt(bytes: Uint8Array, at: number): string {
  return base58.encode(bytes.subarray(at, at + KEY_LENGTH))
}

function readText(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return undefined
  }
}

function isSame(a: Uint8Array | undefined, b: Uint8Array): boolean {
  return a?.length === b.length && a.every((byte, at) => byte === b[at])
}
