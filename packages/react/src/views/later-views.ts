/**
 * Everything that is drawn after the list of wallets and has to do with views: one chunk, fetched
 * once the list stands.
 */

import { announcement } from '../shell/announcement.model.ts'
import { FULL_LOOK } from '../shell/full-look.tsx'
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

/** Every view that comes after the list. */
export const laterViews = {
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

/** What the shell draws besides, which shares parts with views. */
export const laterParts = { announcement, look: FULL_LOOK } as const

/** What is handed to the views of pairing, which come in a chunk of their own. */
export const pairingKit = PAIRING_KIT
