import { base58 } from '@scure/base'
import { isAddress, KEY_LENGTH, keyOf } from '../address.ts'

/**
 * A text whose encoding can't be mistaken for a transaction. Source: Solana off-chain messages,
 * version 0.
 */
export interface OffChainMessage {
  /** 32 bytes in base 58 that name the website. */
  readonly applicationDomain: string
  /** Addresses of the signers; at least one. */
  readonly signers: readonly string[]
  readonly text: string
}

/** A byte that is never the first byte of a transaction, and the name of the protocol. */
const OPENING = [0xff, ...Array.from('solana offchain', (letter) => letter.charCodeAt(0))]
const VERSION = 0
/** ASCII; UTF-8 that is short enough for hardware wallets; longer UTF-8. */
const FORMATS = { ascii: 0, short: 1, long: 2 }
/** Most bytes of a text that hardware wallets accept. */
const MAX_SHORT = 1_232
const MAX_LONG = 65_535
const ASCII = /^[\u0020-\u007e]*$/

/**
 * Encodes the bytes that are signed.
 *
 * @returns undefined when an address is invalid, there is no signer, or the text is empty or too
 * long.
 */
export function encodeOffChainMessage(message: OffChainMessage): Uint8Array | undefined {
  const { applicationDomain, signers, text } = message
  const domain = keyOf(applicationDomain)
  const keys = signers.map(keyOf).filter((key) => key !== undefined)
  const body = new TextEncoder().encode(text)
  const isComplete = domain !== undefined && keys.length === signers.length
  if (!isComplete || keys.length === 0 || keys.length > 255) return undefined
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
 * Decodes such bytes.
 *
 * @returns undefined for bytes that `encodeOffChainMessage` would not give.
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
  const complete = { ...message, text: message.text }
  // Encoding the result again checks lengths, version, prefix and format.
  return isSame(encodeOffChainMessage(complete), bytes) ? complete : undefined
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
