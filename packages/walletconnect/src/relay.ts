import {
  type Clock,
  type RelayOverride,
  type RelayPort,
  throwIfAborted,
  type Undo,
  untilAborted,
} from '@latchkey/core/contract'
import { createChannel, isForOwner } from './channel.ts'
import { type ClientChoice, loadClient } from './client.ts'
import { type Connection, createConnection } from './connection.ts'
import { cancelAll } from './library/cancel.ts'
import { allowManyMessages, clientIdOf } from './library/create-client.ts'
import { type DecodeWithKey, decodeByTopic } from './library/decode-by-topic.ts'
import { keepEarlyMessages } from './library/early-messages.ts'
import { ignoreEndedSessions } from './library/ended-sessions.ts'
import { limitVerify } from './library/limit-verify.ts'
import type { Client } from './library/types.ts'
import { createOpenSessions, endSession, type OpenSessions } from './open-sessions.ts'
import { pair } from './pair.ts'
import { createPropose, createProposeOfSite, type Propose } from './proposals.ts'
import { resume } from './resume.ts'
import { watchSessions } from './session-changes.ts'
import { createStopper, eitherSignal, settledWithin } from './signals.ts'
import { createTurns } from './turns.ts'

/** The choice of the client, the clock, and the permissions of a relay port. */
export interface RelayInput extends ClientChoice {
  readonly clock: Clock
  /** The permissions that the website requests from wallets. */
  readonly override?: RelayOverride | undefined
}

/** The library's client with everything that follows it. */
interface Engine {
  readonly client: Client
  readonly connection: Connection
  readonly propose: Propose
  readonly decodeWithKey: DecodeWithKey
  stored(key: string): unknown
  stop(): void
}

/** Longest wait until a wallet is notified that its session ended, in milliseconds. */
const CLOSE_LIMIT_MS = 3_000

/** Creates the relay port. The client is created, and connects, with the first call that needs it. */
export function createRelay(input: RelayInput): RelayPort {
  const { clock, override } = input
  const sessions = createOpenSessions()
  const stopping = new AbortController()
  const requests = createStopper()
  const turns = createTurns(clock)
  const engine = startOnce(() => startEngine(input, sessions), stopping.signal)
  const client = async (): Promise<Client> => (await engine()).client

  return {
    async pair(question, signal) {
      const either = eitherSignal(signal, stopping.signal)
      const running = await untilAborted(engine(), either)
      const deps = { ...running, sessions, clock, override, stopping: stopping.signal }
      return pair(deps, question, either)
    },
    async resume(topic, signal) {
      const either = eitherSignal(signal, stopping.signal)
      const running = await untilAborted(engine(), either)
      return untilAborted(resume({ ...running, sessions, clock }, topic), either)
    },
    channel(topic) {
      return createChannel({ client, sessions, clock, turns, requests }, topic)
    },
    isForOwner(topic, question) {
      const session = sessions.find(topic)
      return session !== undefined && isForOwner(session, question)
    },
    async close(topic) {
      sessions.remove(topic)
      const closing = client().then((loaded) => endSession(loaded, topic))
      await settledWithin(CLOSE_LIMIT_MS, clock, closing)
    },
    watch: (listener) => sessions.watch(listener),
    stop() {
      requests.stop()
      stopping.abort()
    },
  }
}

/** Starts the engine when it is first needed. After a failure the next call tries again. */
function startOnce(start: () => Promise<Engine>, stopping: AbortSignal): () => Promise<Engine> {
  let starting: Promise<Engine> | undefined

  async function run(): Promise<Engine> {
    const engine = await start()
    if (stopping.aborted) engine.stop()
    else stopping.addEventListener('abort', () => engine.stop(), { once: true })
    return engine
  }

  return async () => {
    throwIfAborted(stopping)
    starting ??= run().catch((thrown: unknown) => {
      starting = undefined
      throw thrown
    })
    const engine = await starting
    throwIfAborted(stopping)
    return engine
  }
}

async function startEngine(input: RelayInput, sessions: OpenSessions): Promise<Engine> {
  const { clock } = input
  const { client, isOwn, stored } = await loadClient(input)
  const unlimitVerify = limitVerify(client, clock)
  const decoding = decodeByTopic(client)
  if (isOwn) {
    ignoreEndedSessions(client)
    keepEarlyMessages(client)
    allowManyMessages(client)
  }
  const connection = createConnection(client, clock)
  void clientIdOf(client).then((clientId) => {
    if (clientId !== undefined) sessions.emit({ type: 'client', clientId })
  })
  const undos: readonly Undo[] = [
    watchSessions({ client, sessions, clock }),
    connection.watch((isUp) => sessions.emit({ type: 'line', isUp })),
  ]
  return {
    client,
    connection,
    stored,
    propose: isOwn ? createPropose(client) : createProposeOfSite(client),
    decodeWithKey: decoding.decodeWithKey,
    stop() {
      for (const undo of undos) undo()
      if (!isOwn) {
        connection.release()
        decoding.stop()
        unlimitVerify()
        return
      }
      connection.stop()
      // In a task of its own: callers first get the error that the port was stopped.
      void Promise.resolve().then(() => cancelAll(client))
    },
  }
}
