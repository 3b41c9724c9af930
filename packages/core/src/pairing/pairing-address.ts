import { isExpired } from './expiry.ts'

const TOPIC = /^[0-9a-f]{64}$/
const KEY = /^[0-9a-f]{64}$/
const SECONDS = /^[1-9]\d{0,11}$/
/** Longer ones fit into no code that a camera reads. */
const MAX_LENGTH = 1_024

/** An address that a wallet can answer. */
export interface PairingAddress {
  readonly uri: string
  /** Milliseconds since 1970. */
  readonly expiresAtMs: number
}

/**
 * Reads `wc:<topic>@2?relay-protocol=irn&symKey=<hex>&expiryTimestamp=<s>`.
 *
 * @returns undefined for anything else, also where a parameter stands twice. Source: docs/security.md, S26.
 */
export function readPairingAddress(text: unknown): PairingAddress | undefined {
  if (typeof text !== 'string' || text.length > MAX_LENGTH) return undefined
  const [head = '', query, ...more] = text.split('?')
  const [topic = '', version] = head.startsWith('wc:') ? head.slice(3).split('@') : []
  if (query === undefined || more.length > 0 || version !== '2' || !TOPIC.test(topic)) {
    return undefined
  }
  const fields = new URLSearchParams(query)
  const names = [...fields.keys()]
  const seconds = fields.get('expiryTimestamp') ?? ''
  const isWhole =
    new Set(names).size === names.length &&
    fields.get('relay-protocol') === 'irn' &&
    KEY.test(fields.get('symKey') ?? '') &&
    SECONDS.test(seconds)
  return isWhole ? { uri: text, expiresAtMs: Number(seconds) * 1_000 } : undefined
}

/** The address, where it may be shown now. */
export function readFreshAddress(text: unknown, nowMs: number): PairingAddress | undefined {
  const address = readPairingAddress(text)
  return address === undefined || isExpired(address.expiresAtMs, nowMs) ? undefined : address
}
