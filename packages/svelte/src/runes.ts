import type { PublicAccount, PublicState } from '@latchkey/core'
import type { Namespace } from '@latchkey/core/contract'
import type {
  Latchkey,
  LatchkeyConnections,
  LatchkeyNamespaceProvider,
  LatchkeyNetwork,
  LatchkeyTheme,
  LatchkeyWallets,
  PublicEvent,
  PublicNetwork,
  PublicTheme,
} from '@latchkey/react'
import { createReactive } from './create-reactive.ts'
import { type InstanceChoice, readSource } from './source.ts'

/** A value, or a function that is asked for it each time, so that `$state` in it is followed. */
export type MaybeGetter<Value> = Value | (() => Value)

/** Which account, or which network. */
export interface AccountChoice extends InstanceChoice {
  /** Without one the active namespace counts. */
  readonly namespace?: MaybeGetter<Namespace | undefined>
}

/** Opens and closes the modal. */
export function useLatchkey(choice?: InstanceChoice): Pick<Latchkey, 'open' | 'close'> {
  const { open, close } = readSource('useLatchkey', choice).latchkey
  return { open, close }
}

/** Reads the connection of a wallet, and its account. */
export function useLatchkeyAccount({ namespace, ...choice }: AccountChoice = {}): PublicAccount {
  const source = readSource('useLatchkeyAccount', choice)
  return createReactive<PublicAccount>(source, {
    caipAddress: (readings) => readings.account(resolve(namespace)).caipAddress,
    address: (readings) => readings.account(resolve(namespace)).address,
    status: (readings) => readings.account(resolve(namespace)).status,
    isConnected: (readings) => readings.account(resolve(namespace)).isConnected,
    allAccounts: (readings) => readings.account(resolve(namespace)).allAccounts,
    embeddedWalletInfo: (readings) => readings.account(resolve(namespace)).embeddedWalletInfo,
  })
}

/** The active network of a namespace, and the way to another. */
export function useLatchkeyNetwork({ namespace, ...choice }: AccountChoice = {}): LatchkeyNetwork {
  const source = readSource('useLatchkeyNetwork', choice)
  const network = createReactive<PublicNetwork>(source, {
    network: (readings) => readings.network(resolve(namespace)).network,
    chainId: (readings) => readings.network(resolve(namespace)).chainId,
    caipNetworkId: (readings) => readings.network(resolve(namespace)).caipNetworkId,
    isSupported: (readings) => readings.network(resolve(namespace)).isSupported,
  })
  return Object.assign(network, { switchNetwork: source.latchkey.switchNetwork })
}

/** The provider of a namespace, or of what a function returns; on `eip155` an EIP-1193 provider. */
export function useLatchkeyProvider<N extends Namespace>(
  namespace: MaybeGetter<N>,
  choice?: InstanceChoice,
): LatchkeyNamespaceProvider<N> {
  const source = readSource('useLatchkeyProvider', choice)
  return createReactive<LatchkeyNamespaceProvider<N>>(source, {
    provider: () => source.latchkey.getProvider(resolve(namespace)),
    wallet: (readings) => readings.wallet(resolve(namespace)),
    providerType: (readings) => readings.providerType(resolve(namespace)),
    isConnected: (readings) => readings.wallet(resolve(namespace)) !== undefined,
  })
}

/** Reads the state of the modal: open, loading, initialised, and its network. */
export function useLatchkeyState(choice?: InstanceChoice): PublicState {
  return createReactive<PublicState>(readSource('useLatchkeyState', choice), {
    open: (readings) => readings.state().open,
    loading: (readings) => readings.state().loading,
    initialized: (readings) => readings.state().initialized,
    selectedNetworkId: (readings) => readings.state().selectedNetworkId,
    activeChain: (readings) => readings.state().activeChain,
  })
}

/** The theme in force, and how to change it. */
export function useLatchkeyTheme(choice?: InstanceChoice): LatchkeyTheme {
  const source = readSource('useLatchkeyTheme', choice)
  const { setThemeMode, setThemeVariables } = source.latchkey
  const theme = createReactive<PublicTheme>(source, {
    themeMode: (readings) => readings.theme().themeMode,
    themeVariables: (readings) => readings.theme().themeVariables,
  })
  return Object.assign(theme, { setThemeMode, setThemeVariables })
}

/** The last analytics event, as `current`, whether or not events are sent. */
export function useLatchkeyEvents(choice?: InstanceChoice): { readonly current: PublicEvent } {
  return createReactive<{ readonly current: PublicEvent }>(
    readSource('useLatchkeyEvents', choice),
    { current: (readings) => readings.event() },
  )
}

/** The list of wallets for a page that draws its own. */
export function useLatchkeyWallets(choice?: InstanceChoice): LatchkeyWallets {
  const source = readSource('useLatchkeyWallets', choice)
  const { connect } = source.latchkey.actions
  const list = createReactive<Pick<LatchkeyWallets, 'wallets'>>(source, {
    wallets: (readings) => readings.wallets(),
  })
  return Object.assign(list, {
    connect: ({ id, namespace }) => connect.withWallet(namespace, id),
  } satisfies Pick<LatchkeyWallets, 'connect'>)
}

/** Ends the session of a namespace, or all. */
export function useLatchkeyDisconnect(choice?: InstanceChoice): Pick<Latchkey, 'disconnect'> {
  const { disconnect } = readSource('useLatchkeyDisconnect', choice).latchkey
  return { disconnect }
}

/**
 * Every connected wallet. `choose(namespace, sessionId, address?)` makes one the active one of its
 * namespace, `disconnectWallet(namespace, sessionId)` ends one, `disconnect` those of a namespace or all.
 */
export function useLatchkeyConnections(choice?: InstanceChoice): LatchkeyConnections {
  const source = readSource('useLatchkeyConnections', choice)
  const { actions, disconnect } = source.latchkey
  const { choose, disconnectWallet } = actions.connections
  const list = createReactive<Pick<LatchkeyConnections, 'connections'>>(source, {
    connections: (readings) => readings.connections(),
  })
  return Object.assign(list, { choose, disconnectWallet, disconnect })
}

/** The value of now. */
export function resolve<Value extends string | boolean | undefined>(
  value: MaybeGetter<Value>,
): Value {
  return typeof value === 'function' ? value() : value
}
