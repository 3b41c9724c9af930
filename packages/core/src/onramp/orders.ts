import type { AccountId, PopUp } from '../contract/index.ts'
import type { CorePorts } from '../platform/core-ports.ts'
import type { OnrampState } from '../store/state/onramp.ts'
import type { OnrampItem, OnrampOrder } from '../store/state/onramp-orders.ts'
import { findItem, isOpen, stepWithoutNews } from './order-rules.ts'
import { createStoredOrders } from './stored-orders.ts'

/** The orders of an account. */
export interface OrderList {
  /** Lists what is stored of an account. */
  restore(account: AccountId): void
  find(orderId: string): OnrampOrder | undefined
  add(order: OnrampOrder): void
  change(orderId: string, changes: Partial<OnrampOrder>): void
  remove(orderId: string): void
  /**
   * Records the purchases of the service when an order began; undefined if they could not be read.
   */
  began(orderId: string, items: readonly OnrampItem[] | undefined): void
  /** Takes the row that an order became. @returns undefined where there is none yet. */
  take(orderId: string, items: readonly OnrampItem[]): OnrampItem | undefined
  /** Returns true while an update of any order may still arrive. */
  isAnyOpen(): boolean
  clear(): void
  /** Removes what is stored of an account. */
  forget(account: AccountId): void
}

/** @param slice - The part of the state that it writes. */
export function createOrderList(ports: CorePorts, slice: OnrampState): OrderList {
  const stored = createStoredOrders(ports)
  const before = new Map<string, readonly string[]>()

  const find = (orderId: string): OnrampOrder | undefined =>
    slice.orders.find(({ id }) => id === orderId)

  function write(orders: readonly OnrampOrder[]): void {
    slice.orders = orders
    const known = orders.map((order) => ({ order, before: before.get(order.id) }))
    if (slice.account !== undefined) stored.write(slice.account, known)
  }

  function change(orderId: string, changes: Partial<OnrampOrder>): void {
    write(slice.orders.map((each) => (each.id === orderId ? { ...each, ...changes } : each)))
  }

  return {
    find,
    change,
    restore(account) {
      const known = stored.read(account)
      for (const each of known) if (each.before) before.set(each.order.id, each.before)
      slice.orders = known.map(({ order }) => order)
    },
    add: (order) => write([order, ...slice.orders]),
    remove: (orderId) => write(slice.orders.filter(({ id }) => id !== orderId)),
    began(orderId, items) {
      if (items === undefined) return
      before.set(
        orderId,
        items.map(({ id }) => id),
      )
    },
    take(orderId, items) {
      const order = find(orderId)
      if (order === undefined) return undefined
      const claimed = new Set(slice.orders.flatMap(({ current }) => itemIdOf(current)))
      const item = findItem(order, items, { before: before.get(orderId), claimed })
      if (item !== undefined) change(orderId, { current: { step: 'known', itemId: item.id } })
      return item
    },
    isAnyOpen: () => slice.orders.some(isOpen),
    clear() {
      before.clear()
      slice.orders = []
    },
    forget: (account) => stored.write(account, []),
  }
}

function itemIdOf(current: OnrampOrder['current']): readonly string[] {
  return current.step === 'known' ? [current.itemId] : []
}

/** The windows of orders. */
export interface OrderWindows {
  /** The window of an order, while it is known to be open. */
  find(orderId: string): PopUp | undefined
  set(orderId: string, popUp: PopUp): void
  /** Without news an order is late, or its window is closed. */
  noNews(orderId: string): void
}

/** Creates the windows of one core. */
export function createOrderWindows(
  { clock }: Pick<CorePorts, 'clock'>,
  orders: Pick<OrderList, 'find' | 'change'>,
): OrderWindows {
  const windows = new Map<string, PopUp>()

  function find(orderId: string): PopUp | undefined {
    const popUp = windows.get(orderId)
    return popUp?.isClosed() === false ? popUp : undefined
  }

  return {
    find,
    set: (orderId, popUp) => void windows.set(orderId, popUp),
    noNews(orderId) {
      const order = orders.find(orderId)
      if (order === undefined) return
      // One of an earlier page is not known to be open; one that was blocked may be in a tab by its link.
      const isWindowClosed = !order.isBlocked && find(orderId) === undefined
      const current = stepWithoutNews(order, { nowMs: clock.now(), isWindowClosed })
      if (isOther(current, order.current)) orders.change(orderId, { current })
    },
  }
}

function isOther(one: OnrampOrder['current'], other: OnrampOrder['current']): boolean {
  const canTryAgain = (step: OnrampOrder['current']): boolean =>
    'canTryAgain' in step && step.canTryAgain
  return one.step !== other.step || canTryAgain(one) !== canTryAgain(other)
}
