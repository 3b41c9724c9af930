import { type ActiveNamespace, createActiveNamespace } from './connections/active-namespace.ts'
import { createDisconnect, type Disconnect } from './connections/disconnect.ts'
import { createSeveralWallets, type SeveralWallets } from './connections/several-wallets.ts'
import type { ConnectionModules } from './create-connections.ts'
import type { Shown } from './create-shown.ts'
import { type AutoNavigation, createAutoNavigation } from './modal/auto-navigation.ts'
import { createPairingFront, type PairingFront } from './pairing/pairing-front.ts'

/** The modules that pair, end connections, choose between several, and navigate after each. */
export interface ConnectedModules {
  readonly disconnect: Disconnect
  readonly severalWallets: SeveralWallets
  readonly navigation: AutoNavigation
  readonly activeNamespace: ActiveNamespace
  readonly pairingFront: PairingFront
}

/** Creates what acts on connections once the list of wallets stands, in one core. */
export function createConnected(deps: Shown & ConnectionModules): ConnectedModules {
  const shared = [deps.pairing, deps.embeddedWallet]
  const disconnect = createDisconnect({
    ...deps,
    tabs: deps.ports.tabs,
    wallets: { adapters: deps.adapters, shared },
  })
  return {
    disconnect,
    severalWallets: createSeveralWallets({ ...deps, disconnect }),
    navigation: createAutoNavigation(deps),
    activeNamespace: createActiveNamespace(deps),
    pairingFront: createPairingFront({
      ...deps,
      pairing: deps.pairing.module,
      connect: deps.connect.actions,
    }),
  }
}
