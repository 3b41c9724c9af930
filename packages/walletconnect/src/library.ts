import type { Clock, Undo } from '@latchkey/core/contract'
import type { UniversalProvider } from '@walletconnect/universal-provider'
import { isRelayFrame } from './relay-frame.ts'

/**
 * The types of `@walletconnect/universal-provider`, and every place that reads or replaces something
 * which that library does not document. Each function says why the documented interface is not
 * enough. The version is pinned (2.21.8), and the tests of this package run against it, so that a
 * member that moves is noticed when the version changes.
 */

/** The library's main class. */
export type Library = typeof UniversalProvider
/** The library's sign client: sessions, pairings, and the relay below them. */
export type Client = InstanceType<Library>['client']
/** A session as the library stores it. */
export type SessionStruct = ReturnType<Client['session']['get']>
/** The library's client of the relay. */
export type Relayer = Client['core']['relayer']
/** A proposal that the relay accepted. */
export type AcceptedProposal = Awaited<ReturnType<Client['connect']>>
/** Options of the library's constructor; the logger and the storage are our own. */
export type LibraryOptions = ConstructorParameters<Library>[0] & {
  readonly customStoragePrefix: string
}

/** The code and text with which a website ends a session, by the protocol's list of errors. */
export const USER_DISCONNECTED = { code: 6000, message: 'User disconnected' }

/** Events of the library's engine about one request, one proposal, or one session. */
export interface EngineEvents {
  once(event: string, listener: (outcome: EngineOutcome) => void): unknown
  emit(event: string, outcome: EngineOutcome): unknown
  removeAllListeners(event: string): unknown
}

/** What such an event carries. */
export interface EngineOutcome {
  readonly error?: unknown
  /** The answer to a request. */
  readonly result?: unknown
  /** The answer to a proposal. */
  readonly session?: SessionStruct
}

interface Proposal {
  readonly id: number
  readonly pairingTopic: string
  /** The very object that was given to `connect`. */
  readonly relays: object
}

interface Engine {
  readonly events: EngineEvents
  sendProposeSession(params: { readonly proposal: Proposal }): Promise<void>
  setProposal(id: number, proposal: object): Promise<void>
  deleteProposal(id: number): Promise<void>
  onSessionDeleteRequest(topic: string, payload: object): Promise<void>
  deleteSession(params: { readonly topic: string }): Promise<void>
}

/**
 * Creates the sign client of a universal provider, without the provider. `UniversalProvider.init`
 * would also restore the first session it finds, and connect to the vendor's nodes for it; the method
 * that creates the client alone is private.
 */
export async function createOwnClient(Provider: Library, options: LibraryOptions): Promise<Client> {
  const provider = new Provider(options)
  await withoutSharedCore(options.customStoragePrefix, () => {
    const create: unknown = Reflect.get(provider, 'createClient')
    return typeof create === 'function' ? Reflect.apply(create, provider, []) : undefined
  })
  provider.client.engine.processRelayMessageCache()
  return provider.client
}

// biome-ignore lint/style/noRestrictedGlobals: the library stores its cores there
const GLOBAL: object = globalThis

/**
 * Runs `create` without the cores that the library stored on the global object. It hands each of them
 * to the next client of the same name, so that a new modal would get the connection of a disposed one.
 */
function withoutSharedCore<T>(storagePrefix: string, create: () => T): T {
  const keys = [`_walletConnectCore_${storagePrefix}`, `_walletConnectCore_${storagePrefix}_count`]
  const before = keys.map((key) => Reflect.getOwnPropertyDescriptor(GLOBAL, key))
  for (const key of keys) Reflect.deleteProperty(GLOBAL, key)
  try {
    return create()
  } finally {
    keys.forEach((key, index) => {
      Reflect.deleteProperty(GLOBAL, key)
      const descriptor = before[index]
      if (descriptor !== undefined) Reflect.defineProperty(GLOBAL, key, descriptor)
    })
  }
}

/** Sets how the website describes itself. It goes out with each proposal; the library reads it once. */
export function setMetadata(client: Client, metadata: Client['metadata']): void {
  Reflect.set(client, 'metadata', metadata)
}

