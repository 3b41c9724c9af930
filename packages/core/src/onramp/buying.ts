import {
  isLatchkeyError,
  LatchkeyError,
  namespaceOf,
  type PopUp,
  throwIfAborted,
} from '../contract/index.ts'
import type { CorePorts } from '../platform/core-ports.ts'
import { activeWallet } from '../store/selectors.ts'
import type { OnrampState } from '../store/state/onramp.ts'
import type { OnrampOrder } from '../store/state/onramp-orders.ts'
import type { Form } from './form.ts'
import type { OnrampDeps } from './onramp-deps.ts'
import type { OrderList, OrderWindows } from './orders.ts'
import { pageLink } from './page-link.ts'
import type { OnrampQuestion, ProviderGroup } from './provider-group.ts'
import type { Quotes } from './quotes.ts'
import { readPurchase } from './read-purchase.ts'
import type { OrderWatch } from './watch-orders.ts'

/** Opens pages of providers. */
export interface Buying {
  buy(providerId: string): Promise<string>
  showWindow(orderId: string): void
  cancel(orderId: string): void
  /** Gives up what is being opened. */
  abort(): void
}

/** The parts of the form and of the orders that buying needs. */
interface BuyingParts {
  readonly form: Form
  readonly quotes: Quotes
  readonly orders: OrderList
  readonly orderWindows: OrderWindows
  readonly watch: OrderWatch
}

/** In CSS pixels. Source: docs/constants.json, `onramp`. */
const SIZE = { width: 600, height: 800 }

/** @param slice - The part of the state that it reads. */
export function createBuying(deps: OnrampDeps, parts: BuyingParts, slice: OnrampState): Buying {
  const { ui, ports } = deps
  const { modal } = ui
  const { orders, orderWindows } = parts
  let opening = new AbortController()

  function leave(orderId: string): void {
    const route = modal.route()
    if (route.view === 'BuyInProgress' && route.params.orderId === orderId) modal.back()
  }

  return {
    abort: () => opening.abort(),
    /** Everything up to the first `await` is in the task of the press: a browser allows a window only there. */
    async buy(providerId) {
      const { draft, ...asked } = readPurchase(ports, parts, { slice, providerId })
      const id = ports.random.id()
      const popUp = openWindow(ports, id)
      const order = orderOf(ports, { id, draft, asked, popUp })
      opening.abort()
      opening = new AbortController()
      orders.add(order)
      if (popUp !== undefined) orderWindows.set(id, popUp)
      modal.push({ view: 'BuyInProgress', params: { orderId: id } })
      trackChoice(deps, order)
      try {
        await openPage(orders, { order, popUp, ...asked }, opening.signal)
      } catch (thrown) {
        popUp?.close()
        leave(id)
        orders.remove(id)
        throw thrown
      }
      parts.watch.begin()
      return id
    },
    showWindow(orderId) {
      const link = orders.find(orderId)?.link
      const open = orderWindows.find(orderId)
      if (open !== undefined) open.focus()
      else if (link !== undefined) openAgain(ports, parts, { orderId, link })
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

function openWindow({ windows }: CorePorts, orderId: string): PopUp | undefined {
  return windows.emptyPopUp({ name: `latchkey-buy-${orderId}`, ...SIZE })
}

/** An order whose page is opened again. */
interface Again {
  readonly orderId: string
  readonly link: string
}

function openAgain(
  ports: CorePorts,
  { orders, orderWindows }: BuyingParts,
  { orderId, link }: Again,
): void {
  const popUp = openWindow(ports, orderId)
  popUp?.navigate(link)
  if (popUp !== undefined) orderWindows.set(orderId, popUp)
  orders.change(orderId, { isBlocked: popUp === undefined })
  orderWindows.noNews(orderId)
}

interface Draft {
  readonly id: string
  readonly draft: Pick<OnrampOrder, 'seller' | 'pay' | 'fee' | 'get' | 'method' | 'networkId'>
  readonly asked: { readonly question: OnrampQuestion }
  readonly popUp: PopUp | undefined
}

function orderOf({ clock }: CorePorts, { id, draft, asked, popUp }: Draft): OnrampOrder {
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

interface Opening {
  readonly order: OnrampOrder
  readonly group: ProviderGroup
  readonly question: OnrampQuestion
  readonly popUp: PopUp | undefined
}

/** @throws LatchkeyError `onramp.no-page`, `aborted`. */
async function openPage(
  orders: OrderList,
  { order, group, question, popUp }: Opening,
  signal: AbortSignal,
): Promise<void> {
  const { id, seller, account, get } = order
  const [page, before] = await Promise.all([
    group.readPage(seller.id, { ...question, getText: get?.amountText }, signal).catch((cause) => {
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

function trackChoice({ state, ui }: OnrampDeps, { seller, account }: OnrampOrder): void {
  const { embedded } = activeWallet(state, namespaceOf(account)) ?? {}
  const isSmartAccount = embedded?.accountType === 'smartAccount'
  ui.track({ event: 'SELECT_BUY_PROVIDER', properties: { provider: seller.id, isSmartAccount } })
}
