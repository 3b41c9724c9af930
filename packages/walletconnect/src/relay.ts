import {
  type Clock,
  type Logger,
  type PairedSession,
  type Random,
  type RelayPort,
  throwIfAborted,
  type Undo,
  untilAborted,
} from '../contract/index.ts'
import { capVerify } from './cap-verify.ts'
import type { Client } from './client.ts'
import { endOnce } from './end-once.ts'
import { endSession } from './end-session.ts'
import { endWaiting } from './end-waiting.ts'
import { followClient } from './follow-client.ts'
import { type HearProposal, hearProposals, hearTaken } from './hear-proposals.ts'
import { keepLine, type Line } from './keep-line.ts'
import { createKnownSessions, type KnownSessions } from './known-sessions.ts'
import { type ClientChoice, loadClient } from './load-client.ts'
import { lookForEnd } from './look-for-end.ts'
import { createPacer } from './pacer.ts'
import { pairWallet } from './pair-wallet.ts'
import { createChannel, isForOwner } from './relay-channel.ts'
import { readSession } from './relay-session.ts'
import { takeOver } from './take-over.ts'
import { createStop } from './until-stopped.ts'
import { within } from './within.ts'

/** What the relay is made from. */
export interface RelayInput extends ClientChoice {
  readonly clock: Clock
  readonly logger: Logger
  readonly random?: Random | undefined
}

/** The library at work. */
interface Engine {
  readonly client: Client
  readonly line: Line
  readonly hear: HearProposal
  stored(key: string): unknown
  stop(): void
}

/** How long a session from an earlier visit is looked after before it is taken as it was. */
const LOOK_LIMIT_MS = 2_000
/** How long a wallet's hearing of the end is waited for. */
const CLOSE_LIMIT_MS = 3_000

/** Wallet-connect over the library, which is loaded when it is first asked for something. */
export function createRelay(input: RelayInput): RelayPort {
  const { clock } = input
  const sessions = createKnownSessions()
  const stopping = new AbortController()
  const requests = createStop()
  const pace = createPacer(clock)
  const engine = onceStarted(() => startEngine(input, sessions), stopping.signal)
  const client = async (): Promise<Client> => (await engine()).client

  return {
    async pair(question, signal) {
      const both = either(signal, stopping.signal)
      const { client, line, hear } = await untilAborted(engine(), both)
      const deps = { client, line, sessions, clock, hear, stopping: stopping.signal }
      return pairWallet(deps, question, both)
    },
    async resume(topic, signal) {
      const both = either(signal, stopping.signal)
      const { client, line, stored } = await untilAborted(engine(), both)
      return untilAborted(takeUp({ client, line, sessions, clock, stored }, topic), both)
    },
    channel(topic) {
      const channel = createChannel({ client, sessions, clock, pace }, topic)
      return { ...channel, request: (...ask) => requests.until(channel.request(...ask)) }
    },
    isForOwner(topic, question) {
      const session = sessions.find(topic)
      return session !== undefined && isForOwner(session, question)
    },
    async close(topic) {
      sessions.forget(topic)
      await within(
        CLOSE_LIMIT_MS,
        clock,
        client().then((client) => endSession(client, topic)),
      )
    },
    watch: (listener) => sessions.watch(listener),
    stop() {
      requests.now()
      stopping.abort()
    },
  }
}

/** Starts it when it is first needed; what failed once is tried again by whoever asks next. */
function onceStarted(start: () => Promise<Engine>, stopping: AbortSignal): () => Promise<Engine> {
  let starting: Promise<Engine> | undefined

  async function begin(): Promise<Engine> {
    const engine = await start()
    if (stopping.aborted) engine.stop()
    else stopping.addEventListener('abort', () => engine.stop(), { once: true })
    return engine
  }

  return async () => {
    throwIfAborted(stopping)
    starting ??= begin().catch((thrown: unknown) => {
      starting = undefined
      throw thrown
    })
    const engine = await starting
    throwIfAborted(stopping)
    return engine
  }
}

async function startEngine(input: RelayInput, sessions: KnownSessions): Promise<Engine> {
  const { clock } = input
  const { client, isOwn, stored } = await loadClient(input)
  capVerify(client, clock)
  if (isOwn) endOnce(client)
  const line = keepLine(client, clock)
  const undos: readonly Undo[] = [
    followClient({ client, sessions, clock }),
    line.watch((isUp) => sessions.tell({ type: 'line', isUp })),
  ]
  return {
    ...{ client, line, stored },
    hear: isOwn ? hearProposals(client) : hearTaken,
    stop() {
      for (const undo of undos) undo()
      if (!isOwn) return
      line.stop()
      // Whoever waits was told first that it was ended.
      void Promise.resolve().then(() => endWaiting(client))
    },
  }
}

interface TakingUp {
  readonly client: Client
  readonly line: Line
  readonly sessions: KnownSessions
  readonly clock: Clock
  /** What tabs have stored by now under a key of the library's. */
  stored(key: string): unknown
}

/** A session from an earlier visit, unless it is known to be over. */
async function takeUp(
  { client, line, sessions, clock, stored }: TakingUp,
  topic: string,
): Promise<PairedSession | undefined> {
  const read = (): PairedSession | undefined =>
    client.session.keys.includes(topic) ? readSession(client.session.get(topic)) : undefined
  const session = read() ?? ((await takeOver(client, stored, topic)) ? read() : undefined)
  if (session === undefined) {
    sessions.tell({ type: 'closed', topic, reason: 'unknown' })
    return undefined
  }
  sessions.keep(session)
  const look = lookForEnd(client, line, topic).then(
    (isOver) => {
      if (isOver) sessions.end(topic, 'wallet')
    },
    // It could not be found out, which says nothing about the session.
    () => undefined,
  )
  await within(LOOK_LIMIT_MS, clock, look)
  return sessions.find(topic) && read()
}

/** Fires when one of two does. Browsers have it for themselves only since lately. */
function either(one: AbortSignal, other: AbortSignal): AbortSignal {
  const both = new AbortController()
  for (const signal of [one, other]) {
    if (signal.aborted) both.abort()
    signal.addEventListener('abort', () => both.abort(), { once: true, signal: both.signal })
  }
  return both.signal
}
