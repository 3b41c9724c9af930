import { type LatchkeyOptions, type PublicAccount, toNetwork } from '@latchkey/core'
import { namespaceOf } from '@latchkey/core/contract'
import { chainIdOf } from './chain-id-of.ts'
import type { PublicNetwork, Readings } from './readings.ts'

/** Answers from the options alone: all there is on a server, and until the modal is there. */
export function initialReadings(options: LatchkeyOptions): Readings {
  const { defaultNetwork, networks, strings, locale = 'en' } = options
  // What stands in the page's flow is open from the beginning.
  const { enableEmbedded: open = false, themeMode = 'dark', themeVariables = {} } = options
  const network = toNetwork(defaultNetwork ?? networks[0], options)
  const chain = namespaceOf(network.id)
  const all = networks.map((each) => toNetwork(each, options))
  const state = {
    open,
    loading: false,
    initialized: false,
    selectedNetworkId: network.id,
    activeChain: chain,
  }
  const account = withoutAccount('disconnected')
  const current: PublicNetwork = {
    network,
    chainId: chainIdOf(network.id),
    caipNetworkId: network.id,
    isSupported: true,
  }
  const profile = { name: undefined, avatar: undefined, balance: undefined }
  const theme = { themeMode, themeVariables }
  const event = { event: 'MODAL_CREATED', atMs: 0 }
  const none: readonly never[] = []
  return {
    state: () => state,
    isEmbedded: () => open,
    account: () => account,
    network: () => current,
    networks: (namespace) =>
      namespace === undefined ? all : all.filter(({ id }) => namespaceOf(id) === namespace),
    profile: () => profile,
    wallet: () => undefined,
    connections: () => none,
    wallets: () => none,
    theme: () => theme,
    event: () => event,
    locale: () => locale,
    buttonLook: () => undefined,
    message: (key) => strings?.[key],
  }
}

/** The same while stored sessions wait to be taken up. */
export function reconnectingReadings(initial: Readings): Readings {
  const account = withoutAccount('reconnecting')
  return { ...initial, account: () => account }
}

function withoutAccount(status: PublicAccount['status']): PublicAccount {
  return {
    caipAddress: undefined,
    address: undefined,
    status,
    isConnected: false,
    allAccounts: [],
  }
}
