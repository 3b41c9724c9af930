/**
 * Everything that is drawn after the list of wallets and has to do with views: one chunk, fetched
 * once the list stands.
 */

import { announcement } from '../modal/announcement.model.ts'
import { FULL_LOOK } from '../modal/full-look.tsx'
import { account } from './account/index.ts'
import { connectingExternal } from './connecting-external/index.ts'
import { downloads } from './downloads/index.ts'
import { getWallet } from './get-wallet/index.ts'
import { networks } from './networks/index.ts'
import { PAIRING_KIT } from './pairing-kit.ts'
import { switchNetwork } from './switch-network/index.ts'
import { unsupportedChain } from './unsupported-chain/index.ts'
import { whatIsANetwork } from './what-is-a-network/index.ts'
import { whatIsAWallet } from './what-is-a-wallet/index.ts'

const views = {
  ConnectingExternal: connectingExternal,
  Account: account,
  Networks: networks,
  SwitchNetwork: switchNetwork,
  UnsupportedChain: unsupportedChain,
  WhatIsAWallet: whatIsAWallet,
  WhatIsANetwork: whatIsANetwork,
  GetWallet: getWallet,
  Downloads: downloads,
}

/** All of it. */
export const later = {
  /** Every view that comes after the list, but for those in chunks of their own. */
  views,
  /** What the shell draws besides, which shares parts with views. */
  parts: { announcement, look: FULL_LOOK },
  /** What is handed to views in chunks of their own. */
  kit: PAIRING_KIT,
} as const
