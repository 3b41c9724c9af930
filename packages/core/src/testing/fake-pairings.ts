import {
  type Clock,
  LatchkeyError,
  type PairedSession,
  type Pairing,
  type PairQuestion,
} from '../contract/index.ts'

import { aPairedSession } from './a-paired-session.ts'

/** How long a pairing address is valid, in milliseconds. Source: docs/specification.md, section 4. */
const PAIRING_MS = 240_000
/** How long a session lasts, in milliseconds. Source: docs/specification.md, section 9. */
const SESSION_MS = 604_800_000
const SECRET = 'c0ffee'.repeat(11).slice(0, 64)

/** A pairing address without an answer yet. */
export interface Attempt {
  readonly question: PairQuestion
  readonly resolve: (session: PairedSession) => void
  readonly reject: (error: LatchkeyError) => void
}

/** The open attempts to pair with a scripted wallet. */
export interface FakePairings {
  /** Pairing addresses, in order of creation. */
  readonly uris: readonly string[]
  /** Returns true while an attempt is open. */
  isPairing(): boolean
  /** @throws Error without an open attempt. */
  newest(): Attempt
  begin(question: PairQuestion, signal: AbortSignal): Pairing
  /** Creates a session with everything that was requested. */
  grantAll(question: PairQuestion): PairedSession
  /** Aborts every attempt. */
  stop(): void
}

/** Creates an empty list of attempts; addresses expire by `clock`. */
export function createFakePairings(clock: Clock): FakePairings {
  const uris: string[] = []
  const attempts = new Set<Attempt>()

  function newest(): Attempt {
    const attempt = [...attempts].at(-1)
    if (attempt === undefined) throw new Error('No pairing attempt is open')
    return attempt
  }

  function grantAll({ networks }: PairQuestion): PairedSession {
    const networkIds = networks.map(({ id }) => id)
    const [, , address] = (aPairedSession().accounts[0] ?? '').split(':')
    const accounts = networkIds.map((id) => `${id}:${address}` as const)
    return aPairedSession({ accounts, networkIds, expiresAtMs: clock.now() + SESSION_MS })
  }

  function begin(question: PairQuestion, signal: AbortSignal): Pairing {
    const expiresAtMs = clock.now() + PAIRING_MS
    const topic = String(uris.length + 1).padStart(64, '0')
    const uri = `wc:${topic}@2?relay-protocol=irn&symKey=${SECRET}&expiryTimestamp=${Math.floor(expiresAtMs / 1000)}`
    uris.push(uri)
    const session = settled(question, signal)
    // A caller that does not await the session must not cause an unhandled rejection.
    session.catch(() => undefined)
    return { uri, expiresAtMs, session }
  }

  function settled(question: PairQuestion, signal: AbortSignal): Promise<PairedSession> {
    return new Promise((resolve, reject) => {
      const abort = (): void => end(() => reject(new LatchkeyError('aborted', {})))
      const undo = clock.after(PAIRING_MS, () =>
        attempt.reject(new LatchkeyError('pairing.expired', {})),
      )
      const end = (settle: () => void): void => {
        attempts.delete(attempt)
        signal.removeEventListener('abort', abort)
        undo()
        settle()
      }
      const attempt: Attempt = {
        question,
        resolve: (session) => end(() => resolve(session)),
        reject: (error) => end(() => reject(error)),
      }
      attempts.add(attempt)
      signal.addEventListener('abort', abort, { once: true })
    })
  }

  return {
    uris,
    isPairing: () => attempts.size > 0,
    newest,
    begin,
    grantAll,
    stop() {
      for (const { reject } of [...attempts]) reject(new LatchkeyError('aborted', {}))
    },
  }
}
