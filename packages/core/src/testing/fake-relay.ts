import {
  type Clock,
  LatchkeyError,
  type PairedSession,
  type RelayChange,
  type RelayPort,
  type RelaySource,
  untilAborted,
} from '../contract/index.ts'
import { aPairedSession } from './a-paired-session.ts'
import { createFakePairings } from './fake-pairings.ts'

/** How a scripted relay answers `pair` and `resume`. */
export type FakeRelayMood = 'work' | 'hang' | LatchkeyError

/** A relay whose wallet is scripted by the test, for the option `walletConnect`. */
export interface FakeRelay extends RelayPort, RelaySource {
  /** Every request, in order: `pair eip155:1`, `resume topic-1`, `close topic-1`, … */
  readonly requests: readonly string[]
  /** Pairing addresses, in order of creation. */
  readonly uris: readonly string[]
  /** Topics of open sessions. */
  readonly topics: readonly string[]
  /** The open sessions. */
  readonly sessions: readonly PairedSession[]
  /** Whether a pairing attempt is open. */
  readonly isPairing: boolean
  readonly listenerCount: number
  readonly isStopped: boolean
  /** How the next `pair` or `resume` is answered. */
  mood: FakeRelayMood
  /** Answers of wallets by method: a value, or an error to throw. Other methods are never answered. */
  readonly answers: Map<string, unknown>
  /** The wallet approves the newest open attempt, with everything requested unless `changes` differ. */
  approve(changes?: Partial<PairedSession>): PairedSession
  /** Rejects the newest open attempt. */
  refuse(error: LatchkeyError): void
  /** Adds a session of an earlier visit. */
  addSession(session: PairedSession): void
  /** Changes a session and emits it. */
  changeSession(topic: string, changes: Partial<PairedSession>): void
  /** Removes a session and emits its end: the wallet ended it, or it expired. */
  endSession(topic: string, reason?: 'wallet' | 'expired' | 'unknown'): void
  /** Emits any other change. */
  emit(change: RelayChange): void
}

/** Creates a scripted relay port. Pairing addresses expire by `clock`. */
export function createFakeRelay({ clock }: { readonly clock: Clock }): FakeRelay {
  const requests: string[] = []
  const sessions = new Map<string, PairedSession>()
  const pairings = createFakePairings(clock)
  const listeners = new Set<(change: RelayChange) => void>()
  const answers = new Map<string, unknown>()
  let isStopped = false
  let topicCount = 0

  const relay: FakeRelay = {
    requests,
    uris: pairings.uris,
    answers,
    mood: 'work',
    get topics() {
      return [...sessions.keys()]
    },
    get sessions() {
      return [...sessions.values()]
    },
    get isPairing() {
      return pairings.isPairing()
    },
    get listenerCount() {
      return listeners.size
    },
    get isStopped() {
      return isStopped
    },
    load: async () => relay,
    async pair(question, signal) {
      requests.push(`pair ${question.networks.map(({ id }) => id).join(' ')}`)
      await applyMood(relay.mood, signal)
      return pairings.begin(question, signal)
    },
    async resume(topic, signal) {
      requests.push(`resume ${topic}`)
      await applyMood(relay.mood, signal)
      return sessions.get(topic)
    },
    channel: (topic) => ({
      async request(networkId, method, _params, signal = new AbortController().signal) {
        requests.push(`request ${topic} ${networkId} ${method}`)
        const hasAnswer = answers.has(method)
        if (!hasAnswer) await applyMood('hang', signal)
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
      pairings.stop()
    },
    approve(changes) {
      topicCount += 1
      const attempt = pairings.newest()
      const session = {
        ...pairings.grantAll(attempt.question),
        topic: `topic-${topicCount}`,
        ...changes,
      }
      sessions.set(session.topic, session)
      attempt.resolve(session)
      return session
    },
    refuse: (error) => pairings.newest().reject(error),
    addSession: (session) => void sessions.set(session.topic, session),
    changeSession(topic, changes) {
      const session = { ...(sessions.get(topic) ?? aPairedSession({ topic })), ...changes }
      sessions.set(topic, session)
      relay.emit({ type: 'changed', session })
    },
    endSession(topic, reason = 'wallet') {
      sessions.delete(topic)
      relay.emit({ type: 'closed', topic, reason })
    },
    emit(change) {
      for (const listener of listeners) listener(change)
    },
  }

  return relay
}

async function applyMood(mood: FakeRelayMood, signal: AbortSignal): Promise<void> {
  if (mood instanceof LatchkeyError) throw mood
  if (mood === 'hang') await untilAborted(new Promise<never>(() => undefined), signal)
}
