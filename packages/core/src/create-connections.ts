import { type AccountSlice, createAccountSlice } from './connections/accounts.state.ts'
import { type Connect, createConnect } from './connections/connect.ts'
import { type ConnectionStore, createConnectionStore } from './connections/connection-store.ts'
import { createHostWallet } from './connections/host-wallet.ts'
import { createInactiveSlice, type InactiveSlice } from './connections/inactive.state.ts'
import { createLazyResume, type LazyResume } from './connections/lazy-resume.ts'
import { type CoreSessions, createSessions } from './connections/sessions.ts'
import { createStoreConnections, type StoreConnections } from './connections/store-connections.ts'
import { activateStoredNetwork } from './connections/stored-network.ts'
import { createSwitchNetwork, type SwitchNetwork } from './connections/switch-network.ts'
import { createOtherTabs, type OtherTabs } from './connections/tabs.ts'
import type { Lazy } from './contract/index.ts'
import type { Shown } from './create-shown.ts'
import type { CreateLogins, LazyEmbeddedWallet } from './embedded-wallet/lazy-embedded-wallet.ts'
import { noEmbeddedWallet } from './embedded-wallet/no-embedded-wallet.ts'
import { overrideOf } from './options/override-of.ts'
import { createLazyPairing, type LazyPairing } from './pairing/lazy-pairing.ts'
import { createRunExclusive } from './platform/run-exclusive.ts'
import { createLazySignIn, type LazySignIn } from './siwx/lazy-sign-in.ts'

interface WithAccountPart {
  /** The code that acts on an account. */
  readonly accountPart: Lazy<unknown>
}

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

/** The modules that open, change and restore connections. */
export interface ConnectionModules extends Connecting {
  readonly switchNetwork: SwitchNetwork
  readonly resume: LazyResume
  readonly otherTabs: OtherTabs
  readonly storeConnections: StoreConnections
}

/**
 * Creates the connections of one core.
 *
 * @param accountPart - Loaded before a session is opened.
 * @param createLogins - Loaded for a website with logins alone.
 */
export function createConnections(
  shown: Shown,
  accountPart: Lazy<unknown>,
  createLogins: CreateLogins | undefined,
): ConnectionModules {
  const connecting = createConnecting({ ...shown, accountPart }, createLogins)
  const { pairing, embeddedWallet, stored } = connecting
  const host = createHostWallet({ ...shown, stored })
  const wallets = { adapters: shown.adapters, shared: [pairing, embeddedWallet], host }
  const deps = { ...shown, ...connecting, host }
  const switchNetwork = createSwitchNetwork(deps)
  const runExclusive = createRunExclusive(shown.ports, 'resume')
  const resume = createLazyResume({
    ...deps,
    wallets,
    accountPart,
    tabs: { post: shown.ports.tabs.post, runExclusive },
  })
  const reread = { paired: pairing.reread, embedded: embeddedWallet.reread }
  const { tabs, visibility } = shown.ports
  const page = { tabs, visibility, after: shown.timers.after }
  const otherTabs = createOtherTabs({
    ...deps,
    resume,
    page,
    reread,
    activateStored: () => activateStoredNetwork(shown),
  })
  return {
    ...connecting,
    switchNetwork,
    resume,
    otherTabs,
    storeConnections: createStoreConnections({ ...deps, isFollowing: otherTabs.isFollowing }),
  }
}

function createConnecting(
  shown: Shown & WithAccountPart,
  createLogins: CreateLogins | undefined,
): Connecting {
  const { state, given } = shown
  const connections = {
    active: createAccountSlice(state.accounts),
    inactive: createInactiveSlice(state),
  }
  const stored = createConnectionStore(shown)
  const deps = { ...shown, connections, stored }
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
    ...createSharedWallets({ ...shown, sessions, connect, signIn }, createLogins),
  }
}

/** The wallets that serve several namespaces. They are loaded when first needed. */
function createSharedWallets(
  deps: Shown & WithAccountPart & Pick<Connecting, 'sessions' | 'connect' | 'signIn'>,
  createLogins: CreateLogins | undefined,
): Pick<Connecting, 'pairing' | 'embeddedWallet'> {
  const { given, name, endpoints, services, sdk, events } = deps
  const { walletConnect: source, universalProvider: provider } = given
  const { auth, enableAuthLogger: hasLogger = true } = given
  const override = overrideOf(given)
  const relay = {
    source,
    provider,
    override,
    name,
    url: endpoints.relay,
    nodes: services.relayNodes,
    setClientId: services.setClientId,
  }
  return {
    pairing: createLazyPairing({ ...deps, relay, signIn: deps.signIn.oneClick }, deps.accountPart),
    embeddedWallet:
      auth === undefined || createLogins === undefined
        ? noEmbeddedWallet(deps.state)
        : createLogins({
            ...deps,
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
