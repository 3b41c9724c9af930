import type { Ui } from '../modal/ui.ts'
import type { RouteName } from '../store/routes.ts'
import { currentRoute } from '../store/selectors.ts'
import type { OnrampItem, OnrampOrder } from '../store/state/onramp-orders.ts'
import type { History } from './history.ts'
import { createLookTimer, type LookTimerDeps } from './look-timer.ts'
import { isOpen, stepOfStatus } from './order-rules.ts'
import type { OrderList, OrderWindows } from './orders.ts'
import type { ProviderGroup } from './provider-group.ts'

/** Asks what became of the order that is shown. */
export interface OrderWatch {
  /** An order was begun, or restored. */
  begin(): void
  stop(): void
}

interface Deps extends LookTimerDeps {
  readonly ui: Pick<Ui, 'modal'>
  arrived(): void
}

/** The orders that are watched, and where news of them goes. */
interface Watched {
  readonly orders: OrderList
  readonly orderWindows: Pick<OrderWindows, 'noNews'>
  readonly history: Pick<History, 'take'>
  groupOf(order: OnrampOrder): ProviderGroup | undefined
}

const VIEWS: ReadonlySet<RouteName> = new Set<RouteName>(['BuyInProgress'])
/** Between two questions, in milliseconds. Source: docs/constants.json, `onramp`. */
const POLL_MS = 4_000

/** Asks each 4 seconds while the visitor looks at an order of which news may come. */
export function createOrderWatch(deps: Deps, watched: Watched): OrderWatch {
  const { orders, orderWindows } = watched
  const timer = createLookTimer(deps, { views: VIEWS, onDue: () => void poll() })
  let asking = new AbortController()

  async function poll(): Promise<void> {
    const order = shownOrder(deps, orders)
    if (order !== undefined && isOpen(order)) {
      asking.abort()
      asking = new AbortController()
      const { signal } = asking
      // Without an answer there is no news.
      await ask(deps, { ...watched, order }, signal).catch(() => {})
      if (signal.aborted) return
      orderWindows.noNews(order.id)
    }
    if (orders.isAnyOpen()) timer.schedule(POLL_MS)
  }

  return {
    begin: () => timer.schedule(POLL_MS),
    stop() {
      asking.abort()
      timer.stop()
    },
  }
}

function shownOrder({ state }: Deps, orders: Pick<OrderList, 'find'>): OnrampOrder | undefined {
  const route = currentRoute(state.router)
  return route.view === 'BuyInProgress' ? orders.find(route.params.orderId) : undefined
}

interface Asked extends Watched {
  readonly order: OnrampOrder
}

async function ask(deps: Deps, asked: Asked, signal: AbortSignal): Promise<void> {
  const { order, orders, groupOf } = asked
  const group = groupOf(order)
  if (group?.readHistory === undefined) return askProvider(deps, asked, signal)
  const items = await group.readHistory(order.account, signal)
  if (signal.aborted) return
  const item = orders.take(order.id, items)
  if (item !== undefined) becameKnown(deps, asked, { item, items })
}

/** A provider that is not in the history may tell itself. */
async function askProvider(
  deps: Deps,
  { order, orders, groupOf }: Asked,
  signal: AbortSignal,
): Promise<void> {
  const { id, account, link, startedAtMs } = order
  if (link === undefined) return
  const status = await groupOf(order)?.readStatus?.({ account, link, startedAtMs }, signal)
  if (signal.aborted || status === undefined) return
  orders.change(id, { current: stepOfStatus(status) })
  if (status.status === 'bought') deps.arrived()
}

interface Known {
  readonly item: OnrampItem
  readonly items: readonly OnrampItem[]
}

/** The service knows the order: its row is in the history, which is shown in its place. */
function becameKnown(deps: Deps, { order, orders, history }: Asked, { item, items }: Known): void {
  const isShown = shownOrder(deps, orders)?.id === order.id
  history.take(items)
  if (item.status === 'bought') deps.arrived()
  if (isShown) deps.ui.modal.replace({ view: 'OnRampActivity', params: {} })
}
