import { downloads } from './downloads/index.ts'
import { getWallet } from './get-wallet/index.ts'
import { whatIsANetwork } from './what-is-a-network/index.ts'
import { whatIsAWallet } from './what-is-a-wallet/index.ts'

/** Views for somebody who is new to it: rarely opened, and then together. */
export const guideViews = {
  WhatIsAWallet: whatIsAWallet,
  WhatIsANetwork: whatIsANetwork,
  GetWallet: getWallet,
  Downloads: downloads,
}
