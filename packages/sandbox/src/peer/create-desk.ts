import type { WalletKit, WalletKitTypes } from '@reown/walletkit'
import { USER_REJECTED } from './answer-requests.ts'
import { type AddressesByNamespace, grant } from './grant.ts'
import type { PartialApproval, Peer, PeerProposal, ProposalAnswer } from './peer.ts'
import { readProposal } from './read-proposal.ts'

/** Where a wallet's owner takes proposals. */
export type Desk = Pick<Peer, 'proposals' | 'take' | 'decide'>

type Decision = Exclude<ProposalAnswer, 'hold'>

/** @param addresses - Plain addresses of the wallet by namespace, at the moment. */
export function createDesk(
  kit: InstanceType<typeof WalletKit>,
  addresses: () => AddressesByNamespace,
): Desk {
  const proposals: PeerProposal[] = []
  const held: PeerProposal[] = []
  const waiting: ((proposal: PeerProposal) => void)[] = []
  let how: ProposalAnswer = 'approve'

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
    const waiter = waiting.shift()
    if (waiter !== undefined) waiter(proposal)
    else if (how === 'hold') held.push(proposal)
    // What has gone meanwhile needs no answer.
    else void settle(proposal, how).catch(() => undefined)
  })

  return {
    proposals,
    take(answer) {
      how = answer
    },
    async decide(decision) {
      const proposal =
        held.shift() ?? (await new Promise<PeerProposal>((wake) => waiting.push(wake)))
      await settle(proposal, decision)
    },
  }
}

const NOTHING_LEFT = { code: 5100, message: 'Unsupported chains.' }

function propertiesOf({ properties }: Omit<PartialApproval, 'kind'>): {
  readonly sessionProperties?: Record<string, string>
} {
  return properties === undefined ? {} : { sessionProperties: { ...properties } }
}
