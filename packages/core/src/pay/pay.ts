import { type AccountId, LatchkeyError } from '../contract/index.ts'
import type { MoveDeps } from '../send/move-deps.ts'
import { activeAccount } from '../store/selectors.ts'
import type { PayExchange, PayState, PayStep } from '../store/state/pay.ts'
import { type DepositRequest, depositOf } from './deposit.ts'
import type { ExchangeActions } from './exchanges.ts'
import { createOpen } from './open-payment.ts'
import { isBusy, isUnderWay, payMachine } from './pay.machine.ts'
import type { PayResult } from './pay-outcome.ts'
import { createPayParts, type PayParts } from './pay-parts.ts'
import type { PayInput } from './read-request.ts'

/** Actions of views and websites on payments. */
export interface PayActions extends ExchangeActions {
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
  /** Opens the page of an exchange that pays to the active account, in the calling task. */
  deposit(request: DepositRequest): void
}

/** Paying, once it is loaded. */
export interface Pay {
  readonly actions: PayActions
  accountChanged(): void
  /** The modal was closed. */
  closed(): void
  stop(): void
}

/** Creates the paying of one core. The only writer of `state.pay`. */
export function createPay(deps: MoveDeps): Pay {
  const { state } = deps
  state.pay = { payment: undefined, exchanges: { status: 'idle' }, current: payMachine.initial }
  // The proxy of valtio, which reports its changes.
  const slice = state.pay
  const parts = createPayParts(deps, slice)
  const { flow, outcome, exchanges, beginAsked } = parts
  const asked = createOpen(deps, {
    begin() {
      slice.payment = undefined
      flow.send({ type: 'begun' })
    },
    ready: beginAsked,
    refuse: (error) => flow.send({ type: 'refused', error }),
    isBusy: () => isBusy(slice.current),
    outcome,
  })
  return {
    actions: {
      ...choices(deps, parts, slice),
      ...exchanges.actions,
      open: asked.open,
    },
    accountChanged: () => accountChanged(deps, parts, slice),
    closed() {
      outcome.settle(true)
      if (isUnderWay(slice.current)) return
      asked.stop()
      flow.send({ type: 'reset' })
    },
    stop() {
      asked.stop()
      flow.send({ type: 'reset' })
      exchanges.stop()
      outcome.stop()
    },
  }
}

type Choices = Omit<PayActions, keyof ExchangeActions | 'open'>

/** Creates the actions of the visitor in the views. */
function choices(
  deps: MoveDeps,
  { flow, payer, begin, ...parts }: PayParts,
  slice: PayState,
): Choices {
  const { windows } = deps.ports
  return {
    deposit(request) {
      if (isBusy(slice.current)) return
      const payment = depositOf(deps, request)
      flow.send({ type: 'begun' })
      begin(payment)
      flow.send({ type: 'exchangeChosen', exchange: request.exchange })
    },
    confirmDoubts: (isConfirmed) => flow.send({ type: 'doubtsConfirmed', isConfirmed }),
    confirm: () => flow.send({ type: 'confirmed' }),
    chooseExchange: (exchange) => flow.send({ type: 'exchangeChosen', exchange }),
    showWindow() {
      const { current } = slice
      const opened = parts.page.current
      if (current.step !== 'atExchange') return
      if (opened === undefined || opened.isClosed()) windows.open(current.visit.url)
      else opened.focus()
    },
    abandon() {
      const { payment, current } = slice
      if (payment === undefined || current.step !== 'atExchange') return
      if (current.visit.status !== 'UNKNOWN') return
      parts.store.remove(payment.key)
      flow.send({ type: 'abandoned', account: payer() })
    },
    again: () => flow.send({ type: 'again', account: payer() }),
  }
}

/** Another account or network may be the active one. */
function accountChanged({ state, ui }: MoveDeps, { flow, payer }: PayParts, slice: PayState): void {
  if (slice.payment === undefined || OVER.has(slice.current.step)) return
  const account = payer()
  const before = accountOf(slice.current)
  // A payment that is shown for this account stays.
  if (before === account) return
  const isShown = REVIEWED.has(slice.current.step)
  flow.send({ type: 'accountKnown', account })
  // The review of another account looks alike. Where there is no account, another sentence says so.
  if (isShown && activeAccount(state)) ui.notices.fail(new LatchkeyError('wallet.changed', {}))
}

/** The visitor reads what an account is to pay. */
const REVIEWED: ReadonlySet<PayStep['step']> = new Set<PayStep['step']>([
  ...(['preparing', 'reviewing', 'blocked'] as const),
])

/** The steps in which no payment is requested any more, or not yet. */
const OVER: ReadonlySet<PayStep['step']> = new Set<PayStep['step']>([
  ...(['idle', 'reading', 'refused', 'paid'] as const),
])

function accountOf(step: PayStep): AccountId | undefined {
  return 'review' in step ? step.review.account : 'account' in step ? step.account : undefined
}
