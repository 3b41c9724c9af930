import type { SignInQuestion } from '@latchkey/core/contract'
import { type Client, type DecodeWithKey, engineEvents } from '../library.ts'
import type { RequestedNamespace } from '../namespaces.ts'
import type { Proposal, Propose } from '../proposals.ts'
import { awaitSignIn, type SentSignIn } from './await-sign-in.ts'
import { checkQuestion } from './check-fields.ts'
import { isRecap } from './read-recap.ts'

interface Deps {
  readonly client: Client
  readonly propose: Propose
  readonly decodeWithKey: DecodeWithKey
}

/** How long the relay stores the question, in seconds: as long as a proposal. */
const STORED_S = 300

/**
 * Proposes a session and asks the wallet's owner to sign in, in one step (CAIP-222, ERC-5573). The
 * protocol supports that only where all networks are of `eip155`; otherwise, and with a website's
 * library that is too old for it, a session alone is proposed.
 *
 * Only the sending is left to the library. Its handling of answers would ask the vendor's host about
 * signatures of contracts, open a session even when it found the answer wrong, let an unreadable
 * answer end as an unhandled rejection, and wait for an hour.
 *
 * @param namespaces - What the session shall allow.
 * @throws LatchkeyError `siwx.invalid`; otherwise what the library throws.
 */
export async function proposeSignIn(
  { client, propose, decodeWithKey }: Deps,
  namespaces: Record<string, RequestedNamespace>,
  question: SignInQuestion,
): Promise<Proposal> {
  checkQuestion(question)
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

/** Whether the library stores sign-ins where the pinned version does. */
function supportsSignIn(client: Client): boolean {
  const { authenticate, auth } = Object(client)
  const { requests, pairingTopics, authKeys } = Object(auth)
  return Boolean(authenticate && requests && pairingTopics && authKeys)
}

function authParams(question: SignInQuestion, { chains, methods }: RequestedNamespace) {
  const { domain, uri, nonce, statement = '', expirationTime, notBefore } = question
  return {
    ...{ domain, uri, nonce, statement, chains, expiry: STORED_S },
    ...(expirationTime === undefined ? {} : { exp: expirationTime }),
    ...(notBefore === undefined ? {} : { nbf: notBefore }),
    // Copies, because the library sorts them in place.
    ...{ methods: [...methods], resources: [...(question.resources ?? [])] },
  }
}

/** Finds the sign-in of an address. @throws Error when the library stores it elsewhere. */
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
    ...{ id: request.id, proposalId: proposal.id, pairingTopic: request.pairingTopic },
    ...{ responseTopic: answers.topic, publicKey: request.requester.publicKey },
    requested: {
      ...{ ...payload, methods: namespace.methods },
      resources: resources.filter((each) => !isRecap(each)),
    },
  }
}