/** The id of this client at the relay, a `did:key`; undefined in versions that have none. */
export async function clientIdOf({ core }: Client): Promise<string | undefined> {
  try {
    const id: unknown = await core.crypto.getClientId()
    return typeof id === 'string' && id !== '' ? id : undefined
  } catch {
    // Requests are answered without it, too.
    return undefined
  }
}

/** The key under which the library stores a list; its types leave it out. */
export function storageKeyOf(list: object): string {
  return String(Reflect.get(list, 'storageKey'))
}

/** The engine's own events; undefined in versions that have none, which a website may bring along. */
export function engineEvents({ engine }: Client): EngineEvents | undefined {
  const { events } = Object(engine)
  return typeof events?.removeAllListeners === 'function' ? events : undefined
}

/**
 * Calls `listener` directly before a proposal is sent to the relay. The library returns the address
 * of a proposal only after the relay accepted it, and asks another host to vouch for the website
 * first. It also stores the proposal and listens for the answer that late, so that the answer of a
 * quick wallet would be lost: here the proposal is stored before it is sent, once.
 */
export function onProposal(client: Client, listener: (proposal: Proposal) => void): void {
  const engine = engineOf(client)
  const { sendProposeSession, setProposal } = engine
  const stored = new Set<number>()
  engine.setProposal = async (id, proposal) => {
    if (!stored.has(id)) await setProposal(id, proposal)
    stored.add(id)
  }
  engine.sendProposeSession = async (params) => {
    const { proposal } = params
    await engine.setProposal(proposal.id, proposal)
    listener(proposal)
    try {
      await sendProposeSession(params)
    } catch (error) {
      await engine.deleteProposal(proposal.id)
      engine.events.emit(`session_connect:${proposal.id}`, { error })
      throw error
    }
  }
}

/** The answer to a proposal. Unlike the library's own promise it has no timer, and misses nothing. */
export function answerToProposal(client: Client, id: number): Promise<SessionStruct> {
  const answer = new Promise<SessionStruct>((resolve, reject) => {
    engineOf(client).events.once(`session_connect:${id}`, ({ session, error }) => {
      if (session === undefined) reject(error)
      else resolve(session)
    })
  })
  answer.catch(() => undefined)
  return answer
}

/**
 * Ignores messages about sessions that are over already. When both sides end a session at the same
 * time, or a wallet ends it twice, the library looks for a session that is gone, and the promise that
 * rejects then is handled by nobody.
 */
export function ignoreEndedSessions(client: Client): void {
  const engine = engineOf(client)
  const { onSessionDeleteRequest, deleteSession } = engine
  const exists = (topic: string): boolean => client.session.keys.includes(topic)
  engine.onSessionDeleteRequest = async (topic, payload) => {
    if (exists(topic)) await onSessionDeleteRequest(topic, payload)
  }
  engine.deleteSession = async (params) => {
    if (exists(params.topic)) await deleteSession(params)
  }
}

/**
 * Lets any number of messages be sent at once. The library adds a listener for each message until the
 * relay has it, and its emitter warns on the console of more than ten.
 */
export function allowManyMessages({ core }: Client): void {
  core.relayer.events.setMaxListeners(0)
}

/**
 * Ends a request as if the wallet had refused it; does nothing for one that was answered. The library
 * cannot cancel: left alone it rejects a promise that nobody handles after five minutes.
 */
export function cancelRequest(client: Client, id: number): void {
  engineEvents(client)?.emit(`session_request:${id}`, { error: USER_DISCONNECTED })
}

/** Ends the proposal of a pairing address, for the same reason. */
export function cancelProposal(client: Client, uri: string): void {
  for (const { id, pairingTopic } of client.proposal.getAll()) {
    if (uri.startsWith(`wc:${pairingTopic}@`)) client.events.emit('proposal_expire', { id })
  }
}

/** Ends every proposal and every request. */
export function cancelAll(client: Client): void {
  for (const { id } of client.proposal.getAll()) client.events.emit('proposal_expire', { id })
  for (const { request } of client.core.history.pending) cancelRequest(client, request.id)
}

/** Registers the key with which messages of a topic are decrypted. */
export type DecodeWithKey = (topic: string, publicKey: string) => Undo

