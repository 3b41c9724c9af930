import type { ChainKit } from '../chain-kit.ts'
import type { ViewDefinition } from '../define-view.ts'
import { ConnectingMultiChainView } from './connecting-multi-chain.view.tsx'

/** Which of the namespaces that a wallet serves is to be connected. */
export function connectingMultiChain(kit: ChainKit): ViewDefinition<'ConnectingMultiChain'> {
  return {
    // biome-ignore lint/correctness/noComponentHookFactories: made once for a modal, with what its chunk lacks
    View: ({ params }) => <ConnectingMultiChainView {...{ kit, params }} />,
    title: (_params, { text }) => text.say('networks.title'),
  }
}
