import type { DeviceFacts, Network } from './contract/index.ts'
import { siteLabels } from './identity/label-rules.ts'
import { startingNetworks } from './networks/networks.state.ts'
import { optionsState } from './options/defaults.ts'
import type { LatchkeyOptions } from './options/latchkey-options.ts'
import { toNetwork } from './options/to-network.ts'
import type { RootState } from './store/state/root.ts'

/** The device before anybody looked: the same on a server and at the first render. */
const UNKNOWN_DEVICE: DeviceFacts = {
  isMobile: false,
  platform: 'unknown',
  isTelegram: false,
  isSafari: false,
  isFramed: false,
}

function hasSignIn({ siwx, siweConfig }: LatchkeyOptions): boolean {
  return siwx !== undefined || (siweConfig !== undefined && siweConfig.options?.enabled !== false)
}

/** State from the options alone: nothing is read, so server and browser begin alike. */
export function initialState(options: LatchkeyOptions, nowMs: number): RootState {
  const state = optionsState(options)
  const { chainImages } = state
  const [first, ...rest] = options.networks
  const networks: readonly [Network, ...(readonly Network[])] = [
    toNetwork(first, { path: 'networks[0]', chainImages }),
    ...rest.map((each, index) => toNetwork(each, { path: `networks[${index + 1}]`, chainImages })),
  ]
  const defaultNetwork =
    options.defaultNetwork && toNetwork(options.defaultNetwork, { chainImages })
  return {
    options: state,
    device: UNKNOWN_DEVICE,
    lifecycle: { isStarted: false, isInitialized: false },
    // In the page's flow it is open for good.
    modal: { isOpen: state.isEmbedded, isLoading: false, refusals: 0 },
    terms: { isAccepted: false },
    router: { history: [{ view: 'Connect', params: {} }], direction: 'next' },
    wallets: { local: [] },
    recent: { wallets: [] },
    connect: { current: { step: 'idle' } },
    pairing: { current: { step: 'idle' } },
    ...(hasSignIn(options) && { signIn: { isRequired: true, current: { step: 'idle' as const } } }),
    accounts: {},
    network: startingNetworks(networks, [defaultNetwork?.id]),
    switchNetwork: { current: { step: 'idle' } },
    disconnect: { current: { step: 'idle' } },
    balances: {},
    tokenBalances: {},
    activity: {},
    collectibles: {},
    permissions: { status: 'idle', items: [], missing: [], ending: {} },
    smartSessions: { lists: {}, revoking: { step: 'idle' } },
    pendingTransactions: [],
    portfolio: { scope: 'network', accounts: {} },
    fiat: { currency: 'USD', perUsd: 1 },
    identities: {},
    labels: options.addressLabels && siteLabels(options.addressLabels),
    listing: {},
    catalog: { filter: { search: '', isCertifiedOnly: false }, pages: {} },
    pageCatalog: { filter: { search: '', isCertifiedOnly: false }, pages: {} },
    notices: {},
    alerts: { shown: [] },
    // Kept on this side, never sent. Source: docs/specification.md, section 7.
    telemetry: { last: { event: 'MODAL_CREATED', atMs: nowMs } },
  }
}
