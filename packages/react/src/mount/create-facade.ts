import { toNetwork } from '@latchkey/core'
import type { Namespace, NetworkId, NetworkInput } from '@latchkey/core/contract'
import { type DeferredActions, deferActions } from './deferred-actions.ts'
import type { Latchkey } from './latchkey.ts'
import type { Readings } from './readings.ts'
import { createSubscriptions } from './subscriptions.ts'
import type { Holder } from './succession.ts'

/** What the instance's face is made from. */
export interface FacadeInput extends Omit<Holder, 'end'> {
  readonly serverReadings: Readings
  destroy(): void
}

/** The instance as a website sees it. It holds no state: it reads the modal, or what stands in. */
export function createFacade(input: FacadeInput): Latchkey {
  const { run, adapters, listeners, events, readings, serverReadings, prepare, destroy } = input
  const actions = deferActions((use) => run(({ core }) => use(core.actions)))
  const providerOf = ((namespace: Namespace): unknown =>
    adapters()
      ?.find((adapter) => adapter.namespace === namespace)
      // The contract leaves the kind to the namespace; each adapter's own tests hold it to it.
      ?.sessions.provider()) as Latchkey['getProvider']
  return {
    ...requests(actions),
    ...createSubscriptions({ listeners, events, readings, providerOf }),
    setLocale: (locale) => run((modal) => modal.setLocale(locale)),
    getState: () => readings().state(),
    getAccount: (namespace) => readings().account(namespace),
    getNetwork: (namespace) => readings().network(namespace),
    getProfile: (namespace) => readings().profile(namespace),
    getWalletInfo: (namespace) => readings().wallet(namespace),
    getWallets: () => readings().wallets(),
    getConnections: () => readings().connections(),
    getNetworks: (namespace) => readings().networks(namespace),
    getAddress: (namespace) => readings().account(namespace).address,
    getCaipAddress: (namespace) => readings().account(namespace).caipAddress,
    getChainId: () => readings().network().chainId,
    isConnected: () => readings().account().isConnected,
    isOpen: () => readings().state().open,
    getTheme: () => readings().theme(),
    getProvider: providerOf,
    get readings() {
      return readings()
    },
    serverReadings,
    actions,
    prepare,
    destroy,
  }
}

type Requests = Pick<
  Latchkey,
  | 'open'
  | 'close'
  | 'disconnect'
  | 'switchNetwork'
  | 'setThemeMode'
  | 'setThemeVariables'
  | 'updateFeatures'
  | 'setTermsConditionsUrl'
  | 'setPrivacyPolicyUrl'
  | 'showMessage'
  | 'addNetwork'
  | 'removeNetwork'
>

function requests(actions: DeferredActions): Requests {
  const { options, network, notices } = actions
  return {
    open: actions.open,
    close: () => actions.close(),
    disconnect: actions.disconnect,
    switchNetwork: async (wanted) => network.switchTo(idOf(wanted)),
    setThemeMode: options.setThemeMode,
    setThemeVariables: options.setThemeVariables,
    updateFeatures: options.updateFeatures,
    setTermsConditionsUrl: options.setTermsConditionsUrl,
    setPrivacyPolicyUrl: options.setPrivacyPolicyUrl,
    showMessage: (tone, message) => notices.show({ tone, message }),
    addNetwork: network.add,
    removeNetwork: network.remove,
  }
}

function idOf(network: NetworkId | NetworkInput): NetworkId {
  return typeof network === 'string' ? network : toNetwork(network).id
}
