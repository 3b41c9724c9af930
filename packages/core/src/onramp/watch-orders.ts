import type { OnrampItem, OnrampOrder } from '../store/onramp-state.ts'
import type { RouteName } from '../store/routes.ts'
import { currentRoute } from '../store/selectors.ts'
import type { History } from './history.ts'
import { createLookTimer, type LookTimerDeps } from './look-timer.ts'
import type { OnrampDeps } from './onramp-deps.ts'
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
  readonly modal: Pick<OnrampDeps['modal'], 'replace'>
  readonly orders: OrderList
  readonly orderWindows: Pick<OrderWindows, 'noNews'>
  readonly history: Pick<History, 'take'>
  groupOf(order: OnrampOrder): ProviderGroup | undefined
  arrived(): void
}

const VIEWS: ReadonlySet<RouteName> = new Set<RouteName>(['BuyInProgress'])
/** Between two questions, in milliseconds. Source: docs/constants.json, `onramp`. */
const POLL_MS = 4_000

/** Asks each 4 seconds while the visitor looks at an order of which news may come. */
export function createOrderWatch(deps: Deps): OrderWatch {
  const { orders } = deps
  const timer = createLookTimer(deps, { views: VIEWS, onDue: () => void poll() })
  let asking = new AbortController()

  async function poll(): Promise<void> {
    const order = shownOrder(deps)
    if (order !== undefined && isOpen(order)) {
      asking.abort()
      asking = new AbortController()
      const { signal } = asking
      // Without an answer there is no news.
      await ask(deps, order, signal).catch(() => {})
      if (signal.aborted) return
      deps.orderWindows.noNews(order.id)
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

function shownOrder({ state, orders }: Deps): OnrampOrder | undefined {
  const route = currentRoute(state.router)
  return route.view === 'BuyInProgress' ? orders.find(route.params.orderId) : undefined
}

async function ask(deps: Deps, order: OnrampOrder, signal: AbortSignal): Promise<void> {
  const group = deps.groupOf(order)
  if (group?.readHistory === undefined) return askProvider(deps, order, signal)
  const items = await group.readHistory(order.account, signal)
  if (signal.aborted) return
  const item = deps.orders.take(order.id, items)
  if (item !== undefined) becameKnown(deps, order, { item, items })
}

/** A provider that is not in the history may tell itself. */
async function askProvider(deps: Deps, order: OnrampOrder, signal: AbortSignal): Promise<void> {
  const { id, account, link, startedAtMs } = order
  if (link === undefined) return
  const status = await deps.groupOf(order)?.readStatus?.({ account, link, startedAtMs }, signal)
  if (signal.aborted || status === undefined) return
  deps.orders.change(id, { current: stepOfStatus(status) })
  if (status.status === 'bought') deps.arrived()
}

interface Known {
  readonly item: OnrampItem
  readonly items: readonly OnrampItem[]
}

/** The service knows the order: its row is in the history, which is shown in its place. */
function becameKnown(deps: Deps, order: OnrampOrder, { item, items }: Known): void {
  const isShown = shownOrder(deps)?.id === order.id
  deps.history.take(items)
  if (item.status === 'bought') deps.arrived()
  if (isShown) deps.modal.replace({ view: 'OnRampActivity', params: {} })
}
