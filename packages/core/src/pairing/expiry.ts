import { EXPIRED_WITHIN_MS, PAIRING_MS } from './constants.ts'

/**
 * Whether an address may not be shown any more: no expiry is set, or under 10 s remain. Source:
 * docs/specification.md, section 4.
 *
 * @param expiresAtMs - On the same clock as `nowMs`.
 */
export function isExpired(expiresAtMs: number | undefined, nowMs: number): boolean {
  return expiresAtMs === undefined || expiresAtMs - nowMs < EXPIRED_WITHIN_MS
}

/**
 * For how long an address may be shown from now on, in milliseconds of a clock that only grows: four
 * minutes at most. A wall clock that was set meanwhile says nothing, and the four minutes count.
 * Source: docs/security.md, S44.
 */
export function shownForMs(expiresAtMs: number, nowMs: number): number {
  const leftMs = expiresAtMs - nowMs
  const lifeMs = leftMs > EXPIRED_WITHIN_MS && leftMs <= PAIRING_MS ? leftMs : PAIRING_MS
  return lifeMs - EXPIRED_WITHIN_MS
}
