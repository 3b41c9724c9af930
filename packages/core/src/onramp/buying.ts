import {
  isLatchkeyError,
  LatchkeyError,
  namespaceOf,
  type PopUp,
  throwIfAborted,
} from '../contract/index.ts'
import type { OnrampOrder, OnrampState } from '../store/onramp-state.ts'
import { activeWallet } from '../store/selectors.ts'
import type { Form } from './form.ts'
import type { OnrampDeps } from './onramp-deps.ts'
import type { Orders } from './orders.ts'
import { pageLink } from './page-link.ts'
import type { OnrampQuestion, ProviderGroup } from './provider-group.ts'
import { type Quotes, requireSeller } from './quotes.ts'
import type { OrderWatch } from './watch-orders.ts'

/** Opens pages of providers. */
export interface Buying {
  buy(providerId: string): Promise<string>
  showWindow(orderId: string): void
  cancel(orderId: string): void
  /** The account is another one: what is being opened is given up. */
  abort(): void
}

interface Deps extends OnrampDeps {
  readonly form: Form
  readonly quotes: Quotes
  readonly orders: Orders
  readonly watch: OrderWatch
}

/** A price older than this is read again before it is paid, in milliseconds. Source: docs/security.md, S31. */
const FRESH_MS = 60_000
/** In CSS pixels. Source: docs/constants.json, `onramp`. */
const SIZE = { width: 600, height: 800 }

/** @param slice - The part of the state that it reads. */
export function createBuying(deps: Deps, slice: OnrampState): Buying {
  const { windows, modal, orders, random, clock } = deps
  let opening = new AbortController()

  const openWindow = (orderId: string): PopUp | undefined =>
    windows.emptyPopUp({ name: `latchkey-buy-${orderId}`, ...SIZE })

  function leave(orderId: string): void {
    const route = modal.route()
    if (route.view === 'BuyInProgress' && route.params.orderId === orderId) modal.back()
  }

  /** Everything up to the first `await` is in the task of the press: the browser allows a window only there. */
  async function buy(providerId: string): Promise<string> {
    const { question, group, draft } = prepare(deps, slice, providerId)
    const id = random.id()
    const popUp = openWindow(id)
    const order: OnrampOrder = {
      ...draft,
      ...{ id, account: question.account, startedAtMs: clock.now() },
      ...{ isBlocked: popUp === undefined, current: { step: 'opening' } },
    }
    opening.abort()
    opening = new AbortController()
    orders.add(order, popUp)
    modal.push({ view: 'BuyInProgress', params: { orderId: id } })
    trackChoice(deps, order)
    await openPage(deps, { order, group, question, popUp }, opening.signal).catch((thrown) => {
      popUp?.close()
      orders.remove(id)
      leave(id)
      throw thrown
    })
    deps.watch.begin()
    return id
  }

  return {
    buy,
    abort: () => opening.abort(),
    showWindow(orderId) {
      const link = orders.find(orderId)?.link
      const open = orders.windowOf(orderId)
      if (open !== undefined) open.focus()
      if (open !== undefined || link === undefined) return
      const popUp = openWindow(orderId)
      popUp?.navigate(link)
      if (popUp !== undefined) orders.setWindow(orderId, popUp)
      orders.change(orderId, { isBlocked: popUp === undefined })
      orders.noNews(orderId)
    },
    cancel(orderId) {
      if (orders.find(orderId)?.current.step === 'opening') {
        opening.abort()
        return
      }
      leave(orderId)
      orders.remove(orderId)
    },
  }
}

/**
 * What is bought, where it can be bought now.
 *
 * @throws LatchkeyError `account.none`, `onramp.sample`, `onramp.no-price`, `onramp.price-changed`.
 */
function prepare({ form, quotes, clock }: Deps, slice: OnrampState, providerId: string) {
  if (slice.account === undefined || form.isOutdated()) throw new LatchkeyError('account.none', {})
  const { options } = slice
  if (options.status === 'ready' && options.isSample) throw new LatchkeyError('onramp.sample', {})
  const { offer, ...seller } = requireSeller(slice.providers, providerId)
  const question = form.question()
  const group = quotes.groupOf(providerId)
  if (question === undefined || group === undefined) throw new LatchkeyError('onramp.no-price', {})
  const { id, name, imageUrl } = seller
  const who = { seller: { id, name, imageUrl } }
  if (offer.status === 'unpriced') return { question, group, draft: who }
  const { pay, fee, get, method, networkId, atMs } = offer.quote
  const ageMs = clock.now() - atMs
  if (ageMs < 0 || ageMs >= FRESH_MS) {
    quotes.refresh()
    throw new LatchkeyError('onramp.price-changed', {})
  }
  const amounts = { pay: { ...pay }, fee: fee && { ...fee }, get: { ...get } }
  return { question, group, draft: { ...who, ...amounts, method, networkId } }
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
