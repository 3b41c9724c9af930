import type { ApprovalNetwork, Fact } from '../../approval/approval-request.ts'
import { networkFacts, solanaName } from '../chain/networks.ts'
import type { Sender } from '../wallet-core.ts'

/** The network of a request: what the site knows it by, and its id. */
export function networkOf(chainId: number | string): ApprovalNetwork {
  if (typeof chainId === 'string') return { name: solanaName(chainId), id: chainId }
  return { name: networkFacts(chainId).name, id: `eip155:${chainId}` }
}

/** Which of the visitor's addresses signs or pays. */
export function accountFact({ address }: Pick<Sender, 'address'>): Fact {
  return { kind: 'address', label: 'Your address', address }
}
