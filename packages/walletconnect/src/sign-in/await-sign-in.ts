import { LatchkeyError, type SignedIn } from '@latchkey/core/contract'
import type { DecodeWithKey } from '../library/decode-by-topic.ts'
import type { EngineEvents } from '../library/engine.ts'
import type { Client, SessionStruct } from '../library/types.ts'
import type { RequestedNamespace } from '../namespaces.ts'
import { endSession } from '../open-sessions.ts'
import type { Proposal } from '../proposals.ts'
import { type RequestedSignIn, readAnswer, type SignInAnswer } from './read-answer.ts'

/** A sign-in that the relay has accepted, as the library stores it. */
export interface SentSignIn {
  readonly id: number
  /** The topic of the proposal that was sent too, for wallets without support for sign-ins. */
  readonly proposalId: number
  readonly pairingTopic: string
  /** Topic of the answer, and the public key that it is encrypted for. */
  readonly responseTopic: string
  readonly publicKey: string
  readonly requested: RequestedSignIn
}

interface Deps {
  readonly client: Client
  readonly events: EngineEvents
  readonly decodeWithKey: DecodeWithKey
  readonly requested: RequestedNamespace
}

/** The wallet does not support sign-ins; it answers the proposal that was sent too. */
const UNSUPPORTED_METHOD = 10_001
const EXPIRED = { code: 0, message: 'The time for an answer is over' }
/** The reason for ending a session with a wrong sign-in. */
const WRONG_SIGN_IN = { code: 6000, message: 'The sign-in is not what was asked for' }
/** The library needs a reason for each removal; it is not sent. */
const REMOVED = { code: 0, message: 'over' }

/** Waits for the answer to a sign-in, and then removes the sign-in from the library. */
export function awaitSignIn(deps: Deps, sent: SentSignIn): Omit<Proposal, 'uri'> {
  const { client, events, decodeWithKey } = deps
  const [answered, connected] = [`session_request:${sent.id}`, `session_connect:${sent.proposalId}`]
  let signed: readonly SignedIn[] = []

  const answer = new Promise<SessionStruct>((resolve, reject) => {
    const undoDecode = decodeWithKey(sent.responseTopic, sent.publicKey)
    const unlisten = (): void => {
      for (const event of [answered, connected]) events.removeAllListeners(event)
    }
    const finish = (): void => {
      unlisten()
      client.off('proposal_expire', onExpire)
      undoDecode()
      removeSignIn(client, sent)
    }
    const fail = (error: unknown): void => {
      finish()
      client.core.crypto.deleteKeyPair(sent.publicKey).catch(ignore)
      reject(error)
    }
    const onExpire = ({ id }: { readonly id: number }): void => {
      if (id === sent.proposalId) fail(EXPIRED)
    }
    // Removes the library's own listeners.
    unlisten()
    client.on('proposal_expire', onExpire)
    events.once(connected, ({ error, session }) => {
      if (session === undefined) return fail(error)
      finish()
      resolve(session)
    })
    events.once(answered, ({ error, result }) => {
      if (error === undefined) {
        finish()
        acceptAnswer(deps, sent, result).then((accepted) => {
          signed = accepted.signed
          resolve(accepted.struct)
        }, reject)
      } else if (Object(error).code !== UNSUPPORTED_METHOD) fail(error)
    })
  })
  // The caller may have aborted before it fails.
  answer.catch(ignore)
  return { answer, signed: () => signed }
}

/** Opens the session of an answer. A wrong answer gets one too, which is ended at once. */
async function acceptAnswer(
  { client, requested }: Deps,
  sent: SentSignIn,
  result: unknown,
): Promise<{ readonly struct: SessionStruct; readonly signed: readonly SignedIn[] }> {
  const { cacaos, responder } = Object(result)
  const answer = readSafely(client, cacaos, sent)
  const opening = openSession(client, { sent, requested, responder, answer })
  const struct = await opening.catch((thrown: unknown) => {
    client.core.crypto.deleteKeyPair(sent.publicKey).catch(ignore)
    throw thrown
  })
  if (answer !== undefined) return { struct, signed: answer.signed }
  void endSession(client, struct.topic, WRONG_SIGN_IN)
  throw new LatchkeyError('siwx.mismatch', {})
}

