import type {
  LatchkeyOptions,
  Portfolio,
  PublicAccount,
  PublicListing,
  PublicLogin,
  PublicPairing,
  PublicSignIn,
} from '@latchkey/core'
import {
  type AccountId,
  addressOf,
  type Network,
  type NetworkInput,
  namespaceOf,
  networkOf,
} from '@latchkey/core/contract'
import { toNetwork } from '@latchkey/core/page'
import { chainIdOf } from './chain-id-of.ts'
import type {
  PublicActivity,
  PublicCollectibles,
  PublicNetwork,
  PublicOnramp,
  PublicProfile,
  Readings,
} from './readings.ts'

/** Options of which there may be no network, for what is shown without an instance. */
type InitialOptions = Omit<LatchkeyOptions, 'networks'> & {
  readonly networks: readonly NetworkInput[]
}

/**
 * Answers from the options alone: all there is on a server, and until the modal is there.
 *
 * @param accounts - Of a visitor whom a cookie names, the active one first; at most one per namespace.
 */
export function initialReadings(
  options: InitialOptions,
  accounts: readonly AccountId[] = [],
): Readings {
  const { defaultNetwork, strings, locale = 'en' } = options
  // An embedded modal is open from the beginning.
  const { enableEmbedded: open = false, themeMode = 'dark', themeVariables = {} } = options
  const chosen = defaultNetwork && toNetwork(defaultNetwork, options).id
  const all = options.networks.map((each) => toNetwork(each, options))
  const networksOf = createNetworksOf(all, [...accounts.map(networkOf), chosen])
  const known = accounts.map(reconnectingAccount)
  const { caipNetworkId } = networksOf()[0]
  const state = {
    open,
    loading: false,
    initialized: false,
    selectedNetworkId: caipNetworkId,
    activeChain: caipNetworkId && namespaceOf(caipNetworkId),
  }
  const none: readonly never[] = []
  const theme = { themeMode, themeVariables }
  const event = { event: 'MODAL_CREATED', atMs: 0 } as const
  return {
    state: () => state,
    isEmbedded: () => open,
    views: () => none,
    account: (namespace = state.activeChain) =>
      known.find(({ caipAddress }) => caipAddress?.startsWith(`${namespace}:`)) ?? NO_ACCOUNT,
    network: (namespace) => networksOf(namespace)[0],
    networks: (namespace) => networksOf(namespace)[1],
    canSwitchNetwork: () => options.enableNetworkSwitch ?? true,
    profile: () => NO_PROFILE,
    balances: () => NO_BALANCES,
    activity: () => NO_ACTIVITY,
    collectibles: () => NO_COLLECTIBLES,
    onramp: () => NO_ONRAMP,
    wallet: unknown,
    connections: () => none,
    wallets: () => none,
    listing: () => NO_LISTING,
    namedWallet: unknown,
    pairing: () => NO_PAIRING,
    login: () => NO_LOGIN,
    signIn: () => NO_SIGN_IN,
    theme: () => theme,
    event: () => event,
    failure: unknown,
    label: unknown,
    providerType: unknown,
    accountType: unknown,
    connectMethods: () => none,
    locale: () => locale,
    buttonStyle: unknown,
    message: (key) => strings?.[key],
  }
}

/** As it will be once its session is resumed, but for the status. */
function reconnectingAccount(caipAddress: AccountId): PublicAccount {
  const address = addressOf(caipAddress)
  const account = { namespace: namespaceOf(caipAddress), address, caipAddress }
  const status = 'reconnecting'
  return { address, caipAddress, status, isConnected: true, allAccounts: [account] }
}

/** Stands in for a reading that only the modal has. */
function unknown(): undefined {
  return undefined
}

const NO_PROFILE: PublicProfile = {}

const NO_ACTIVITY: PublicActivity = {
  transactions: [],
  pending: [],
  status: 'none',
  hasMore: false,
}

const NO_ACCOUNT: PublicAccount = {
  caipAddress: undefined,
  address: undefined,
  status: 'disconnected',
  isConnected: false,
  allAccounts: [],
}

const NO_COLLECTIBLES: PublicCollectibles = {
  collectibles: [],
  spam: [],
  status: 'none',
  hasMore: false,
}

const NO_ONRAMP: PublicOnramp = { isOffered: false, orders: [], items: [] }

const NO_BALANCES: Portfolio = {
  status: 'none',
  holdings: [],
  totalUsd: undefined,
  isPartial: false,
}

const NO_LISTING: PublicListing = {
  wallets: [],
  count: undefined,
  filter: { search: '', isCertifiedOnly: false },
  isLoading: false,
  hasFailed: false,
  hasMore: true,
}

const NO_PAIRING: PublicPairing = {
  step: 'idle',
  uri: undefined,
  expiresAtMs: undefined,
  wallet: undefined,
  platforms: [],
  error: undefined,
}

const NO_SIGN_IN: PublicSignIn = {
  step: 'idle',
  account: undefined,
  error: undefined,
  signOutError: undefined,
}

const NO_LOGIN: PublicLogin = {
  step: 'idle',
  method: undefined,
  email: undefined,
  url: undefined,
  triesLeft: undefined,
  resendSeconds: 0,
  error: undefined,
  emailChange: { step: 'idle' },
}

/** The same while the modal is loaded for a call that waits for it. */
export function loadingReadings(before: Readings): Readings {
  const state = { ...before.state(), loading: true }
  return { ...before, state: () => state }
}

/**
 * The same while stored sessions wait to be resumed.
 *
 * @param stored - The namespaces that they are of.
 */
export function reconnectingReadings(initial: Readings, stored: string): Readings {
  const reconnecting = { ...NO_ACCOUNT, status: 'reconnecting' as const }
  return {
    ...initial,
    account(namespace) {
      if (!stored.includes(namespace ?? '')) return NO_ACCOUNT
      const account = initial.account(namespace)
      return account.isConnected ? account : reconnecting
    },
  }
}

/** The selected network and all networks, of one namespace or of all. */
type NamespaceNetworks = readonly [PublicNetwork, readonly Network[]]

/** Each answer is created once and is always the same object. */
function createNetworksOf(
  all: readonly Network[],
  selected: readonly (string | undefined)[],
): (namespace?: string) => NamespaceNetworks {
  const answers: Record<string, NamespaceNetworks> = {}
  return (namespace = '') => {
    const networks = all.filter(({ id }) => id.startsWith(namespace))
    const [network = networks[0]] = selected.flatMap(
      (id) => networks.find((each) => each.id === id) ?? [],
    )
    const id = network?.id
    const chainId = id && chainIdOf(id)
    answers[namespace] ??= [{ network, chainId, caipNetworkId: id, isSupported: true }, networks]
    return answers[namespace]
  }
}
