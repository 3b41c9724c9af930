import type { EventOf } from '../store/domain-event.ts'
import type { OnrampState } from '../store/state/onramp.ts'
import type { OnrampDeps } from './onramp-deps.ts'
import type { OnrampRequest } from './onramp-request.ts'
import { createOrderActions, type OrderActions } from './order-actions.ts'
import { createParts, emptyState, type Parts } from './parts.ts'

/** Actions of views and websites on buying with money. */
export interface OnrampActions extends OrderActions {
  /** Shows the view in which the visitor buys; what is given is filled in. */
  open(request?: OnrampRequest): void
  /**
   * Fills the form in, where the view is shown already: options, providers and prices are read. What the
   * visitor entered before stays, unless something is given.
   */
  begin(request?: OnrampRequest): void
  /**
   * Enters the amount to pay, as it is typed. Prices are read 300 milliseconds after the last
   * change.
   */
  enterAmount(amountText: string): void
  /** Chooses the currency to pay with, by its id; the way of paying stays where it has it. */
  choosePayment(paymentId: string): void
  /** Chooses the way of paying, by its id. */
  chooseMethod(methodId: string): void
  /** Chooses what is bought, by its symbol. */
  chooseToken(symbol: string): void
  /** Reads the options or the prices once more, after a failure. */
  retry(): void
  /** Shows what was bought. */
  openActivity(): void
  /** Reads what was bought, where the view is shown already; again every 3 seconds while one is pending. */
  beginActivity(): void
}

type Edits = Pick<OnrampActions, 'enterAmount' | 'choosePayment' | 'chooseMethod' | 'chooseToken'>

/** Buying with money, once it is loaded. */
export interface Onramp extends Follow {
  readonly actions: OnrampActions
  stop(): void
}

interface Follow {
  /** Another account or network may be the active one. */
  accountChanged(): void
  /** The visitor disconnected: what is stored of the accounts is removed. */
  forget(event: EventOf<'connectionRemoved'>): void
}

/** Creates the buying of one core. The only writer of `state.onramp`. */
export function createOnramp(deps: OnrampDeps): Onramp {
  const { state } = deps
  const { modal } = deps.ui
  state.onramp = emptyState()
  // The proxy of valtio, which reports its changes.
  const slice = state.onramp
  const parts = createParts(deps, slice)
  const { form, options, quotes, history, watch, buying } = parts
  const renew = createRenew(parts, slice)

  function begin(request: OnrampRequest = {}): void {
    if (form.isOutdated()) renew()
    if (slice.account === undefined) return
    const isNew = slice.providers.length === 0
    form.fill(request)
    options.read()
    if (isNew) quotes.begin()
    else quotes.changed()
  }

  function beginActivity(): void {
    if (form.isOutdated()) renew()
    history.begin()
  }

  return {
    ...createFollow(deps, parts, { renew, begin, beginActivity }),
    actions: {
      ...createEdits(parts),
      ...createOrderActions(deps, parts, begin),
      open(request) {
        // As the visitor does, which is tracked.
        modal.actions.router.push('OnRampProviders', {})
        begin(request)
      },
      begin,
      retry() {
        options.retry()
        // Providers that could not be listed are listed again.
        quotes.begin()
      },
      openActivity() {
        modal.push({ view: 'OnRampActivity', params: {} })
        beginActivity()
      },
      beginActivity,
    },
    stop() {
      buying.abort()
      for (const each of [options, quotes, history, watch]) each.stop()
    },
  }
}

/** Everything that belongs to an account is of the one that buys now. */
function createRenew(parts: Parts, slice: OnrampState): () => void {
  const { form, quotes, orders, orderWindows, history, watch, buying } = parts
  return () => {
    buying.abort()
    quotes.stop()
    watch.stop()
    orders.clear()
    history.clear()
    slice.providers = []
    form.clear()
    if (slice.account === undefined) return
    orders.restore(slice.account)
    for (const { id } of slice.orders) orderWindows.noNews(id)
    if (orders.isAnyOpen()) watch.begin()
  }
}

/** Wraps the edits of the form: after an edit there are no prices yet. */
function createEdits({ form, quotes }: Parts): Edits {
  function edited<Input extends readonly unknown[]>(change: (...input: Input) => void) {
    return (...input: Input): void => {
      change(...input)
      quotes.changed()
    }
  }
  return {
    enterAmount: edited(form.enterAmount),
    choosePayment: edited(form.choosePayment),
    chooseMethod: edited(form.chooseMethod),
    chooseToken: edited(form.chooseToken),
  }
}

interface Begins extends Pick<OnrampActions, 'begin' | 'beginActivity'> {
  renew(): void
}

/** Matches the views of a visitor who buys: another account leads to a new form. */
const FORM_VIEWS = /^OnRamp(?:Providers|FiatSelect|TokenSelect)$/

function createFollow(
  { ui: { modal } }: OnrampDeps,
  { form, orders }: Parts,
  { renew, begin, beginActivity }: Begins,
): Follow {
  return {
    accountChanged() {
      if (!form.isOutdated()) return
      renew()
      const route = modal.route()
      if (FORM_VIEWS.test(route.view)) begin()
      else if (route.view === 'OnRampActivity') beginActivity()
      else if (route.view === 'BuyInProgress' && !orders.find(route.params.orderId)) modal.back()
    },
    forget({ session, by }) {
      // Orders under way continue when a wallet ends its session.
      if (by === 'visitor') for (const account of session.accounts) orders.forget(account)
    },
  }
}
