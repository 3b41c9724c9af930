import { LatchkeyError } from '../contract/index.ts'
import type { EventOf } from '../store/domain-event.ts'
import type { OnrampState } from '../store/onramp-state.ts'
import type { OnrampActions } from './onramp-actions.ts'
import type { OnrampDeps } from './onramp-deps.ts'
import type { OnrampRequest } from './onramp-request.ts'
import { createParts, emptyState, type Parts } from './parts.ts'

/** Buying with money, once it is loaded. */
export interface Onramp extends Edits, Follow {
  /** Shows the form of the active account; what was asked for is filled in. */
  begin(request: OnrampRequest): void
  retry(): void
  buy(providerId: string): Promise<string>
  showWindow(orderId: string): void
  copyLink(orderId: string): Promise<void>
  cancel(orderId: string): void
  tryAgain(orderId: string): void
  beginActivity(): void
  stop(): void
}

type Edits = Pick<OnrampActions, 'enterAmount' | 'choosePayment' | 'chooseMethod' | 'chooseToken'>

interface Follow {
  /** Another account or network may be the active one. */
  accountChanged(): void
  /** The visitor disconnected: what is stored of the accounts is removed. */
  forget(event: EventOf<'connectionRemoved'>): void
}

/** Creates the buying of one core. The only writer of `state.onramp`. */
export function createOnramp(deps: OnrampDeps): Onramp {
  const { state, modal } = deps
  state.onramp = emptyState()
  // The proxy of valtio, which reports its changes.
  const slice = state.onramp
  const parts = createParts(deps, slice)
  const { form, options, quotes, orders, history, watch, buying } = parts
  const renew = createRenew(parts, slice)

  function begin(request: OnrampRequest): void {
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
    ...createEdits(parts),
    ...createFollow(deps, parts, { renew, begin, beginActivity }),
    begin,
    beginActivity,
    retry() {
      options.retry()
      // Providers that could not be listed are listed again.
      quotes.begin()
    },
    buy: buying.buy,
    showWindow: buying.showWindow,
    cancel: buying.cancel,
    async copyLink(orderId) {
      const link = orders.find(orderId)?.link
      if (link === undefined) throw new LatchkeyError('onramp.no-page', {})
      await deps.windows.copy(link)
    },
    tryAgain(orderId) {
      const route = modal.route()
      if (route.view === 'BuyInProgress' && route.params.orderId === orderId) modal.back()
      begin({})
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

interface Begins extends Pick<Onramp, 'begin' | 'beginActivity'> {
  renew(): void
}

/** Matches the views of a visitor who buys: another account leads to a new form. */
const FORM_VIEWS = /^OnRamp(?:Providers|FiatSelect|TokenSelect)$/

function createFollow(
  { modal }: OnrampDeps,
  { form, orders }: Parts,
  { renew, begin, beginActivity }: Begins,
): Follow {
  return {
    accountChanged() {
      if (!form.isOutdated()) return
      renew()
      const route = modal.route()
      if (FORM_VIEWS.test(route.view)) begin({})
      else if (route.view === 'OnRampActivity') beginActivity()
      else if (route.view === 'BuyInProgress' && !orders.find(route.params.orderId)) modal.back()
    },
    forget({ session, by }) {
      // Orders under way continue when a wallet ends its session.
      if (by === 'visitor') for (const account of session.accounts) orders.forget(account)
    },
  }
}
