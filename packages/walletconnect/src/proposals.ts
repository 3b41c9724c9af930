import type { SignedIn } from '@latchkey/core/contract'
import { answerToProposal, onProposal } from './library/await-answer.ts'
import type { AcceptedProposal, Client, SessionStruct } from './library/types.ts'
import type { RequestedNamespace } from './namespaces.ts'

/** A proposal that was sent to the relay. */
export interface Proposal {
  /** Its address, `wc:…`. */
  readonly uri: string
  /** The wallet's answer; rejects with what the library reports. */
  readonly answer: Promise<SessionStruct>
  /** The sign-in that was signed with the session, if one was requested. */
  readonly signed?: (() => readonly SignedIn[]) | undefined
}

/** Proposes a session. */
export type Propose = (namespaces: Record<string, RequestedNamespace>) => {
  /** Resolves when the proposal is sent; never settles if sending fails. */
  readonly sent: Promise<Proposal>
  /** Resolves when the relay accepted it. Rejects with what the library throws. */
  readonly accepted: Promise<unknown>
}

/**
 * Creates the way to propose sessions with a client of our own: the address is known as soon as the
 * proposal is sent, so that a code is shown before the relay has accepted it.
 */
export function createPropose(client: Client): Propose {
  const { pairing } = client.core
  const waiting = new Map<object, (proposal: Proposal) => void>()
  onProposal(client, ({ id, pairingTopic, relays }) => {
    const uri = pairing.formatUriFromPairing(pairing.pairings.get(pairingTopic))
    waiting.get(relays)?.({ uri, answer: answerToProposal(client, id) })
    waiting.delete(relays)
  })
  return (namespaces) => {
    // The library passes this very list on, which tells attempts apart that run side by side.
    const relays = [{ protocol: 'irn' }]
    const accepted = client.connect({ optionalNamespaces: namespaces, relays })
    const sent = new Promise<Proposal>((resolve) => {
      waiting.set(relays, resolve)
      accepted.then(
        // The sending was not observed: use what the library returned.
        (proposal) => waiting.delete(relays) && resolve(proposalOf(proposal)),
        () => waiting.delete(relays),
      )
    })
    return { sent, accepted }
  }
}

/**
 * The same with a website's client, which may have another version: only the library's documented
 * results are used.
 */
export function createProposeOfSite(client: Client): Propose {
  return (namespaces) => {
    const relays = [{ protocol: 'irn' }]
    const accepted = client.connect({ optionalNamespaces: namespaces, relays })
    const sent = new Promise<Proposal>((resolve) => {
      accepted.then((proposal) => resolve(proposalOf(proposal)), ignore)
    })
    return { sent, accepted }
  }
}

function proposalOf({ uri = '', approval }: AcceptedProposal): Proposal {
  return { uri, answer: approval() }
}

function ignore(): void {}
