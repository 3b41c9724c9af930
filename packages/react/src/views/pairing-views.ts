/**
 * Everything that is drawn while a wallet is paired with, with its texts: one chunk, fetched beside
 * that of the other views. It imports nothing that others do: that would be one more file.
 */

import type { ComponentType } from 'react'
import { enPairing } from '../messages/en-pairing.ts'
import { connectingWalletConnect } from './connecting-wallet-connect/index.tsx'
import type { PairingKit } from './connecting-wallet-connect/pairing-kit.ts'
import { connectingWalletConnectBasic } from './connecting-wallet-connect-basic/index.tsx'

/**
 * The views that pair with a wallet.
 *
 * @param Wallets - The list of wallets, which whoever loads this has already.
 */
function views(kit: PairingKit, Wallets: ComponentType) {
  return {
    ConnectingWalletConnect: connectingWalletConnect(kit),
    ConnectingWalletConnectBasic: connectingWalletConnectBasic(kit, Wallets),
  }
}

/** All of it. */
export const pairing = {
  views,
  /** Their English texts. */
  texts: enPairing,
} as const
