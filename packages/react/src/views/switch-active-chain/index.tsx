import type { ChainKit } from '../chain-kit.ts'
import type { ViewDefinition } from '../define-view.ts'
import { SwitchActiveChainView } from './switch-active-chain.view.tsx'

/** The way to a network that no connected wallet serves. */
export function switchActiveChain(kit: ChainKit): ViewDefinition<'SwitchActiveChain'> {
  return {
    // biome-ignore lint/correctness/noComponentHookFactories: made once for a modal, with what its chunk lacks
    View: ({ params }) => <SwitchActiveChainView {...{ kit, params }} />,
    title: (_params, { text }) => text.say('unsupported.title'),
  }
}
