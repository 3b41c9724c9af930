import type { Fact } from '../../approval/approval-request.ts'
import { networkFacts, solanaName } from '../chain/networks.ts'
import type { Sender, WalletCore } from '../wallet-core.ts'

/** The network of a request: what the site knows it by, and its id. */
export function networkFact(
  { place }: Pick<WalletCore, 'place'>,
  chainId: number | string = place.evmChainId,
): Fact {
  if (typeof chainId === 'string')
    return { kind: 'value', label: 'Network', value: solanaName(chainId), detail: chainId }
  const { name } = networkFacts(chainId)
  return { kind: 'value', label: 'Network', value: name, detail: `eip155:${chainId}` }
}

/** Which of the visitor's addresses signs or pays. */
export function accountFact({ address }: Pick<Sender, 'address'>): Fact {
  return { kind: 'address', label: 'Your address', address }
}
