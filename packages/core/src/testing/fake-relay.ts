import {
  type Clock,
  LatchkeyError,
  type NetworkId,
  namespaceOf,
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
  /** Is true while a pairing attempt is open. */
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
  const pending = new Set<{ readonly topic: string; reject(error: LatchkeyError): void }>()
  let isStopped = false
  let topicCount = 0

  /** Ends the requests of a session that is over, or all of them. */
  function endRequests(error: LatchkeyError, ended?: string): void {
    for (const { topic, reject } of [...pending]) {
      if (ended === undefined || topic === ended) reject(error)
    }
  }

  /** A request that the wallet never answers. */
  function waitForever(topic: string, signal: AbortSignal): Promise<never> {
    const request = new Promise<never>((_, reject) => void pending.add({ topic, reject }))
    return untilAborted(request, signal)
  }

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
    async load() {
      isStopped = false
      return relay
    },
    async pair(question, signal) {
      requests.push(`pair ${question.networks.map(({ id }) => id).join(' ')}`)
      await applyMood(relay.mood, signal)
      if (isStopped || signal.aborted) throw new LatchkeyError('aborted', {})
      return pairings.begin(question, signal)
    },
    async resume(topic, signal) {
      requests.push(`resume ${topic}`)
      await applyMood(relay.mood, signal)
      const session = sessions.get(topic)
      if (session === undefined) relay.emit({ type: 'closed', topic, reason: 'unknown' })
      return session
    },
    channel: (topic) => ({
      async request(networkId, method, _params, signal = new AbortController().signal) {
        requests.push(`request ${topic} ${networkId} ${method}`)
        requireGranted(sessions.get(topic), networkId, method)
        if (!answers.has(method)) await waitForever(topic, signal)
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
      endRequests(new LatchkeyError('wallet.disconnected', {}), topic)
    },
    watch(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    stop() {
      isStopped = true
      pairings.stop()
      endRequests(new LatchkeyError('aborted', {}))
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
      endRequests(new LatchkeyError('wallet.disconnected', {}), topic)
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

/** @throws LatchkeyError where a real port sends nothing. */
function requireGranted(
  session: PairedSession | undefined,
  networkId: NetworkId,
  method: string,
): void {
  if (session === undefined) throw new LatchkeyError('wallet.disconnected', {})
  if (!session.networkIds.includes(networkId)) throw new LatchkeyError('wallet.chain-unknown', {})
  if (session.methods[namespaceOf(networkId)]?.includes(method) === true) return
  throw new LatchkeyError('wallet.unsupported-method', {})
}
