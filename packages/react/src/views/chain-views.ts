/**
 * The views that lead between families of networks and between accounts, with their texts: one chunk,
 * fetched after the other views, or when one of these is wanted. What the shell draws, too, is handed
 * to it.
 */

import { enChains } from '../messages/en-chains.ts'
import { accounts } from './accounts/index.tsx'
import type { ChainKit } from './chain-kit.ts'
import { connectingMultiChain } from './connecting-multi-chain/index.tsx'
import { switchActiveChain } from './switch-active-chain/index.tsx'

/** Views of several families and several accounts. */
export function chainViews(kit: ChainKit) {
  kit.addEnglish(enChains)
  return {
    Accounts: accounts(kit),
    ConnectingMultiChain: connectingMultiChain(kit),
    SwitchActiveChain: switchActiveChain(kit),
  }
}
