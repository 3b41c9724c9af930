import {
  type Clock,
  LatchkeyError,
  type PairedSession,
  type Pairing,
  type PairQuestion,
} from '../contract/index.ts'

import { aPairedSession } from './a-paired-session.ts'

/** How long an address is good for, in milliseconds. Source: docs/specification.md, section 4. */
const PAIRING_MS = 240_000
/** How long a session lasts, in milliseconds. Source: docs/specification.md, section 9. */
const SESSION_MS = 604_800_000
const SECRET = 'c0ffee'.repeat(11).slice(0, 64)

/** An address that nobody has answered yet. */
export interface Attempt {
  readonly question: PairQuestion
  readonly resolve: (session: PairedSession) => void
  readonly reject: (error: LatchkeyError) => void
}

/** The open attempts to pair with a scripted wallet. */
export interface FakePairings {
  /** Addresses that were made, in order. */
  readonly uris: readonly string[]
  /** Whether somebody waits for a wallet now. */
  isAsked(): boolean
  /** @throws Error when nobody asked. */
  newest(): Attempt
  begin(question: PairQuestion, signal: AbortSignal): Pairing
  /** Agrees to everything that was asked for. */
  agreeTo(question: PairQuestion): PairedSession
  /** Ends every attempt. */
  stop(): void
}

/** Makes them; addresses expire by `clock`. */
export function createFakePairings(clock: Clock): FakePairings {
  const uris: string[] = []
  const attempts = new Set<Attempt>()

  function newest(): Attempt {
    const attempt = [...attempts].at(-1)
    if (attempt === undefined) throw new Error('Nobody asked this relay to pair')
    return attempt
  }

  function agreeTo({ networks }: PairQuestion): PairedSession {
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
    // Nobody has to wait for a session that does not come.
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
    isAsked: () => attempts.size > 0,
    newest,
    begin,
    agreeTo,
    stop() {
      for (const { reject } of [...attempts]) reject(new LatchkeyError('aborted', {}))
    },
  }
}