/** @returns undefined also where the library cannot write the text of the answer. */
function readSafely(
  client: Client,
  cacaos: unknown,
  { requested }: SentSignIn,
): SignInAnswer | undefined {
  try {
    return readAnswer(cacaos, requested, (payload) =>
      // A cast: the library does not change its argument, but its types are not read-only.
      client.formatAuthMessage({ request: payload as never, iss: payload.iss }),
    )
  } catch {
    // Whatever it throws, the answer does not match the request.
    return undefined
  }
}

interface Opening {
  readonly sent: SentSignIn
  readonly requested: RequestedNamespace
  /** The wallet that answered, by its own data. */
  readonly responder: unknown
  /** undefined for a wrong answer: the session allows nothing. */
  readonly answer: SignInAnswer | undefined
}

/** How long a session lasts, in seconds from the request on: not longer than at the wallet. */
const SESSION_S = 604_800
const PUBLIC_KEY = /^[0-9a-f]{64}$/i

/**
 * Opens the session that the wallet opened when it answered, as the library would.
 *
 * @throws LatchkeyError `siwx.mismatch` when the answer contains no key.
 */
async function openSession(
  { core, session, metadata }: Client,
  { sent: { publicKey, pairingTopic, requested: question }, requested, responder, answer }: Opening,
): Promise<SessionStruct> {
  const peer = Object(responder)
  if (!PUBLIC_KEY.test(String(peer.publicKey))) throw new LatchkeyError('siwx.mismatch', {})
  const topic = await core.crypto.generateSharedKey(publicKey, peer.publicKey)
  const struct = {
    topic,
    pairingTopic,
    peer,
    controller: peer.publicKey,
    self: { publicKey, metadata },
    acknowledged: true,
    relay: { protocol: 'irn' },
    transportType: 'relay',
    expiry: Math.floor(Date.parse(question.iat) / 1000) + SESSION_S,
    requiredNamespaces: {},
    optionalNamespaces: { eip155: requested },
    namespaces: namespacesOf(requested, answer),
  }
  // A cast: the library's types want its constants for `protocol` and `transportType`.
  await session.set(topic, struct as SessionStruct)
  core.expirer.set(topic, struct.expiry)
  // Messages arrive once the connection is open; the session is there without it.
  core.relayer.subscribe(topic).catch(ignore)
  return session.get(topic)
}

function namespacesOf({ events }: RequestedNamespace, answer: SignInAnswer | undefined) {
  if (answer === undefined) return {}
  const { chains, accounts, methods } = answer
  return { eip155: { events, chains: [...chains], accounts: [...accounts], methods: [...methods] } }
}

/** Removes a sign-in: the library would store it and listen for answers as long as the page is open. */
function removeSignIn({ core, auth, proposal }: Client, sent: SentSignIn): void {
  const { id, proposalId, pairingTopic, responseTopic, publicKey } = sent
  auth.pairingTopics.delete(responseTopic, REMOVED).catch(ignore)
  for (const key of auth.authKeys.keys) {
    if (auth.authKeys.get(key).publicKey === publicKey) {
      auth.authKeys.delete(key, REMOVED).catch(ignore)
    }
  }
  auth.requests.delete(id, REMOVED).catch(ignore)
  proposal.delete(proposalId, REMOVED).catch(ignore)
  for (const each of [id, proposalId]) core.expirer.del(each)
  core.history.delete(pairingTopic, id)
  core.relayer.unsubscribe(responseTopic).catch(ignore)
}

function ignore(): void {}
