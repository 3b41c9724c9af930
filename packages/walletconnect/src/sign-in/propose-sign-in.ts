import type { SignInQuestion } from '@latchkey/core/contract'
import type { DecodeWithKey } from '../library/decode-by-topic.ts'
import { engineEvents } from '../library/engine.ts'
import type { Client } from '../library/types.ts'
import type { RequestedNamespace } from '../namespaces.ts'
import type { Proposal, Propose } from '../proposals.ts'
import { awaitSignIn, type SentSignIn } from './await-sign-in.ts'
import { checkFields } from './check-fields.ts'
import { isRecap } from './read-recap.ts'

interface Deps {
  readonly client: Client
  readonly propose: Propose
  readonly decodeWithKey: DecodeWithKey
}

/** How long the relay stores the request, in seconds: as long as a proposal. */
const STORED_S = 300

/**
 * Proposes a session and requests a sign-in, in one step (CAIP-222, ERC-5573). The
 * protocol supports that only if all networks are of `eip155`; otherwise, and with a website's
 * library that is too old for it, only a session is proposed.
 *
 * Only the sending is left to the library. Its handling of answers would ask the vendor's host
 * about signatures of contracts, open a session even when it found the answer wrong, let an
 * unreadable answer end as an unhandled rejection, and wait for an hour.
 *
 * @param namespaces - The permissions of the session.
 * @throws LatchkeyError `siwx.invalid`; otherwise what the library throws.
 */
export async function proposeSignIn(
  { client, propose, decodeWithKey }: Deps,
  namespaces: Record<string, RequestedNamespace>,
  question: SignInQuestion,
): Promise<Proposal> {
  checkFields(question)
  const evm = Object.keys(namespaces).length === 1 ? namespaces['eip155'] : undefined
  const events = engineEvents(client)
  if (evm === undefined || events === undefined || !supportsSignIn(client)) {
    const { sent, accepted } = propose(namespaces)
    const [proposal] = await Promise.all([sent, accepted])
    return proposal
  }
  const { uri } = await client.authenticate(authParams(question, evm))
  const sent = findSent(client, uri, evm)
  return { uri, ...awaitSignIn({ client, events, decodeWithKey, requested: evm }, sent) }
}

/**
 * Returns true if the library can send a sign-in here: it stores them in the same place as the
 * pinned version, and has the `Buffer` of Node, with which it writes what the session allows. Pages
 * have none unless the website brings one.
 */
function supportsSignIn(client: Client): boolean {
  const { authenticate, auth } = Object(client)
  const { requests, pairingTopics, authKeys } = Object(auth)
  return Boolean(authenticate && requests && pairingTopics && authKeys && hasBuffer())
}

function hasBuffer(): boolean {
  return typeof Buffer !== 'undefined'
}

function authParams(question: SignInQuestion, { chains, methods }: RequestedNamespace) {
  const { domain, uri, nonce, statement = '', expirationTime, notBefore } = question
  return {
    domain,
    uri,
    nonce,
    statement,
    chains,
    expiry: STORED_S,
    ...(expirationTime === undefined ? {} : { exp: expirationTime }),
    ...(notBefore === undefined ? {} : { nbf: notBefore }),
    // Copies, because the library sorts them in place.
    methods: [...methods],
    resources: [...(question.resources ?? [])],
  }
}

/** Finds the sign-in of an address. @throws Error when the library stores it in another place. */
function findSent(client: Client, uri: string, namespace: RequestedNamespace): SentSignIn {
  const isOfAddress = ({ pairingTopic }: { readonly pairingTopic: string }): boolean =>
    uri.startsWith(`wc:${pairingTopic}@`)
  const request = client.auth.requests.getAll().find(isOfAddress)
  const proposal = client.proposal.getAll().find(isOfAddress)
  const answers = client.auth.pairingTopics.getAll().find(isOfAddress)
  if (!request || !proposal || !answers)
    throw new Error('The library stores its sign-ins elsewhere')
  const { resources = [], ...payload } = request.authPayload
  return {
    id: request.id,
    proposalId: proposal.id,
    pairingTopic: request.pairingTopic,
    responseTopic: answers.topic,
    publicKey: request.requester.publicKey,
    requested: {
      ...payload,
      methods: namespace.methods,
      resources: resources.filter((each) => !isRecap(each)),
    },
  }
}
