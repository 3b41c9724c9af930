import type { OnrampOrder } from '../store/onramp-state.ts'
import type { RouteName } from '../store/routes.ts'
import { currentRoute } from '../store/selectors.ts'
import type { History } from './history.ts'
import { createLookTimer, type LookTimerDeps } from './look-timer.ts'
import type { OnrampDeps } from './onramp-deps.ts'
import { isOpen, stepOfStatus } from './order-rules.ts'
import type { Orders } from './orders.ts'
import type { ProviderGroup } from './provider-group.ts'

/** Asks what became of the order that is shown. */
export interface OrderWatch {
  /** An order was begun, or restored. */
  begin(): void
  stop(): void
}

interface Deps extends LookTimerDeps {
  readonly modal: Pick<OnrampDeps['modal'], 'replace'>
  readonly orders: Orders
  readonly history: Pick<History, 'take'>
  groupOf(order: OnrampOrder): ProviderGroup | undefined
  arrived(): void
}

const VIEWS: ReadonlySet<RouteName> = new Set<RouteName>(['BuyInProgress'])
/** Between two questions, in milliseconds. Source: docs/constants.json, `onramp`. */
const POLL_MS = 4_000

/** Asks each 4 seconds while the visitor looks at an order of which news may come. */
export function createOrderWatch(deps: Deps): OrderWatch {
  const { state, orders, modal } = deps
  const timer = createLookTimer(deps, { views: VIEWS, onDue: () => void poll() })
  let asking = new AbortController()

  function shown(): OnrampOrder | undefined {
    const route = currentRoute(state.router)
    return route.view === 'BuyInProgress' ? orders.find(route.params.orderId) : undefined
  }

  async function poll(): Promise<void> {
    const order = shown()
    if (order !== undefined && isOpen(order)) {
      asking.abort()
      asking = new AbortController()
      const { signal } = asking
      // Without an answer there is no news.
      await ask(order, signal).catch(() => {})
      if (signal.aborted) return
      orders.noNews(order.id)
    }
    if (orders.isAnyOpen()) timer.schedule(POLL_MS)
  }

  async function ask(order: OnrampOrder, signal: AbortSignal): Promise<void> {
    const group = deps.groupOf(order)
    const { id, account, link, startedAtMs } = order
    if (group?.readHistory !== undefined) {
      const items = await group.readHistory(account, signal)
      if (!signal.aborted && orders.take(id, items) !== undefined) becameKnown(order, items)
    } else if (group?.readStatus !== undefined && link !== undefined) {
      const status = await group.readStatus({ account, link, startedAtMs }, signal)
      if (signal.aborted || status === undefined) return
      orders.change(id, { current: stepOfStatus(status) })
      if (status.status === 'bought') deps.arrived()
    }
  }

  function becameKnown(order: OnrampOrder, items: Parameters<History['take']>[0]): void {
    deps.history.take(items)
    const now = orders.find(order.id)?.current
    const item = items.find(({ id }) => now?.step === 'known' && id === now.itemId)
    if (item?.status === 'bought') deps.arrived()
    if (shown()?.id === order.id) modal.replace({ view: 'OnRampActivity', params: {} })
  }

  return {
    begin: () => timer.schedule(POLL_MS),
    stop() {
      asking.abort()
      timer.stop()
    },
  }
}
