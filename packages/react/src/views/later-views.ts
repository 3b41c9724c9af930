import { account } from './account/index.ts'
import { connectingExternal } from './connecting-external/index.ts'
import { networks } from './networks/index.ts'
import { switchNetwork } from './switch-network/index.ts'
import { unsupportedChain } from './unsupported-chain/index.ts'

/** Every view that comes after the list of wallets: one chunk, fetched once the list stands. */
export const laterViews = {
  ConnectingExternal: connectingExternal,
  Account: account,
  Networks: networks,
  SwitchNetwork: switchNetwork,
  UnsupportedChain: unsupportedChain,
}
