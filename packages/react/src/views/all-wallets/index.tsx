import type { ViewDefinition } from '../define-view.ts'
import { AllWalletsView } from './all-wallets.view.tsx'
import type { KeptPlace } from './wallet-grid/use-kept-place.ts'
import { type WalletKit, WalletKitContext } from './wallet-kit.ts'

/** Every wallet that can be reached. */
export function allWallets(kit: WalletKit): ViewDefinition<'AllWallets'> {
  const kept: KeptPlace = { scrollPx: 0, place: 0 }
  return {
    // biome-ignore lint/correctness/noComponentHookFactories: made once for a modal, with what its chunk lacks
    View: () => (
      <WalletKitContext.Provider value={kit}>
        <AllWalletsView kept={kept} />
      </WalletKitContext.Provider>
    ),
    title: (_params, { text }) => text.say('all.title'),
  }
}
