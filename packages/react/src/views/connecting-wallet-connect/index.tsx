import type { ViewDefinition } from '../define-view.ts'
import { ConnectingWalletConnectView } from './connecting-wallet-connect.view.tsx'
import { type PairingKit, PairingKitContext } from './pairing-kit.ts'

/** Pairing with one wallet, or with any. */
export function connectingWalletConnect(
  kit: PairingKit,
): ViewDefinition<'ConnectingWalletConnect'> {
  return {
    // biome-ignore lint/correctness/noComponentHookFactories: made once for a modal, with what its chunk lacks
    View: (props) => (
      <PairingKitContext.Provider value={kit}>
        <ConnectingWalletConnectView {...props} />
      </PairingKitContext.Provider>
    ),
    title({ walletId }, { snapshot, text }) {
      const { wallet } = snapshot.pairing
      const isShown = wallet !== undefined && wallet.id === walletId
      return isShown ? wallet.name : text.say('pairing.title')
    },
  }
}
