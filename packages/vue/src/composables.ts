import type { PublicAccount, PublicState } from '@latchkey/core'
import type { Namespace, NamespaceProviders } from '@latchkey/core/contract'
import type {
  Latchkey,
  LatchkeyConnections,
  LatchkeyNamespaceProvider,
  LatchkeyNetwork,
  LatchkeyTheme,
  LatchkeyWallets,
  PublicEvent,
} from '@latchkey/react'
import { type ComputedRef, computed, type MaybeRefOrGetter, toValue } from 'vue'
import { type InstanceChoice, readInstance } from './plugin.ts'
import { type Refs, useReading } from './use-reading.ts'

/** Which account, or which network. */
export interface AccountChoice extends InstanceChoice {
  /** A ref or a getter is followed. Without one the active namespace counts. */
  readonly namespace?: MaybeRefOrGetter<Namespace | undefined>
}

/** Opens and closes the modal. */
export function useLatchkey(choice?: InstanceChoice): Pick<Latchkey, 'open' | 'close'> {
  const { open, close } = readInstance('useLatchkey', choice).latchkey
  return { open, close }
}

/** Reads the connection of a wallet, and its account. */
export function useLatchkeyAccount(choice: AccountChoice = {}): Refs<PublicAccount> {
  const instance = readInstance('useLatchkeyAccount', choice)
  const account = useReading(instance, (readings) => readings.account(toValue(choice.namespace)))
  return {
    caipAddress: computed(() => account.value.caipAddress),
    address: computed(() => account.value.address),
    status: computed(() => account.value.status),
    isConnected: computed(() => account.value.isConnected),
    allAccounts: computed(() => account.value.allAccounts),
    embeddedWalletInfo: computed(() => account.value.embeddedWalletInfo),
  }
}

/** The active network of a namespace, and the way to another. */
export function useLatchkeyNetwork(choice: AccountChoice = {}): Refs<LatchkeyNetwork> {
  const instance = readInstance('useLatchkeyNetwork', choice)
  const { latchkey } = instance
  const network = useReading(instance, (readings) => readings.network(toValue(choice.namespace)))
  return {
    network: computed(() => network.value.network),
    chainId: computed(() => network.value.chainId),
    caipNetworkId: computed(() => network.value.caipNetworkId),
    isSupported: computed(() => network.value.isSupported),
    switchNetwork: latchkey.switchNetwork,
  }
}

/** The provider of a namespace, and whether a wallet is connected. */
export interface NamespaceProviderRefs<N extends Namespace>
  extends Omit<Refs<LatchkeyNamespaceProvider>, 'provider'> {
  readonly provider: ComputedRef<NamespaceProviders[N] | undefined>
}

/** The provider of a namespace, which may be a ref or a getter; on `eip155` an EIP-1193 provider. */
export function useLatchkeyProvider<N extends Namespace>(
  namespace: MaybeRefOrGetter<N>,
  choice?: InstanceChoice,
): NamespaceProviderRefs<N> {
  const instance = readInstance('useLatchkeyProvider', choice)
  const { latchkey } = instance
  const wallet = useReading(instance, (readings) => readings.wallet(toValue(namespace)))
  return {
    provider: useReading(instance, () => latchkey.getProvider(toValue(namespace))),
    wallet,
    providerType: useReading(instance, (readings) => readings.providerType(toValue(namespace))),
    isConnected: computed(() => wallet.value !== undefined),
  }
}

/** Reads the state of the modal: open, loading, initialised, and its network. */
export function useLatchkeyState(choice?: InstanceChoice): Refs<PublicState> {
  const instance = readInstance('useLatchkeyState', choice)
  const state = useReading(instance, (readings) => readings.state())
  return {
    open: computed(() => state.value.open),
    loading: computed(() => state.value.loading),
    initialized: computed(() => state.value.initialized),
    selectedNetworkId: computed(() => state.value.selectedNetworkId),
    activeChain: computed(() => state.value.activeChain),
  }
}

/** The theme in force, and how to change it. */
export function useLatchkeyTheme(choice?: InstanceChoice): Refs<LatchkeyTheme> {
  const instance = readInstance('useLatchkeyTheme', choice)
  const { latchkey } = instance
  const theme = useReading(instance, (readings) => readings.theme())
  return {
    themeMode: computed(() => theme.value.themeMode),
    themeVariables: computed(() => theme.value.themeVariables),
    setThemeMode: latchkey.setThemeMode,
    setThemeVariables: latchkey.setThemeVariables,
  }
}

/** The last analytics event, whether or not events are sent. */
export function useLatchkeyEvents(choice?: InstanceChoice): ComputedRef<PublicEvent> {
  const instance = readInstance('useLatchkeyEvents', choice)
  return useReading(instance, (readings) => readings.event())
}

/** The list of wallets for a page that draws its own. */
export function useLatchkeyWallets(choice?: InstanceChoice): Refs<LatchkeyWallets> {
  const instance = readInstance('useLatchkeyWallets', choice)
  const { latchkey } = instance
  return {
    wallets: useReading(instance, (readings) => readings.wallets()),
    connect: ({ id, namespace }) => latchkey.actions.connect.withWallet(namespace, id),
  }
}

/** Ends the session of a namespace, or all. */
export function useLatchkeyDisconnect(choice?: InstanceChoice): Pick<Latchkey, 'disconnect'> {
  const { disconnect } = readInstance('useLatchkeyDisconnect', choice).latchkey
  return { disconnect }
}

/**
 * Every connected wallet. `choose(namespace, sessionId, address?)` makes one the active one of its
 * namespace, `disconnectWallet(namespace, sessionId)` ends one, `disconnect` those of a namespace or all.
 */
export function useLatchkeyConnections(choice?: InstanceChoice): Refs<LatchkeyConnections> {
  const instance = readInstance('useLatchkeyConnections', choice)
  const { latchkey } = instance
  const { choose, disconnectWallet } = latchkey.actions.connections
  const connections = useReading(instance, (readings) => readings.connections())
  return { connections, choose, disconnectWallet, disconnect: latchkey.disconnect }
}
