import type { WalletKit, WalletKitTypes } from '@reown/walletkit'
import type { Decision, Desk } from './create-desk.ts'
import { type AddressesByNamespace, grant, NOTHING_LEFT } from './grant.ts'
import type { Habits } from './habits.ts'
import type { GrantedNamespaces, PartialApproval, PeerProposal } from './peer.ts'
import { readProposal } from './read-proposal.ts'

interface Deps {
  readonly kit: InstanceType<typeof WalletKit>
  readonly desk: Desk
  readonly habits: Habits
}

/**
 * Puts proposals onto the desk.
 *
 * @param addresses - Plain addresses of the wallet by namespace, at the moment.
 * @returns All that arrived, in order; the list continues to grow.
 */
export function onProposals(
  { kit, desk, habits }: Deps,
  addresses: () => AddressesByNamespace,
): readonly PeerProposal[] {
  const proposals: PeerProposal[] = []

  async function settle(proposal: PeerProposal, decision: Decision): Promise<void> {
    const { id } = proposal
    if (typeof decision === 'object' && decision.kind === 'fail') {
      return kit.rejectSession({ id, reason: decision })
    }
    if (decision === 'reject') return kit.rejectSession({ id, reason: habits.refusals().session })
    const approval = decision === 'approve' ? {} : decision
    const granted = grant(proposal, approval, addresses())
    if (granted === undefined) return kit.rejectSession({ id, reason: NOTHING_LEFT })
    // The library does not change what it is given; its types are not read-only.
    const mutable = { namespaces: habits.grant(granted) as never }
    const session = { id, ...mutable, ...propertiesOf(approval) }
    if (habits.has('earlyUpdate')) await approveAndUpdate(kit, session)
    else await kit.approveSession(session)
  }

  kit.on('session_proposal', (event: WalletKitTypes.SessionProposal) => {
    const proposal = readProposal(event)
    if (proposals.some(({ id }) => id === proposal.id)) return
    proposals.push(proposal)
    desk.put((decision) => settle(proposal, decision))
  })
  return proposals
}

/** The kit waits for the site to acknowledge a session; its client does not. */
async function approveAndUpdate(
  { engine }: Deps['kit'],
  session: { readonly id: number; readonly namespaces: GrantedNamespaces },
): Promise<void> {
  // Private there, and its version is pinned.
  const client = Object(Reflect.get(engine, 'signClient'))
  const { topic } = await client.approve(session)
  await client.update({ topic, namespaces: session.namespaces })
}

function propertiesOf({ properties }: Omit<PartialApproval, 'kind'>): {
  readonly sessionProperties?: Record<string, string>
} {
  return properties === undefined ? {} : { sessionProperties: { ...properties } }
}
