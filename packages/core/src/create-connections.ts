import { type AccountSlice, createAccountSlice } from './connections/accounts.state.ts'
import { type ActiveNamespace, createActiveNamespace } from './connections/active-namespace.ts'
import { type Connect, createConnect } from './connections/connect.ts'
import { type ConnectionStore, createConnectionStore } from './connections/connection-store.ts'
import { createDisconnect, type Disconnect } from './connections/disconnect.ts'
import { createHostWallet } from './connections/host-wallet.ts'
import { createInactiveSlice, type InactiveSlice } from './connections/inactive.state.ts'
import { createResume, type Resume } from './connections/resume.ts'
import { type CoreSessions, createSessions } from './connections/sessions.ts'
import { createSeveralWallets, type SeveralWallets } from './connections/several-wallets.ts'
import { createStoreConnections, type StoreConnections } from './connections/store-connections.ts'
import { createSwitchNetwork, type SwitchNetwork } from './connections/switch-network.ts'
import { createOtherTabs, type OtherTabs } from './connections/tabs.ts'
import type { Shown } from './create-shown.ts'
import {
  createLazyEmbeddedWallet,
  type LazyEmbeddedWallet,
} from './embedded-wallet/lazy-embedded-wallet.ts'
import { overrideOf } from './options/override-of.ts'
import { createLazyPairing, type LazyPairing } from './pairing/lazy-pairing.ts'
import { createRunExclusive } from './platform/run-exclusive.ts'
import { createLazySignIn, type LazySignIn } from './siwx/lazy-sign-in.ts'

/** The modules that open sessions. */
interface Connecting {
  readonly connections: { readonly active: AccountSlice; readonly inactive: InactiveSlice }
  readonly stored: ConnectionStore
  readonly sessions: CoreSessions
  readonly signIn: LazySignIn
  readonly connect: Connect
  readonly pairing: LazyPairing
  readonly embeddedWallet: LazyEmbeddedWallet
}

/** The modules that open, change, end and restore connections. */
export interface ConnectionModules extends Connecting {
  readonly switchNetwork: SwitchNetwork
  readonly resume: Resume
  readonly disconnect: Disconnect
  readonly severalWallets: SeveralWallets
  readonly activeNamespace: ActiveNamespace
  readonly otherTabs: OtherTabs
  readonly storeConnections: StoreConnections
}

/** Creates the connections of one core. */
export function createConnections(shown: Shown): ConnectionModules {
  const connecting = createConnecting(shown)
  const { modal } = shown
  const { pairing, embeddedWallet, stored } = connecting
  const host = createHostWallet({ ...shown, stored })
  const shared = [pairing, embeddedWallet]
  const deps = { ...shown, ...connecting, host, shared, router: modal }
  const switchNetwork = createSwitchNetwork(deps)
  const resume = createResume({
    ...deps,
    runExclusive: createRunExclusive(shown.ports, 'resume'),
  })
  const disconnect = createDisconnect({ ...deps, resume })
  const activeNamespace = createActiveNamespace({ ...deps, switchNetwork })
  const reread = { paired: pairing.reread, embedded: embeddedWallet.reread }
  const otherTabs = createOtherTabs({ ...deps, resume, activeNamespace, reread })
  return {
    ...connecting,
    switchNetwork,
    resume,
    disconnect,
    severalWallets: createSeveralWallets({ ...deps, disconnect }),
    activeNamespace,
    otherTabs,
    storeConnections: createStoreConnections({ ...deps, isFollowing: otherTabs.isFollowing }),
  }
}

function createConnecting(shown: Shown): Connecting {
  const { state, modal, given } = shown
  const connections = {
    active: createAccountSlice(state.accounts),
    inactive: createInactiveSlice(state),
  }
  const stored = createConnectionStore(shown)
  const deps = { ...shown, connections, stored, router: modal }
  const sessions = createSessions(deps)
  const { siwx, siweConfig } = given
  const signIn = createLazySignIn({ ...shown, siwx, siweConfig })
  const connect = createConnect({ ...deps, sessions, signIn: signIn.oneClick })
  return {
    connections,
    stored,
    sessions,
    signIn,
    connect,
    ...createSharedWallets({ ...shown, sessions, connect, signIn }),
  }
}

/** The wallets that serve several namespaces. They are loaded when first needed. */
function createSharedWallets(
  deps: Shown & Pick<Connecting, 'sessions' | 'connect' | 'signIn'>,
): Pick<Connecting, 'pairing' | 'embeddedWallet'> {
  const { given, name, endpoints, services, notices, alerts, modal, sdk, events } = deps
  const { walletConnect: source, universalProvider: provider } = given
  const { auth, enableAuthLogger: hasLogger = true } = given
  const { local: connectLocal, withWallet: connectHeadless } = deps.connect.actions
  const override = overrideOf(given)
  const feedback = {
    showNotice: notices.show,
    showError: notices.fail,
    raiseAlert: alerts.raise,
    showAlert: alerts.show,
    track: deps.track,
  }
  return {
    pairing: createLazyPairing({
      ...deps,
      feedback,
      relay: { source, provider, override, name, url: endpoints.relay, nodes: services.relayNodes },
      signIn: deps.signIn.oneClick,
      views: { ...modal, connectLocal, connectHeadless },
    }),
    embeddedWallet: createLazyEmbeddedWallet({
      ...deps,
      feedback,
      modal: { ...modal, transactions: deps.transactions },
      frame: {
        source: auth,
        secureSite: endpoints.secureSite,
        hasLogger,
        walletApi: services.walletApi,
        sdkVersion: sdk.sdkVersion,
        onApproved: () => events.emit({ type: 'fundsMoved' }),
      },
    }),
  }
}
