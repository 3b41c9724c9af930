import { LatchkeyError } from '../contract/index.ts'
import type { EventOf } from '../store/domain-event.ts'
import type { OnrampOrder, OnrampState } from '../store/onramp-state.ts'
import { createBuying } from './buying.ts'
import { createForm, type Form } from './form.ts'
import { createGroups } from './groups.ts'
import { createHistory, type History, NO_HISTORY } from './history.ts'
import { createKnownPaths } from './known-paths.ts'
import type { OnrampActions } from './onramp-actions.ts'
import type { OnrampDeps } from './onramp-deps.ts'
import type { OnrampRequest } from './onramp-request.ts'
import { readOptions } from './options-reader.ts'
import { createOrders, type Orders } from './orders.ts'
import { createQuotes, type Quotes } from './quotes.ts'
import { createOrderWatch, type OrderWatch } from './watch-orders.ts'

/** Buying with money, once it is loaded. */
export interface Onramp extends Omit<OnrampActions, 'open' | 'openActivity' | 'begin'> {
  /** Shows the form of the active account; what was asked for is filled in. */
  begin(request: OnrampRequest): void
  /** Another account or network may be the active one. */
  accountChanged(): void
  /** The visitor disconnected: what is stored of the accounts is removed. */
  forget(event: EventOf<'connectionRemoved'>): void
  stop(): void
}

/** Where a visitor is who buys: another account leads to a new form. */
const FORM_VIEWS = /^OnRamp(?:Providers|FiatSelect|TokenSelect)$/

/** Creates the buying of one core. The only writer of `state.onramp`. */
export function createOnramp(deps: OnrampDeps): Onramp {
  const { state, modal } = deps
  state.onramp = emptyState()
  // What valtio made of it.
  const slice = state.onramp
  const parts = createParts(deps, slice)
  const { form, quotes, orders, history, watch } = parts
  const buying = createBuying({ ...deps, ...parts }, slice)
  const options = createOptions(deps, parts, slice)

  /** Everything that belongs to an account is of the one that buys now. */
  function renew(): void {
    buying.abort()
    quotes.stop()
    orders.clear()
    history.clear()
    form.clear()
    if (slice.account === undefined) return
    orders.restore(slice.account)
    if (orders.isAnyOpen()) watch.begin()
  }

  function renewOutdated(): void {
    if (form.isOutdated()) renew()
  }

  function begin(request: OnrampRequest): void {
    const isNew = form.isOutdated() || slice.providers.length === 0
    renewOutdated()
    if (slice.account === undefined) return
    form.fill(request)
    options.read()
    if (isNew) quotes.begin()
    else quotes.changed()
  }

  /** What is entered anew has no prices yet. */
  function edited<Input extends readonly unknown[]>(change: (...input: Input) => void) {
    return (...input: Input): void => {
      change(...input)
      quotes.changed()
    }
  }

  return {
    begin,
    enterAmount: edited(form.enterAmount),
    choosePayment: edited(form.choosePayment),
    chooseMethod: edited(form.chooseMethod),
    chooseToken: edited(form.chooseToken),
    retry() {
      options.retry()
      if (slice.providers.length === 0) quotes.begin()
      else quotes.refresh()
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
    beginActivity() {
      renewOutdated()
      history.begin()
    },
    accountChanged() {
      if (!form.isOutdated()) return
      const route = modal.route()
      renew()
      if (FORM_VIEWS.test(route.view)) begin({})
      if (route.view === 'OnRampActivity') history.begin()
      if (route.view === 'BuyInProgress' && orders.find(route.params.orderId) === undefined) {
        modal.back()
      }
    },
    forget({ session, by }) {
      // What is under way goes on when a wallet ends its session.
      if (by === 'visitor') for (const account of session.accounts) orders.forget(account)
    },
    stop() {
      buying.abort()
      options.stop()
      for (const each of [quotes, history, watch]) each.stop()
    },
  }
}

function emptyState(): OnrampState {
  return {
    ...{ account: undefined, amountText: '', options: { status: 'idle' } },
    ...{ paymentId: undefined, methodId: undefined, symbol: undefined },
    ...{ providers: [], nextQuotesAtMs: undefined, orders: [], history: NO_HISTORY },
  }
}

interface Parts {
  readonly form: Form
  readonly quotes: Quotes
  readonly orders: Orders
  readonly history: History
  readonly watch: OrderWatch
  /** Reads what can be chosen. */
  readOptions(signal: AbortSignal): Promise<OnrampState['options']>
}

function createParts(deps: OnrampDeps, slice: OnrampState): Parts {
  const { settings, state, sources } = deps
  const country = (): string => (settings.countryCode ?? state.device.country ?? 'US').toUpperCase()
  const paths = createKnownPaths()
  const { coinbase, ...groups } = createGroups({ ...deps, paths, country })
  const form = createForm({ state, country }, slice)
  const quotes = createQuotes({ ...deps, groups: groups.all, question: form.question }, slice)
  const orders = createOrders(deps, slice)
  const history = createHistory({ ...deps, group: coinbase }, slice)
  const groupOf = ({ seller }: OnrampOrder) => groups.ofOrder(seller.id)
  const watch = createOrderWatch({ ...deps, orders, history, groupOf })
  const reading = { ...deps, api: deps.services.blockchainApi, paths, country, sources }
  return {
    form,
    quotes,
    orders,
    history,
    watch,
    readOptions: (signal) => readOptions(reading, signal),
  }
}

/** Reads the options once; a sample is read again when the visitor wants to. */
function createOptions(_deps: OnrampDeps, parts: Parts, slice: OnrampState) {
  const { form, quotes } = parts
  let reading = new AbortController()

  function load(): void {
    reading.abort()
    reading = new AbortController()
    const { signal } = reading
    slice.options = { status: 'loading' }
    // It rejects only when it is aborted.
    parts.readOptions(signal).then(
      (options) => {
        if (signal.aborted) return
        slice.options = options
        form.optionsRead()
        quotes.changed()
        quotes.refresh()
      },
      () => {},
    )
  }

  return {
    read() {
      if (slice.options.status === 'idle') load()
    },
    retry() {
      const { options } = slice
      if (options.status === 'ready' && options.isSample) load()
    },
    stop: () => reading.abort(),
  }
}
