import type { SignInQuestion } from '../../contract/index.ts'
import type { Client } from '../client.ts'
import type { HearProposal, Proposed } from '../hear-proposals.ts'
import type { WantedNamespace } from '../relay-namespaces.ts'
import { checkQuestion } from './check-question.ts'
import { followSignIn } from './follow-sign-in.ts'
import { sentSignIn } from './sent-sign-in.ts'

interface Deps {
  readonly client: Client
  readonly hear: HearProposal
}

/** How long the relay keeps the question, in seconds: as long as a proposal. */
const KEPT_S = 300

/**
 * Proposes a session and asks its owner to sign in, in one step. Only what is all of `eip155` can be
 * asked so; anything else, and a website's own library that can't, makes a proposal alone. Source:
 * specification, section 3.
 *
 * The library's own way ends once the question is with the relay. It would ask one of the vendor's
 * hosts about signatures of contracts, make a session even of an answer that it found wrong, let one
 * that it can't read end as an unhandled rejection, and wait for an hour.
 *
 * @param wanted - What the session shall allow.
 * @throws LatchkeyError `siwx.invalid`; else what the library throws.
 */
export async function proposeSignIn(
  { client, hear }: Deps,
  wanted: Record<string, WantedNamespace>,
  question: SignInQuestion,
): Promise<Proposed> {
  checkQuestion(question)
  const evm = Object.keys(wanted).length === 1 ? wanted['eip155'] : undefined
  const { events } = Object(client.engine)
  if (evm === undefined || !events?.removeAllListeners || !canSignIn(client)) {
    const relays = [{ protocol: 'irn' }]
    const taking = client.connect({ optionalNamespaces: wanted, relays })
    const [proposed] = await Promise.all([hear(taking, relays), taking])
    return proposed
  }
  const { uri } = await client.authenticate(paramsOf(question, evm))
  return { uri, ...followSignIn({ client, events, wanted: evm }, sentSignIn(client, uri, evm)) }
}

/** Whether the library keeps its sign-ins where the pinned version does. */
function canSignIn(client: Client): boolean {
  const { authenticate, auth } = Object(client)
  const { requests, pairingTopics, authKeys } = Object(auth)
  return Boolean(authenticate && requests && pairingTopics && authKeys)
}

function paramsOf(question: SignInQuestion, { chains, methods }: WantedNamespace) {
  const { domain, uri, nonce, statement = '', expirationTime, notBefore } = question
  return {
    ...{ domain, uri, nonce, statement, chains, expiry: KEPT_S },
    ...(expirationTime === undefined ? {} : { exp: expirationTime }),
    ...(notBefore === undefined ? {} : { nbf: notBefore }),
    // The library sorts them where they are.
    ...{ methods: [...methods], resources: [...(question.resources ?? [])] },
  }
}
