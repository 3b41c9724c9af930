import type { OnrampRequest } from './onramp-request.ts'

/** Actions of views and websites on buying with money. */
export interface OnrampActions {
  /** Shows the view in which the visitor buys; what is given is filled in. */
  open(request?: OnrampRequest): void
  /**
   * Fills the form in, where the view is shown already: options, providers and prices are read. What the
   * visitor entered before stays, unless something is given.
   */
  begin(request?: OnrampRequest): void
  /**
   * Enters the amount to pay, as it is typed. Prices are read 300 milliseconds after the last
   * change.
   */
  enterAmount(amountText: string): void
  /** Chooses the currency to pay with, by its id; the way of paying stays where it has it. */
  choosePayment(paymentId: string): void
  /** Chooses the way of paying, by its id. */
  chooseMethod(methodId: string): void
  /** Chooses what is bought, by its symbol. */
  chooseToken(symbol: string): void
  /** Reads the options or the prices once more, after a failure. */
  retry(): void
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
  /** Shows what was bought. */
  openActivity(): void
  /** Reads what was bought, where the view is shown already; again every 3 seconds while one is pending. */
  beginActivity(): void
}
