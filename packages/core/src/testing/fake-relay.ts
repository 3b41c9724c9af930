import {
  type Clock,
  LatchkeyError,
  type PairedSession,
  type Pairing,
  type PairQuestion,
  type RelayChange,
  type RelayPort,
  untilAborted,
} from '../contract/index.ts'
import { relayError } from '../errors/relay-error.ts'

/** How a scripted relay takes `pair` and `resume`. */
export type FakeRelayMood = 'work' | 'hang' | LatchkeyError

/** A relay port that a test plays the wallet of. */
export interface FakeRelay extends RelayPort {
  /** Everything that was asked for, in order: `pair eip155:1`, `resume topic-1`, `close topic-1`, … */
  readonly requests: readonly string[]
  /** Addresses that were made, in order. */
  readonly uris: readonly string[]
  /** Topics of sessions that are alive. */
  readonly topics: readonly string[]
  /** Those sessions. */
  readonly sessions: readonly PairedSession[]
  readonly listenerCount: number
  readonly isStopped: boolean
  /** How the next `pair` or `resume` goes. */
  mood: FakeRelayMood
  /** Answers of wallets by method: a value, or what is thrown. Other methods are never answered. */
  readonly answers: Map<string, unknown>
  /** The wallet agrees to the newest open attempt, to everything unless told otherwise. */
  approve(changes?: Partial<PairedSession>): PairedSession
  /** The wallet, or something else, ends the newest open attempt. */
  refuse(error: LatchkeyError): void
  /** There is a session from an earlier visit. */
  hold(session: PairedSession): void
  /** The session is another one now. */
  change(topic: string, changes: Partial<PairedSession>): void
  /** The session is over: the wallet ended it, or its time came. */
  end(topic: string, reason?: 'wallet' | 'expired' | 'unknown'): void
  /** Whatever else happens. */
  tell(change: RelayChange): void
}

/** How long an address is good for, in milliseconds. Source: specification, section 4. */
const PAIRING_MS = 240_000
/** How long a session lasts, in milliseconds. Source: specification, section 9. */
const SESSION_MS = 604_800_000
const SECRET = 'c0ffee'.repeat(11).slice(0, 64)

interface Attempt {
  readonly question: PairQuestion
  readonly resolve: (session: PairedSession) => void
  readonly reject: (error: LatchkeyError) => void
}

/** A session as a wallet grants it: account and network of `eip155:1`. */
export function aPairedSession(changes: Partial<PairedSession> = {}): PairedSession {
  return {
    topic: 'topic-1',
    accounts: ['eip155:1:0x70997970C51812dc3A010C7d01b50e0d17dc79C8'],
    networkIds: ['eip155:1'],
    methods: { eip155: ['personal_sign', 'eth_sendTransaction'] },
    events: { eip155: ['accountsChanged', 'chainChanged'] },
    peer: { name: 'Fjord', url: 'https://fjord.example' },
    expiresAtMs: Date.UTC(2025, 0, 8),
    ...changes,
  }
}

/** Makes a relay port whose wallet does what the test says. Addresses expire by `clock`. */
export function createFakeRelay({ clock }: { readonly clock: Clock }): FakeRelay {
  const requests: string[] = []
  const uris: string[] = []
  const sessions = new Map<string, PairedSession>()
  const attempts = new Set<Attempt>()
  const listeners = new Set<(change: RelayChange) => void>()
  const answers = new Map<string, unknown>()
  let isStopped = false
  let topicCount = 0

  const relay: FakeRelay = {
    requests,
    uris,
    answers,
    mood: 'work',
    get topics() {
      return [...sessions.keys()]
    },
    get sessions() {
      return [...sessions.values()]
    },
    get listenerCount() {
      return listeners.size
    },
    get isStopped() {
      return isStopped
    },
    async pair(question, signal) {
      requests.push(`pair ${question.networks.map(({ id }) => id).join(' ')}`)
      await heed(relay.mood, signal)
      return begin(question, signal)
    },
    async resume(topic, signal) {
      requests.push(`resume ${topic}`)
      await heed(relay.mood, signal)
      return sessions.get(topic)
    },
    channel: (topic) => ({
      async request(networkId, method, _params, signal = new AbortController().signal) {
        requests.push(`request ${topic} ${networkId} ${method}`)
        const hasAnswer = answers.has(method)
        if (!hasAnswer) await heed('hang', signal)
        const answer = answers.get(method)
        if (answer instanceof Error) throw answer
        return answer
      },
    }),
    isForOwner: (topic, { networkId, method }) =>
      /sign|send/.test(method) && sessions.get(topic)?.networkIds.includes(networkId) === true,
    async close(topic) {
      requests.push(`close ${topic}`)
      sessions.delete(topic)
    },
    watch(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    stop() {
      isStopped = true
      for (const { reject } of [...attempts]) reject(new LatchkeyError('aborted', {}))
    },
    approve(changes) {
      topicCount += 1
      const attempt = newest()
      const session = { ...agreeTo(attempt.question), topic: `topic-${topicCount}`, ...changes }
      sessions.set(session.topic, session)
      attempt.resolve(session)
      return session
    },
    refuse: (error) => newest().reject(error),
    hold: (session) => void sessions.set(session.topic, session),
    change(topic, changes) {
      const session = { ...(sessions.get(topic) ?? aPairedSession({ topic })), ...changes }
      sessions.set(topic, session)
      relay.tell({ type: 'changed', session })
    },
    end(topic, reason = 'wallet') {
      sessions.delete(topic)
      relay.tell({ type: 'closed', topic, reason })
    },
    tell(change) {
      for (const listener of listeners) listener(change)
    },
  }

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
      const undo = clock.after(PAIRING_MS, () => attempt.reject(relayError('pairing.expired')))
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

  return relay
}

async function heed(mood: FakeRelayMood, signal: AbortSignal): Promise<void> {
  if (mood instanceof LatchkeyError) throw mood
  if (mood === 'hang') await untilAborted(new Promise<never>(() => undefined), signal)
}
