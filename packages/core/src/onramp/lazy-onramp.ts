import { LatchkeyError, lazy } from '../contract/index.ts'
import type { EventOf } from '../store/domain-event.ts'
import { offersOnramp } from '../store/offers-onramp.ts'
import { activeWallet } from '../store/selectors.ts'
import type { Onramp } from './onramp.ts'
import type { OnrampActions } from './onramp-actions.ts'
import type { OnrampDeps } from './onramp-deps.ts'
import { ORDERS_KEY } from './orders-key.ts'

/**
 * The functions for buying before their code is loaded, which happens when the visitor opens it.
 */
export interface LazyOnramp extends Pick<Onramp, 'accountChanged' | 'forget' | 'stop'> {
  readonly actions: OnrampActions
}

/** Creates the buying of one core. */
export function createLazyOnramp(deps: OnrampDeps): LazyOnramp {
  const { state, modal, notices, track } = deps
  const stored = lazy(() => import('./stored-orders.ts'))
  const onramp = lazy(async () => (await import('./onramp.ts')).createOnramp(deps))

  /** Loads nothing if buying is not offered. */
  function use(run: (loaded: Onramp) => void): void {
    const loaded = onramp.current()
    if (loaded !== undefined) run(loaded)
    else if (offersOnramp(state)) onramp.load().then(run, notices.fail)
  }

  /** Orders of an earlier page, of which nothing was shown in this one. */
  async function forgetUnread({ session, by }: EventOf<'connectionRemoved'>): Promise<void> {
    // Orders under way continue when a wallet ends its session.
    if (by !== 'visitor') return
    const { createStoredOrders } = await stored.load()
    for (const account of session.accounts) createStoredOrders(deps).write(account, [])
  }

  return {
    actions: {
      open(request = {}) {
        modal.push({ view: 'OnRampProviders', params: {} })
        track({ event: 'SELECT_BUY_CRYPTO', properties: { isSmartAccount: isSmartAccount(state) } })
        use((loaded) => loaded.begin(request))
      },
      begin: (request = {}) => use((loaded) => loaded.begin(request)),
      enterAmount: (amountText) => use((loaded) => loaded.enterAmount(amountText)),
      choosePayment: (paymentId) => use((loaded) => loaded.choosePayment(paymentId)),
      chooseMethod: (methodId) => use((loaded) => loaded.chooseMethod(methodId)),
      chooseToken: (symbol) => use((loaded) => loaded.chooseToken(symbol)),
      retry: () => use((loaded) => loaded.retry()),
      async buy(providerId) {
        // Nothing may be awaited before it: the browser allows a window in the task of the press only.
        const loaded = onramp.current()
        if (loaded === undefined) throw new LatchkeyError('onramp.no-price', {})
        return loaded.buy(providerId)
      },
      showWindow: (orderId) => onramp.current()?.showWindow(orderId),
      async copyLink(orderId) {
        await onramp.current()?.copyLink(orderId)
      },
      cancel: (orderId) => onramp.current()?.cancel(orderId),
      tryAgain: (orderId) => onramp.current()?.tryAgain(orderId),
      openActivity() {
        modal.push({ view: 'OnRampActivity', params: {} })
        use((loaded) => loaded.beginActivity())
      },
      beginActivity: () => use((loaded) => loaded.beginActivity()),
    },
    accountChanged: () => onramp.current()?.accountChanged(),
    forget(event) {
      const loaded = onramp.current()
      if (loaded !== undefined) loaded.forget(event)
      else if (deps.storage.get(deps.key(ORDERS_KEY)) !== undefined) void forgetUnread(event)
    },
    stop: () => onramp.current()?.stop(),
  }
}

function isSmartAccount({ accounts, network }: OnrampDeps['state']): boolean {
  const { embedded } = activeWallet({ accounts }, network.activeNamespace) ?? {}
  return embedded?.accountType === 'smartAccount'
}
