import type { OnrampState } from '../store/state/onramp.ts'
import type { OnrampOrder } from '../store/state/onramp-orders.ts'
import { type Buying, createBuying } from './buying.ts'
import { createForm, type Form } from './form.ts'
import { createGroups } from './groups.ts'
import { createHistory, type History, NO_HISTORY } from './history.ts'
import { createKnownPaths } from './known-paths.ts'
import type { OnrampDeps } from './onramp-deps.ts'
import { createOptionsReader, type OptionsReader } from './options-reader.ts'
import { createOrderList, createOrderWindows, type OrderList, type OrderWindows } from './orders.ts'
import { createQuotes, type Quotes } from './quotes.ts'
import { createOrderWatch, type OrderWatch } from './watch-orders.ts'

/** The modules of buying. */
export interface Parts {
  readonly form: Form
  readonly options: OptionsReader
  readonly quotes: Quotes
  readonly orders: OrderList
  readonly orderWindows: OrderWindows
  readonly history: History
  readonly watch: OrderWatch
  readonly buying: Buying
}

/** Nothing is entered, and nothing is known. */
export function emptyState(): OnrampState {
  return {
    account: undefined,
    amountText: '',
    options: { status: 'idle' },
    paymentId: undefined,
    methodId: undefined,
    symbol: undefined,
    providers: [],
    nextQuotesAtMs: undefined,
    orders: [],
    history: NO_HISTORY,
  }
}

/** The country of most visitors of websites in English; the provider asks them again. */
const ANY_COUNTRY = 'US'

/** Creates the parts of one core. @param slice - The part of the state that they write. */
export function createParts(deps: OnrampDeps, slice: OnrampState): Parts {
  const { site, state, services, ports } = deps
  const country = (): string =>
    (site.settings.countryCode ?? state.device.country ?? ANY_COUNTRY).toUpperCase()
  const paths = createKnownPaths()
  const groups = createGroups(deps, { paths, country })
  const form = createForm({ state, country }, slice)
  const quotes = createQuotes({ ...deps, groups: groups.all, question: form.question }, slice)
  const onRead = (): void => {
    form.optionsRead()
    quotes.changed()
    quotes.refresh()
  }
  const api = services.blockchainApi
  const options = createOptionsReader({ ...deps, api, paths, country, onRead }, slice)
  const orders = createOrderList(ports, slice)
  const orderWindows = createOrderWindows(ports, orders)
  const history = createHistory({ ...deps, group: groups.coinbase }, slice)
  const groupOf = ({ seller }: OnrampOrder) => groups.ofOrder(seller.id)
  const watch = createOrderWatch(deps, { orders, orderWindows, history, groupOf })
  const made = { form, options, quotes, orders, orderWindows, history, watch }
  return { ...made, buying: createBuying(deps, made, slice) }
}
