import type { Client } from '../client.ts'
import type { WantedNamespace } from '../relay-namespaces.ts'
import type { AskedSignIn } from './read-answer.ts'
import { isRecap } from './read-recap.ts'

/** A question that is with the relay, as the library keeps it. */
export interface SentSignIn {
  readonly id: number
  /** Of the proposal that went along, for wallets that know nothing of sign-ins. */
  readonly proposalId: number
  readonly pairingTopic: string
  /** Where the answer to the sign-in arrives, and whom it is enciphered for. */
  readonly responseTopic: string
  readonly publicKey: string
  readonly asked: AskedSignIn
}

/** Why the library is to forget something; it is told to nobody. */
const OVER = { code: 0, message: 'over' }

/**
 * Finds the question behind an address.
 *
 * @throws Error when the library does not keep it as the pinned version does.
 */
export function sentSignIn(client: Client, uri: string, wanted: WantedNamespace): SentSignIn {
  const isOurs = ({ pairingTopic }: { readonly pairingTopic: string }): boolean =>
    uri.startsWith(`wc:${pairingTopic}@`)
  const request = client.auth.requests.getAll().find(isOurs)
  const proposal = client.proposal.getAll().find(isOurs)
  const answers = client.auth.pairingTopics.getAll().find(isOurs)
  if (!request || !proposal || !answers) throw new Error('The library keeps its sign-ins elsewhere')
  const { resources = [], ...payload } = request.authPayload
  return {
    ...{ id: request.id, proposalId: proposal.id, pairingTopic: request.pairingTopic },
    ...{ responseTopic: answers.topic, publicKey: request.requester.publicKey },
    asked: {
      ...{ ...payload, methods: wanted.methods },
      resources: resources.filter((each) => !isRecap(each)),
    },
  }
}

/** Has the library forget a question: it would keep it, and listen for answers, for as long as it runs. */
export function forgetSignIn({ core, auth, proposal }: Client, sent: SentSignIn): void {
  const { id, proposalId, pairingTopic, responseTopic, publicKey } = sent
  auth.pairingTopics.delete(responseTopic, OVER).catch(ignore)
  for (const key of auth.authKeys.keys) {
    if (auth.authKeys.get(key).publicKey === publicKey)
      auth.authKeys.delete(key, OVER).catch(ignore)
  }
  auth.requests.delete(id, OVER).catch(ignore)
  proposal.delete(proposalId, OVER).catch(ignore)
  for (const each of [id, proposalId]) core.expirer.del(each)
  core.history.delete(pairingTopic, id)
  core.relayer.unsubscribe(responseTopic).catch(ignore)
}

function ignore(): void {}
