import type { ComponentType } from 'react'
import { type PairingKit, PairingKitContext } from '../connecting-wallet-connect/pairing-kit.ts'
import type { ViewDefinition } from '../define-view.ts'
import { ConnectingWalletConnectBasicView } from './connecting-wallet-connect-basic.view.tsx'

/**
 * All that a website without adapters offers.
 *
 * @param Wallets - The list of wallets, which whoever loads this has already.
 */
export function connectingWalletConnectBasic(
  kit: PairingKit,
  Wallets: ComponentType,
): ViewDefinition<'ConnectingWalletConnectBasic'> {
  return {
    View: () => (
      <PairingKitContext.Provider value={kit}>
        <ConnectingWalletConnectBasicView Wallets={Wallets} />
      </PairingKitContext.Provider>
    ),
    title: (_params, { text }) => text.say('pairing.title'),
  }
}
