import type { AccountActions } from '@latchkey/core'
import {
  type ChainAdapter,
  isLatchkeyError,
  type Namespace,
  type NetworkId,
  type NetworkInput,
} from '@latchkey/core/contract'
import { toNetwork } from '@latchkey/core/page'
import { enPage } from '../messages/en/page.ts'
import { type DeferredActions, deferActions } from './deferred-actions.ts'
import type { Latchkey } from './latchkey.ts'
import { liveReadings } from './live-readings.ts'
import type { PageWindow } from './page.ts'
import type { Readings } from './readings.ts'
import type { ModalAccess } from './replacement.ts'
import { showLoadFailure } from './show-load-failure.ts'
import { createSubscriptions } from './subscriptions.ts'

export interface FacadeInput extends Omit<ModalAccess, 'end'> {
  /** undefined on a server. */
  readonly page: PageWindow | undefined
  readonly serverReadings: Readings
  requests: Latchkey['requests']
  destroy(): void
}

/** The instance as a website sees it. It has no state: it reads the modal, or what is known without it. */
export function createFacade(input: FacadeInput): Latchkey {
  const { page, run, adapters, readings, serverReadings, prepare, destroy } = input
  const live = liveReadings(readings)
  /** Adapters with a provider that can open the modal. */
  const informed = new WeakSet<ChainAdapter>()
  const actions = deferActions({
    core: (use) => run(({ core }) => use(core.actions)),
    account: (use) => runOnAccount(run, use),
  })
  // The contract leaves the kind to the namespace; the tests of each adapter check it.
  const providerOf = ((namespace: Namespace): unknown => {
    const adapter = adapters()?.find((each) => each.namespace === namespace)
    // Without adapters of the site there is one only once a wallet was paired.
    if (adapter && !informed.has(adapter)) {
      informed.add(adapter)
      adapter.setModal?.({
        connect: () => run((modal) => modal.connect(namespace)),
        disconnect: () => actions.disconnect(namespace),
      })
    }
    return adapter?.sessions.provider()
  }) as Latchkey['getProvider']
  return {
    ...requests(actions),
    open(request) {
      const opening = actions.open(request)
      // Listeners of a click ignore the promise: a failure is shown or logged, and is no unhandled rejection.
      opening.catch((thrown: unknown) => {
        if (!isLatchkeyError(thrown, 'instance.load-failed')) page?.console.error(thrown)
        else if (page) {
          showLoadFailure(page, readings().message('button.again') ?? enPage['button.again'])
        }
      })
      return opening
    },
    ...createSubscriptions({ ...input, live, providerOf }),
    setLocale: (locale) => run((modal) => modal.setLocale(locale)),
    ...getters(live),
    getProvider: providerOf,
    get readings() {
      return readings()
    },
    getLogs: () =>
      run(({ core }) => core.logs()).catch((thrown: unknown) => {
        // Without the modal only the reason for its absence can be read.
        if (!isLatchkeyError(thrown, 'instance.load-failed')) throw thrown
        return [`${thrown.code}: ${thrown.message}`]
      }),
    requests: input.requests,
    serverReadings,
    hydrate: input.hydrate,
    actions,
    prepare,
    destroy,
  }
}

/** Calls `use` with the actions on an account: in the calling task where they are loaded, as the others. */
function runOnAccount<Result>(
  run: FacadeInput['run'],
  use: (actions: AccountActions) => Result | Promise<Result>,
): Promise<Result> {
  return run(({ core: { account } }) => {
    const loaded = account.current()
    if (loaded !== undefined) return use(loaded)
    // The instance may have ended, or been replaced, while they were loading.
    return account.load().then(() => runOnAccount(run, use))
  })
}

type Getters = Pick<
  Latchkey,
  | 'getState'
  | 'getAccount'
  | 'getNetwork'
  | 'getProfile'
  | 'getWalletInfo'
  | 'getWallets'
  | 'getListing'
  | 'getPairing'
  | 'getLogin'
  | 'getSignIn'
  | 'getConnections'
  | 'getNetworks'
  | 'getAddress'
  | 'getCaipAddress'
  | 'getChainId'
  | 'isConnected'
  | 'isOpen'
  | 'getTheme'
  | 'getEvent'
  | 'getError'
  | 'getAddressLabel'
  | 'getProviderType'
  | 'getPreferredAccountType'
  | 'getConnectMethodsOrder'
>

function getters(live: Readings): Getters {
  return {
    getState: live.state,
    getAccount: live.account,
    getNetwork: live.network,
    getProfile: live.profile,
    getWalletInfo: live.wallet,
    getWallets: live.wallets,
    getListing: live.listing,
    getPairing: live.pairing,
    getLogin: live.login,
    getSignIn: live.signIn,
    getConnections: live.connections,
    getNetworks: live.networks,
    getAddress: (namespace) => live.account(namespace).address,
    getCaipAddress: (namespace) => live.account(namespace).caipAddress,
    getChainId: () => live.network().chainId,
    isConnected: () => live.account().isConnected,
    isOpen: () => live.state().open,
    getTheme: live.theme,
    getEvent: live.event,
    getError: live.failure,
    getAddressLabel: live.label,
    getProviderType: live.providerType,
    getPreferredAccountType: live.accountType,
    getConnectMethodsOrder: live.connectMethods,
  }
}

type Requests = Pick<
  Latchkey,
  | 'close'
  | 'openPay'
  | 'disconnect'
  | 'switchNetwork'
  | 'setLoading'
  | 'setThemeMode'
  | 'setThemeVariables'
  | 'updateFeatures'
  | 'setTermsConditionsUrl'
  | 'setPrivacyPolicyUrl'
  | 'updateOptions'
  | 'addAddressLabel'
  | 'removeAddressLabel'
  | 'setPreferredAccountType'
  | 'showMessage'
  | 'addNetwork'
  | 'removeNetwork'
  | 'fetchIdentity'
  | 'consent'
>

function requests(actions: DeferredActions): Requests {
  const { options, network, notices } = actions
  return {
    close: () => actions.close(),
    openPay: actions.pay.open,
    setLoading: actions.setLoading,
    disconnect: actions.disconnect,
    switchNetwork: async (requested) => network.switchTo(idOf(requested)),
    ...options,
    showMessage: (tone, message) => notices.show({ tone, message }),
    addNetwork: network.add,
    removeNetwork: network.remove,
    fetchIdentity: actions.fetchIdentity,
    consent: actions.consent,
  }
}

function idOf(network: NetworkId | NetworkInput): NetworkId {
  return typeof network === 'string' ? network : toNetwork(network).id
}
