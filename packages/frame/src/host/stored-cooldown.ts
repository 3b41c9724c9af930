import type { Clock, Storage } from '@latchkey/core/contract'
import { EMAIL_COOLDOWN_MS } from '../protocol/index.ts'
import { KEYS } from './storage-keys.ts'

/** The pause between two e-mails, in all tabs of the browser. */
export interface StoredCooldown {
  /** An e-mail was requested. */
  start(): void
  /** A login succeeded: the next e-mail may be requested at once. */
  clear(): void
  /** Whole seconds until the next e-mail may be requested; 0 to 30, even if the clock was changed. */
  secondsLeft(): number
}

/**
 * Creates the cool-down of `EMAIL_COOLDOWN_MS`. Requests of this page are measured by the monotonic
 * clock, those of other tabs by the stored wall time; a stored time in the future means that the clock
 * was changed, and does not count. Source: docs/security.md, S15.
 */
export function createStoredCooldown(storage: Storage, clock: Clock): StoredCooldown {
  let startedAtMs: number | undefined
  return {
    start() {
      startedAtMs = clock.monotonic()
      storage.set(KEYS.LAST_EMAIL_LOGIN_TIME, String(clock.now()))
    },
    clear() {
      startedAtMs = undefined
      storage.remove(KEYS.LAST_EMAIL_LOGIN_TIME)
    },
    secondsLeft() {
      const stored = Number(storage.get(KEYS.LAST_EMAIL_LOGIN_TIME) ?? Number.NaN)
      const elapsedMs = [clock.now() - stored, clock.monotonic() - (startedAtMs ?? Number.NaN)]
      return Math.max(...elapsedMs.map(secondsLeft))
    },
  }
}

function secondsLeft(elapsedMs: number): number {
  const leftMs = EMAIL_COOLDOWN_MS - elapsedMs
  return leftMs > 0 && leftMs <= EMAIL_COOLDOWN_MS ? Math.ceil(leftMs / 1000) : 0
}
