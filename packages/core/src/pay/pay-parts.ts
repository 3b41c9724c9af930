import { type AccountId, networkOf, toLatchkeyError } from '../contract/index.ts'
import type { Ui } from '../modal/ui.ts'
import { createRunExclusive } from '../platform/run-exclusive.ts'
import type { MoveDeps } from '../send/move-deps.ts'
import { type Flow, runMachine } from '../store/run-machine.ts'
import { activeAccount } from '../store/selectors.ts'
import type { Payment, PayState, PayStep } from '../store/state/pay.ts'
import { createExchanges, type Exchanges } from './exchanges.ts'
import { type PayEffect, type PayEvent, payMachine } from './pay.machine.ts'
import type { PayEffectTools } from './pay-effect-tools.ts'
import { performPayEffect } from './pay-effects.ts'
import { showStep } from './pay-navigation.ts'
import { createPayOutcome, type PayOutcome } from './pay-outcome.ts'
import { createPaymentStore, type PaymentStore, stepOf } from './stored-payments.ts'
import { configurationOf, trackPayment } from './track-payment.ts'

/** The modules of paying. */
export interface PayParts {
  readonly flow: Flow<PayStep, PayEvent>
  readonly store: PaymentStore
  readonly outcome: PayOutcome
  readonly exchanges: Exchanges
  /** The window with the page of an exchange. */
  readonly page: PayEffectTools['page']
  /** The account that can pay: the active one, if it is on the network. */
  payer(): AccountId | undefined
  /** Continues a payment that an earlier page began, else lets the visitor choose. */
  begin(payment: Payment): void
  /** The same for a website's request: exchanges are looked for, and analytics get to know it. */
  beginAsked(payment: Payment): void
}

/** The name in storage. */
const STORED = 'payments'

/** Creates the parts of one core's paying. */
export function createPayParts(deps: MoveDeps, slice: PayState): PayParts {
  const { state, ports, ui } = deps
  const store = createPaymentStore(ports, ports.key(STORED))
  const outcome = createPayOutcome(slice)
  const exchanges = createExchanges(deps, slice)
  const page: PayEffectTools['page'] = { current: undefined }
  const exclusive = createRunExclusive(ports, 'pay')
  const flow = runMachine<PayStep, PayEvent, PayEffect>({
    machine: payMachine,
    perform: performPayEffect(deps, {
      slice,
      store,
      page,
      exclusive,
      exchangesApi: exchanges.api,
    }),
    onState(step) {
      const before = slice.current
      slice.current = step
      showStep(deps, { step, before })
      trackPayment(ui, slice, before)
      outcome.settle(!state.modal.isOpen)
    },
    toFailure: (thrown) => ({ type: 'failed', error: toLatchkeyError(thrown) }),
  })

  const payer = (): AccountId | undefined => readPayer(state, slice)

  function begin(payment: Payment): void {
    slice.payment = payment
    const stored = store.find(payment.key)
    const step = stored && stepOf(stored, payment)
    if (step !== undefined && step.step !== 'idle') flow.send({ type: 'restored', step })
    else flow.send({ type: 'accountKnown', account: payer() })
  }

  return {
    flow,
    store,
    outcome,
    exchanges,
    page,
    payer,
    begin,
    beginAsked(payment) {
      begin(payment)
      void exchanges.actions
        .look(payment.asset, payment.amountText)
        .then(() => trackOpened(ui, slice, payment))
    },
  }
}

function readPayer(
  state: MoveDeps['state'],
  { payment }: Pick<PayState, 'payment'>,
): AccountId | undefined {
  const account = activeAccount(state)
  // The visitor's own account pays only for a purchase: a deposit comes from an exchange.
  if (account === undefined || payment?.purpose !== 'pay') return undefined
  return networkOf(account) === payment.networkId ? account : undefined
}

/** Tracks that the modal was opened for a payment, unless another one has begun since. */
function trackOpened(
  { track }: Pick<Ui, 'track'>,
  { payment: current, exchanges }: Pick<PayState, 'payment' | 'exchanges'>,
  payment: Payment,
): void {
  if (current?.id !== payment.id) return
  const found = exchanges.status === 'ready' ? exchanges.exchanges.map(({ id }) => ({ id })) : []
  const configuration = configurationOf({ ...payment, amount: payment.amountText })
  track({ event: 'PAY_MODAL_OPEN', properties: { exchanges: found, configuration } })
}
