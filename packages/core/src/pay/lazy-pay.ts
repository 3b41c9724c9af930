import type {
  ExchangeOrder,
  ExchangeSession,
  ExchangeStatus,
  ExchangesQuery,
} from '../api/endpoints/exchanges.ts'
import { lazy } from '../contract/index.ts'
import type { PayExchange } from '../store/pay-state.ts'
import type { DepositRequest } from './deposit.ts'
import type { ExchangePage, ExchangesPage } from './exchanges.ts'
import type { Pay } from './pay.ts'
import type { PayDeps } from './pay-deps.ts'
import type { PayResult } from './pay-outcome.ts'
import type { PayInput } from './read-request.ts'

/** Actions of views and websites on payments. */
export interface PayActions {
  /**
   * Shows a payment, and answers when it is paid. It can be paid once: the same request in another
   * tab or after a reload shows its state, and sends no second request.
   *
   * @param input - A request, or a link of EIP-681, Solana Pay or BIP-21 that has an amount.
   * @returns `paid`, by a receipt of the network or by what the exchange says; `pending` if the
   *   visitor left before the exchange knew.
   * @throws LatchkeyError `pay.off`, `pay.busy`; for what is wrong in the request
   *   `pay.invalid-config`, `pay.invalid-link`, `pay.invalid-recipient`, `pay.invalid-asset`,
   *   `pay.invalid-amount`, `pay.invalid-namespace`, `pay.unsupported-asset`; if the visitor left
   *   `pay.cancelled`, or why nothing was paid until then: `transfer.short`,
   *   `wallet.request-rejected`, `wallet.sent-other`, `pay.failed`, …; and `transfer.unknown` if
   *   the result can't be known.
   */
  open(input: PayInput): Promise<PayResult>
  /** The visitor agrees to the doubts of the review that is shown, and of no other, or takes that back. */
  confirmDoubts(isConfirmed: boolean): void
  /** Asks the wallet for what is shown, once. Nothing happens where doubts are not agreed to. */
  confirm(): void
  /** Opens the page of an exchange, in the calling task. */
  chooseExchange(exchange: PayExchange): void
  /** Shows the page of the exchange again. */
  showWindow(): void
  /** The visitor did not pay at the exchange: back to the choice. */
  abandon(): void
  /** Back to the choice, after a failure. */
  again(): void
  /** Reads which exchanges serve an asset, as the views show them. */
  look(asset: string, amount?: string): Promise<void>
  /** Opens the page of an exchange that pays to the active account, in the calling task. */
  deposit(request: DepositRequest): void

  /**
   * Lists exchanges for a page's own list.
   *
   * @throws LatchkeyError `pay.off`, `pay.exchanges-failed`.
   */
  exchanges(query?: ExchangesQuery): Promise<ExchangesPage>
  /**
   * Begins a payment at an exchange.
   *
   * @returns Its page, https, and the id with which its status can be read.
   * @throws LatchkeyError `pay.off`, `pay.invalid-asset`, `pay.invalid-amount`, `pay.invalid-recipient`,
   *   `pay.url-failed`.
   */
  payUrl(order: ExchangeOrder): Promise<Omit<ExchangePage, 'isOpen'>>
  /** The same, and opens the page. Call it in the task of a press: browsers open nothing otherwise. */
  openUrl(order: ExchangeOrder): Promise<ExchangePage>
  /**
   * Reads what became of a payment at an exchange.
   *
   * @throws LatchkeyError `pay.off`, `pay.status-failed`.
   */
  buyStatus(session: ExchangeSession): Promise<ExchangeStatus>
}

/** Paying before it is loaded, which is when it is asked for. */
export interface LazyPay extends Pick<Pay, 'accountChanged' | 'closed' | 'stop'> {
  readonly actions: PayActions
}

/** Creates the paying of one core. */
export function createLazyPay(deps: PayDeps): LazyPay {
  const pay = lazy(async () => (await import('./pay.ts')).createPay(deps))

  function openUrl(order: ExchangeOrder): Promise<ExchangePage> {
    const loaded = pay.current()
    // Once it is loaded, the window is opened in the task of the press.
    return loaded ? loaded.openUrl(order) : pay.load().then((late) => late.openUrl(order))
  }

  return {
    actions: {
      open: async (input) => (await pay.load()).open(input),
      // The code of these functions is loaded, because their view is shown.
      confirmDoubts: (isConfirmed) => pay.current()?.confirmDoubts(isConfirmed),
      confirm: () => pay.current()?.confirm(),
      chooseExchange: (exchange) => pay.current()?.chooseExchange(exchange),
      showWindow: () => pay.current()?.showWindow(),
      abandon: () => pay.current()?.abandon(),
      again: () => pay.current()?.again(),
      look: async (asset, amount) => (await pay.load()).look(asset, amount),
      deposit: (request) => pay.current()?.deposit(request),
      exchanges: async (query = {}) => (await pay.load()).list(query),
      payUrl: async (order) => (await pay.load()).payUrl(order),
      openUrl,
      buyStatus: async (session) => (await pay.load()).buyStatus(session),
    },
    accountChanged: () => pay.current()?.accountChanged(),
    closed: () => pay.current()?.closed(),
    stop: () => pay.current()?.stop(),
  }
}
