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

/** How a scripted relay takes `pair` and `resume`. */
export type FakeRelayMood = 'work' | 'hang' | LatchkeyError

/** A relay whose wallet is played by the test; hand it over as `walletConnect`. */
export interface FakeRelay extends RelayPort, RelaySource {
  /** Everything that was asked for, in order: `pair eip155:1`, `resume topic-1`, `close topic-1`, … */
  readonly requests: readonly string[]
  /** Addresses that were made, in order. */
  readonly uris: readonly string[]
  /** Topics of sessions that are alive. */
  readonly topics: readonly string[]
  /** Those sessions. */
  readonly sessions: readonly PairedSession[]
  /** Whether somebody waits for a wallet now. */
  readonly isAsked: boolean
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

/** Makes a relay port whose wallet does what the test says. Addresses expire by `clock`. */
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
    get isAsked() {
      return pairings.isAsked()
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
      await heed(relay.mood, signal)
      return pairings.begin(question, signal)
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
      pairings.stop()
    },
    approve(changes) {
      topicCount += 1
      const attempt = pairings.newest()
      const session = {
        ...pairings.agreeTo(attempt.question),
        topic: `topic-${topicCount}`,
        ...changes,
      }
      sessions.set(session.topic, session)
      attempt.resolve(session)
      return session
    },
    refuse: (error) => pairings.newest().reject(error),
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

  return relay
}

async function heed(mood: FakeRelayMood, signal: AbortSignal): Promise<void> {
  if (mood instanceof LatchkeyError) throw mood
  if (mood === 'hang') await untilAborted(new Promise<never>(() => undefined), signal)
}
