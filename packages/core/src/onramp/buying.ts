import {
  isLatchkeyError,
  LatchkeyError,
  namespaceOf,
  type PopUp,
  throwIfAborted,
} from '../contract/index.ts'
import type {
  OnrampOffer,
  OnrampOrder,
  OnrampProvider,
  OnrampState,
} from '../store/onramp-state.ts'
import { activeWallet } from '../store/selectors.ts'
import type { Form } from './form.ts'
import type { OnrampDeps } from './onramp-deps.ts'
import type { OrderList, OrderWindows } from './orders.ts'
import { pageLink } from './page-link.ts'
import type { OnrampQuestion, ProviderGroup } from './provider-group.ts'
import type { Quotes } from './quotes.ts'
import type { OrderWatch } from './watch-orders.ts'

/** Opens pages of providers. */
export interface Buying {
  buy(providerId: string): Promise<string>
  showWindow(orderId: string): void
  cancel(orderId: string): void
  /** Gives up what is being opened. */
  abort(): void
}

interface Deps extends OnrampDeps {
  readonly form: Form
  readonly quotes: Quotes
  readonly orders: OrderList
  readonly orderWindows: OrderWindows
  readonly watch: OrderWatch
}

/** A price older than this is read again before it is paid, in milliseconds. Source: docs/security.md, S31. */
const FRESH_MS = 60_000
/** In CSS pixels. Source: docs/constants.json, `onramp`. */
const SIZE = { width: 600, height: 800 }

/** @param slice - The part of the state that it reads. */
export function createBuying(deps: Deps, slice: OnrampState): Buying {
  const { modal, orders, orderWindows, random } = deps
  let opening = new AbortController()

  function leave(orderId: string): void {
    const route = modal.route()
    if (route.view === 'BuyInProgress' && route.params.orderId === orderId) modal.back()
  }

  return {
    abort: () => opening.abort(),
    /** Everything up to the first `await` is in the task of the press: a browser allows a window only there. */
    async buy(providerId) {
      const { draft, ...asked } = prepare(deps, slice, providerId)
      const id = random.id()
      const popUp = openWindow(deps, id)
      const order = orderOf(deps, { id, draft, asked, popUp })
      opening.abort()
      opening = new AbortController()
      orders.add(order)
      if (popUp !== undefined) orderWindows.set(id, popUp)
      modal.push({ view: 'BuyInProgress', params: { orderId: id } })
      trackChoice(deps, order)
      try {
        await openPage(deps, { order, popUp, ...asked }, opening.signal)
      } catch (thrown) {
        popUp?.close()
        leave(id)
        orders.remove(id)
        throw thrown
      }
      deps.watch.begin()
      return id
    },
    showWindow(orderId) {
      const link = orders.find(orderId)?.link
      const open = orderWindows.find(orderId)
      if (open !== undefined) open.focus()
      else if (link !== undefined) openAgain(deps, orderId, link)
    },
    cancel(orderId) {
      const isOpening = orders.find(orderId)?.current.step === 'opening'
      if (isOpening) opening.abort()
      else {
        leave(orderId)
        orders.remove(orderId)
      }
    },
  }
}

function openWindow({ windows }: Deps, orderId: string): PopUp | undefined {
  return windows.emptyPopUp({ name: `latchkey-buy-${orderId}`, ...SIZE })
}

function openAgain(deps: Deps, orderId: string, link: string): void {
  const popUp = openWindow(deps, orderId)
  popUp?.navigate(link)
  if (popUp !== undefined) deps.orderWindows.set(orderId, popUp)
  deps.orders.change(orderId, { isBlocked: popUp === undefined })
  deps.orderWindows.noNews(orderId)
}

interface Draft {
  readonly id: string
  readonly draft: Pick<OnrampOrder, 'seller' | 'pay' | 'fee' | 'get' | 'method' | 'networkId'>
  readonly asked: { readonly question: OnrampQuestion }
  readonly popUp: PopUp | undefined
}

function orderOf({ clock }: Deps, { id, draft, asked, popUp }: Draft): OnrampOrder {
  const { account } = asked.question
  return {
    ...draft,
    id,
    account,
    startedAtMs: clock.now(),
    isBlocked: popUp === undefined,
    current: { step: 'opening' },
  }
}

/**
 * Reads the purchase from the form, if it can be made now.
 *
 * @throws LatchkeyError `account.none`, `onramp.sample`, `onramp.no-price`, `onramp.price-changed`.
 */
function prepare({ form, quotes, clock }: Deps, slice: OnrampState, providerId: string) {
  if (slice.account === undefined || form.isOutdated()) throw new LatchkeyError('account.none', {})
  const { options } = slice
  if (options.status === 'ready' && options.isSample) throw new LatchkeyError('onramp.sample', {})
  const { offer, seller } = requireSeller(slice.providers, providerId)
  const question = form.question()
  const group = quotes.groupOf(providerId)
  if (question === undefined || group === undefined) throw new LatchkeyError('onramp.no-price', {})
  if (offer.status === 'unpriced') return { question, group, draft: { seller } }
  const { pay, fee, get, method, networkId, atMs } = offer.quote
  const ageMs = clock.now() - atMs
  if (ageMs < 0 || ageMs >= FRESH_MS) {
    quotes.refresh()
    throw new LatchkeyError('onramp.price-changed', {})
  }
  const amounts = { pay: { ...pay }, fee: fee && { ...fee }, get: { ...get } }
  return { question, group, draft: { seller, ...amounts, method, networkId } }
}

type Payable = Extract<OnrampOffer, { readonly status: 'ready' | 'unpriced' }>

/** @throws LatchkeyError `onramp.no-price` for a provider that can't be bought from. */
function requireSeller(providers: readonly OnrampProvider[], providerId: string) {
  const found = providers.find(({ id }) => id === providerId)
  if (found === undefined || !isPayable(found.offer)) throw new LatchkeyError('onramp.no-price', {})
  const { id, name, imageUrl, offer } = found
  return { offer, seller: { id, name, imageUrl } }
}

function isPayable(offer: OnrampOffer): offer is Payable {
  return offer.status === 'ready' || offer.status === 'unpriced'
}

interface Opening {
  readonly order: OnrampOrder
  readonly group: ProviderGroup
  readonly question: OnrampQuestion
  readonly popUp: PopUp | undefined
}

/** @throws LatchkeyError `onramp.no-page`, `aborted`. */
async function openPage(
  { orders }: Pick<Deps, 'orders'>,
  { order, group, question, popUp }: Opening,
  signal: AbortSignal,
): Promise<void> {
  const { id, seller, account } = order
  const [page, before] = await Promise.all([
    group.readPage(seller.id, question, signal).catch((cause) => {
      throw isLatchkeyError(cause, 'aborted')
        ? cause
        : new LatchkeyError('onramp.no-page', {}, { cause })
    }),
    // Without it, rows are told apart by their time.
    group.readHistory?.(account, signal).catch(() => undefined),
  ])
  throwIfAborted(signal)
  const link = pageLink(page)
  orders.began(id, before)
  popUp?.navigate(link)
  orders.change(id, { link, current: { step: 'waiting' } })
}

function trackChoice({ state, track }: Deps, { seller, account }: OnrampOrder): void {
  const { embedded } = activeWallet(state, namespaceOf(account)) ?? {}
  const isSmartAccount = embedded?.accountType === 'smartAccount'
  track({ event: 'SELECT_BUY_PROVIDER', properties: { provider: seller.id, isSmartAccount } })
}
