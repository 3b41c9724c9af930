/** How long an address may be shown. Source: docs/specification.md, section 4. */
const PAIRING_MS = 240_000

/** With less than this left an address counts as expired. Source: docs/specification.md, section 4. */
const EXPIRED_WITHIN_MS = 10_000

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
 * @returns undefined for anything else, also if a parameter is repeated. Source: docs/security.md, S26.
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
  const isComplete =
    new Set(names).size === names.length &&
    fields.get('relay-protocol') === 'irn' &&
    KEY.test(fields.get('symKey') ?? '') &&
    SECONDS.test(seconds)
  return isComplete ? { uri: text, expiresAtMs: Number(seconds) * 1_000 } : undefined
}

/** The address, unless it is expired. */
export function readFreshAddress(text: unknown, nowMs: number): PairingAddress | undefined {
  const address = readPairingAddress(text)
  return address === undefined || isExpired(address.expiresAtMs, nowMs) ? undefined : address
}

/**
 * Returns true if an address may not be shown any more: no expiry is set, or under 10 s remain.
 * Source: docs/specification.md, section 4.
 *
 * @param expiresAtMs - On the same clock as `nowMs`.
 */
export function isExpired(expiresAtMs: number | undefined, nowMs: number): boolean {
  return expiresAtMs === undefined || expiresAtMs - nowMs < EXPIRED_WITHIN_MS
}

/**
 * How long an address may be shown, in milliseconds of the monotonic clock: four minutes at most. If
 * the wall clock was changed, the four minutes are used.
 * Source: docs/security.md, S44.
 */
export function shownForMs(expiresAtMs: number, nowMs: number): number {
  const leftMs = expiresAtMs - nowMs
  const lifeMs = leftMs > EXPIRED_WITHIN_MS && leftMs <= PAIRING_MS ? leftMs : PAIRING_MS
  return lifeMs - EXPIRED_WITHIN_MS
}
