/**
 * Everything that is drawn while a wallet is paired with, with its texts, and what the list tells of
 * wallets to pair with: one chunk, fetched beside that of the other views. It imports nothing that others do: that would be one more file.
 */

import { emptyArt } from '@latchkey/ui'
import type { ComponentType } from 'react'
import type { ListParts } from '../binding/modal-context.ts'
import { enPairing } from '../messages/en-pairing.ts'
import { dressRows } from '../partials/list-rows/dress-rows.tsx'
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

/** What is drawn of the list of wallets once it stands. */
function listParts(kit: PairingKit): ListParts {
  return { dress: dressRows(kit), emptyArt, Spinner: kit.Spinner }
}

/** All of it. */
export const pairing = {
  views,
  listParts,
  /** Their English texts. */
  texts: enPairing,
} as const
