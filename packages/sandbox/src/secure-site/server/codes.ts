import { randomInt } from 'node:crypto'
import { isSame } from './secrets.ts'
import { SiteRefusal } from './site-refusal.ts'

/** Codes of six digits that were mailed, each for one purpose. */
export interface Codes {
  /** Makes a code; one that was made for the same purpose before is void. */
  issue(purpose: string): string
  /** Uses a code up. @throws SiteRefusal when it is wrong, expired, or was tried too often. */
  use(purpose: string, code: string): void
  /** Lets every code expire at once. */
  expireAll(): void
}

interface Issued {
  readonly code: string
  readonly endsAtMs: number
  triesLeft: number
}

/** How long a code is valid, in milliseconds. Source: issue of the secure frame. */
const VALID_MS = 20 * 60_000

/** Wrong codes until a new one is needed. Source: docs/security.md, S15. */
const TRIES = 5

/** Makes the register of codes, empty. */
export function createCodes(now: () => number): Codes {
  const issued = new Map<string, Issued>()
  return {
    issue(purpose) {
      const code = String(randomInt(1_000_000)).padStart(6, '0')
      issued.set(purpose, { code, endsAtMs: now() + VALID_MS, triesLeft: TRIES })
      return code
    },
    use(purpose, code) {
      const wanted = issued.get(purpose)
      if (!wanted || wanted.triesLeft === 0)
        throw new SiteRefusal(403, 'Too many wrong codes, or none was sent. Ask for a new one.')
      if (now() >= wanted.endsAtMs)
        throw new SiteRefusal(403, 'This code has expired. Ask for a new one.')
      if (!isSame(wanted.code, code)) {
        wanted.triesLeft -= 1
        throw new SiteRefusal(403, wrong(wanted.triesLeft))
      }
      issued.delete(purpose)
    },
    expireAll() {
      for (const [purpose, code] of issued) issued.set(purpose, { ...code, endsAtMs: 0 })
    },
  }
}

function wrong(triesLeft: number): string {
  return triesLeft === 0
    ? 'Too many wrong codes. Get a new code to continue.'
    : 'That code isn’t right. Check the latest email.'
}