/**
 * Lets messages of some topics be decrypted with keys of their own. The library stores only the key
 * of its newest sign-in, and so cannot read the answer to an earlier address that is still valid.
 */
export function decodeByTopic({ core: { crypto } }: Client): DecodeWithKey {
  const keys = new Map<string, string>()
  const decode = crypto.decode.bind(crypto)
  crypto.decode = (topic, encoded, options) => {
    const receiverPublicKey = keys.get(topic)
    return decode(topic, encoded, receiverPublicKey ? { ...options, receiverPublicKey } : options)
  }
  return (topic, publicKey) => {
    keys.set(topic, publicKey)
    return () => keys.delete(topic)
  }
}

/** Longest wait for the vendor's verify service, in milliseconds. */
const VERIFY_LIMIT_MS = 300

/**
 * Limits the wait for the vendor's verify service. The library waits five seconds for it before each
 * address and each request, which is what visitors meet whose browser blocks that host. After the
 * first time-out the service is not asked again.
 */
export function limitVerify({ core: { verify } }: Client, clock: Clock): void {
  const register = verify.register.bind(verify)
  let hasTimedOut = false
  verify.register = (params) => {
    if (hasTimedOut) return Promise.resolve('')
    return new Promise((resolve) => {
      const undo = clock.after(VERIFY_LIMIT_MS, () => {
        hasTimedOut = true
        resolve('')
      })
      const finish = (attestation = ''): void => {
        undo()
        resolve(attestation)
      }
      register(params).then(finish, () => finish())
    })
  }
}

/** What is used of the relayer besides its documented methods. */
export interface RelayerInternals {
  readonly connected: boolean
  readonly transportExplicitlyClosed: boolean
  readonly provider: SocketProvider
  /** The attempt to connect that is running, if one is. */
  readonly connectPromise?: Promise<void> | undefined
  createProvider(): Promise<void>
  connect(url?: string): Promise<void>
  transportOpen(url?: string): Promise<void>
  request(request: { readonly id?: unknown }): Promise<unknown>
}

/** One socket. Its members are missing before the first one is opened. */
interface SocketProvider {
  readonly connection?: Socket | undefined
  on?(event: string, listener: () => void): void
  disconnect?(): Promise<void>
}

/**
 * The relayer with the methods that `connection.ts` replaces. By itself it opens several sockets when
 * several calls find it closed, stops reconnecting after an attempt that was cut short, and waits 15
 * seconds before it repeats calls that were under way.
 */
export function relayerInternals(relayer: Relayer): RelayerInternals {
  // A cast: the members are private in the library's types.
  return relayer as unknown as RelayerInternals
}

interface Socket {
  readonly connected: boolean
  onPayload(event: { readonly data?: unknown }): void
}

/**
 * Ignores frames that the library can't read. It looks at them in a listener of the socket, and in a
 * promise that nobody handles: what a broken relay sends would be an uncaught error of the page.
 */
export function ignoreBrokenFrames(relayer: RelayerInternals): void {
  const guard = ({ connection }: SocketProvider): void => {
    if (connection === undefined) return
    const read = connection.onPayload.bind(connection)
    connection.onPayload = (event) => {
      if (isRelayFrame(event.data)) read(event)
    }
  }
  const create = relayer.createProvider.bind(relayer)
  relayer.createProvider = async () => {
    await create()
    guard(relayer.provider)
  }
  guard(relayer.provider)
}

/**
 * Closes the socket that a new one replaces, and listens to its errors until then: an error event
 * without a listener would be thrown. The library announces no end of it, so `onReplaced` does.
 */
export function closeReplacedSockets(relayer: RelayerInternals, onReplaced: () => void): void {
  const create = relayer.createProvider.bind(relayer)
  const ignore = (): void => undefined
  relayer.createProvider = async () => {
    const { provider: before } = relayer
    before.on?.('error', ignore)
    await create()
    onReplaced()
    if (before.connection?.connected) before.disconnect?.().catch(ignore)
  }
}

function engineOf({ engine }: Client): Engine {
  // A cast: the members are private in the library's types.
  return engine as unknown as Engine
}
