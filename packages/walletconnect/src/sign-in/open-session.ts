import { LatchkeyError } from '../../contract/index.ts'
import type { Client, Struct } from '../client.ts'
import type { WantedNamespace } from '../relay-namespaces.ts'
import type { SignInAnswer } from './read-answer.ts'
import type { SentSignIn } from './sent-sign-in.ts'

interface Opening {
  readonly sent: SentSignIn
  readonly wanted: WantedNamespace
  /** Who answered, as it says itself. */
  readonly responder: unknown
  /** undefined when it was none: the session serves nothing, and is there only to be ended. */
  readonly answer: SignInAnswer | undefined
}

/**
 * How long a session lasts, in seconds, counted from the question: no longer than the wallet counts.
 * Source: specification, section 9.
 */
const SESSION_S = 604_800
const PUBLIC_KEY = /^[0-9a-f]{64}$/i

/**
 * Makes the session that a wallet made when it answered, as the library would, with what was asked
 * for along with it.
 *
 * @throws LatchkeyError `siwx.mismatch` when the answer leads to none.
 */
export async function openSession(
  { core, session, metadata }: Client,
  { sent: { publicKey, pairingTopic, asked }, wanted, responder, answer }: Opening,
): Promise<Struct> {
  const peer = Object(responder)
  if (!PUBLIC_KEY.test(String(peer.publicKey))) throw new LatchkeyError('siwx.mismatch', {})
  const topic = await core.crypto.generateSharedKey(publicKey, peer.publicKey)
  const struct = {
    ...{ topic, pairingTopic, peer, controller: peer.publicKey, self: { publicKey, metadata } },
    ...{ acknowledged: true, relay: { protocol: 'irn' }, transportType: 'relay' },
    expiry: Math.floor(Date.parse(asked.iat) / 1000) + SESSION_S,
    ...{ requiredNamespaces: {}, optionalNamespaces: { eip155: wanted } },
    namespaces: namespacesOf(wanted, answer),
  }
  // The library's types name its constants.
  await session.set(topic, struct as Struct)
  core.expirer.set(topic, struct.expiry)
  // The wallet is heard as soon as the line stands; without it the session is none the less there.
  core.relayer.subscribe(topic).catch(() => undefined)
  return session.get(topic)
}

function namespacesOf({ events }: WantedNamespace, answer: SignInAnswer | undefined) {
  if (answer === undefined) return {}
  const { chains, accounts, methods } = answer
  return { eip155: { events, chains: [...chains], accounts: [...accounts], methods: [...methods] } }
}
