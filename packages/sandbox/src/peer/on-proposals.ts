import type { WalletKit, WalletKitTypes } from '@reown/walletkit'
import { USER_REJECTED } from './answer-requests.ts'
import type { Decision, Desk } from './create-desk.ts'
import { type AddressesByNamespace, grant, NOTHING_LEFT } from './grant.ts'
import type { PartialApproval, PeerProposal } from './peer.ts'
import { readProposal } from './read-proposal.ts'

/**
 * Puts proposals onto the desk.
 *
 * @param addresses - Plain addresses of the wallet by namespace, at the moment.
 * @returns All that arrived, in order; it goes on growing.
 */
export function onProposals(
  kit: InstanceType<typeof WalletKit>,
  desk: Desk,
  addresses: () => AddressesByNamespace,
): readonly PeerProposal[] {
  const proposals: PeerProposal[] = []

  async function settle(proposal: PeerProposal, decision: Decision): Promise<void> {
    const { id } = proposal
    if (typeof decision === 'object' && decision.kind === 'fail') {
      return kit.rejectSession({ id, reason: decision })
    }
    if (decision === 'reject') return kit.rejectSession({ id, reason: USER_REJECTED })
    const approval = decision === 'approve' ? {} : decision
    const granted = grant(proposal, approval, addresses())
    if (granted === undefined) return kit.rejectSession({ id, reason: NOTHING_LEFT })
    // The library does not change what it is given; its types are not read-only.
    const mutable = { namespaces: granted as never }
    await kit.approveSession({ id, ...mutable, ...propertiesOf(approval) })
  }

  kit.on('session_proposal', (event: WalletKitTypes.SessionProposal) => {
    const proposal = readProposal(event)
    if (proposals.some(({ id }) => id === proposal.id)) return
    proposals.push(proposal)
    desk.put((decision) => settle(proposal, decision))
  })
  return proposals
}

function propertiesOf({ properties }: Omit<PartialApproval, 'kind'>): {
  readonly sessionProperties?: Record<string, string>
} {
  return properties === undefined ? {} : { sessionProperties: { ...properties } }
}
