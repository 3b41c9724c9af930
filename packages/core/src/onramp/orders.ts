import type { AccountId, PopUp } from '../contract/index.ts'
import type { OnrampItem, OnrampOrder, OnrampState } from '../store/onramp-state.ts'
import type { OnrampDeps } from './onramp-deps.ts'
import { findItem, isOpen, stepWithoutNews } from './order-rules.ts'
import { createStoredOrders } from './stored-orders.ts'

/** The orders of an account, and their windows. */
export interface Orders {
  /** Lists what is stored of an account. */
  restore(account: AccountId): void
  find(orderId: string): OnrampOrder | undefined
  add(order: OnrampOrder, popUp: PopUp | undefined): void
  change(orderId: string, changes: Partial<OnrampOrder>): void
  remove(orderId: string): void
  /** The window of an order, while it is known to be open. */
  windowOf(orderId: string): PopUp | undefined
  setWindow(orderId: string, popUp: PopUp): void
  /** What the service had when an order began. */
  began(orderId: string, items: readonly OnrampItem[] | undefined): void
  /** Without news an order is late, or its window is closed. */
  noNews(orderId: string): void
  /** Takes the row that an order became. @returns undefined where there is none yet. */
  take(orderId: string, items: readonly OnrampItem[]): OnrampItem | undefined
  /** Whether news of any may still come. */
  isAnyOpen(): boolean
  clear(): void
  /** Also removes what is stored of an account. */
  forget(account: AccountId): void
}

type Deps = Pick<OnrampDeps, 'storage' | 'clock' | 'key'>

/** @param slice - The part of the state that it writes. */
export function createOrders(deps: Deps, slice: OnrampState): Orders {
  const stored = createStoredOrders(deps)
  const windows = new Map<string, PopUp>()
  const before = new Map<string, readonly string[]>()

  const find = (orderId: string): OnrampOrder | undefined =>
    slice.orders.find(({ id }) => id === orderId)

  function write(orders: readonly OnrampOrder[]): void {
    slice.orders = orders
    const { account } = slice
    if (account === undefined) return
    const known = orders.map((order) => ({ order, before: before.get(order.id) }))
    stored.write(account, known)
  }

  function change(orderId: string, changes: Partial<OnrampOrder>): void {
    write(slice.orders.map((each) => (each.id === orderId ? { ...each, ...changes } : each)))
  }

  function windowOf(orderId: string): PopUp | undefined {
    const popUp = windows.get(orderId)
    return popUp?.isClosed() === false ? popUp : undefined
  }

  function noNews(orderId: string): void {
    const order = find(orderId)
    if (order === undefined) return
    // A window that was blocked, or of an earlier page, is not known to be open. Neither is closed.
    const isWindowClosed = !order.isBlocked && windowOf(orderId) === undefined
    const current = stepWithoutNews(order, { nowMs: deps.clock.now(), isWindowClosed })
    if (JSON.stringify(current) !== JSON.stringify(order.current)) change(orderId, { current })
  }

  return {
    find,
    change,
    windowOf,
    noNews,
    restore(account) {
      const known = stored.read(account)
      for (const each of known) if (each.before) before.set(each.order.id, each.before)
      slice.orders = known.map(({ order }) => order)
      for (const { order } of known) noNews(order.id)
    },
    add(order, popUp) {
      if (popUp !== undefined) windows.set(order.id, popUp)
      write([order, ...slice.orders])
    },
    remove(orderId) {
      windows.delete(orderId)
      before.delete(orderId)
      write(slice.orders.filter(({ id }) => id !== orderId))
    },
    setWindow: (orderId, popUp) => void windows.set(orderId, popUp),
    began(orderId, items) {
      if (items !== undefined)
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
      windows.clear()
      before.clear()
      slice.orders = []
    },
    forget: (account) => stored.write(account, []),
  }
}

function itemIdOf(current: OnrampOrder['current']): readonly string[] {
  return current.step === 'known' ? [current.itemId] : []
}
