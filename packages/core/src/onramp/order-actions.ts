import { LatchkeyError } from '../contract/index.ts'
import type { OnrampDeps } from './onramp-deps.ts'
import type { Parts } from './parts.ts'

/** The actions of the visitor on an order. */
export interface OrderActions {
  /**
   * Opens the page of a provider in a window of its own, in the calling task, and shows the order. A price
   * older than 60 seconds is read again instead.
   *
   * @returns The id of the order. It resolves when the window has its page, or when the browser opened no
   *   window: see `OnrampOrder.isBlocked`.
   * @throws LatchkeyError `onramp.sample` while options are a sample, `onramp.no-price` for a provider that
   *   is not ready, `onramp.price-changed` where the price is too old, `onramp.no-page` where the address
   *   of its page can't be read: the window is closed, and the form is shown again. `account.none`,
   *   `aborted`.
   */
  buy(providerId: string): Promise<string>
  /** Shows the window of an order, or opens it again; in the task of a press. */
  showWindow(orderId: string): void
  /** Puts the address of an order's page on the clipboard. @throws LatchkeyError `clipboard.failed`. */
  copyLink(orderId: string): Promise<void>
  /** Removes an order from the list, and goes back to the form. What was paid arrives all the same. */
  cancel(orderId: string): void
  /** Goes back to the form; the order stays in the list, because it may still come. */
  tryAgain(orderId: string): void
}

/** @param begin - Shows the form. */
export function createOrderActions(
  { ui: { modal }, ports }: OnrampDeps,
  { orders, buying }: Parts,
  begin: () => void,
): OrderActions {
  return {
    buy: buying.buy,
    showWindow: buying.showWindow,
    cancel: buying.cancel,
    async copyLink(orderId) {
      const link = orders.find(orderId)?.link
      if (link === undefined) throw new LatchkeyError('onramp.no-page', {})
      await ports.windows.copy(link)
    },
    tryAgain(orderId) {
      const route = modal.route()
      if (route.view === 'BuyInProgress' && route.params.orderId === orderId) modal.back()
      begin()
    },
  }
}
