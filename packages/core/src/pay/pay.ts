import { type AccountId, LatchkeyError } from '../contract/index.ts'
import type { PayExchange, PayState, PayStep } from '../store/pay-state.ts'
import { activeAccount } from '../store/selectors.ts'
import { type DepositRequest, depositOf } from './deposit.ts'
import type { Exchanges } from './exchanges.ts'
import { createOpen } from './open-payment.ts'
import { isBusy, isUnderWay, payMachine } from './pay.machine.ts'
import type { PayDeps } from './pay-deps.ts'
import type { PayResult } from './pay-outcome.ts'
import { createPayParts, type PayParts } from './pay-parts.ts'

/** Paying, once it is loaded. */
export interface Pay extends Omit<Exchanges, 'api' | 'stop'> {
  /** @param input - Unchecked: it comes from a website. */
  open(input: unknown): Promise<PayResult>
  deposit(request: DepositRequest): void
  confirmDoubts(isConfirmed: boolean): void
  confirm(): void
  chooseExchange(exchange: PayExchange): void
  showWindow(): void
  abandon(): void
  again(): void
  accountChanged(): void
  /** The modal was closed. */
  closed(): void
  stop(): void
}

/** Creates the paying of one core. The only writer of `state.pay`. */
export function createPay(deps: PayDeps): Pay {
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
    ...choices(deps, parts, slice),
    open: asked.open,
    look: exchanges.look,
    list: exchanges.list,
    buyStatus: exchanges.buyStatus,
    payUrl: exchanges.payUrl,
    openUrl: exchanges.openUrl,
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

type Choices = Pick<
  Pay,
  | 'deposit'
  | 'confirmDoubts'
  | 'confirm'
  | 'chooseExchange'
  | 'showWindow'
  | 'abandon'
  | 'again'
  | 'accountChanged'
>

/** Creates the actions of the visitor in the views. */
function choices(
  deps: PayDeps,
  { flow, payer, begin, ...parts }: PayParts,
  slice: PayState,
): Choices {
  const { windows } = deps
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
    accountChanged() {
      if (slice.payment === undefined || OVER.has(slice.current.step)) return
      const account = payer()
      const before = accountOf(slice.current)
      // A payment that is shown for this account stays.
      if (before === account) return
      const isShown = REVIEWED.has(slice.current.step)
      flow.send({ type: 'accountKnown', account })
      // The review of another account looks alike. Where there is no account, another sentence says so.
      if (isShown && activeAccount(deps.state))
        deps.notices.fail(new LatchkeyError('wallet.changed', {}))
    },
  }
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
