import {
  type AccountId,
  isLatchkeyError,
  LatchkeyError,
  type PlainError,
  toLatchkeyError,
  type Undo,
} from '../contract/index.ts'
import type { Modal } from '../modal/modal.ts'
import type { EventOf } from '../store/domain-event.ts'
import type { Notice } from '../store/root-state.ts'
import type { RouteName } from '../store/routes.ts'
import { type EffectContext, runMachine } from '../store/run-machine.ts'
import { activeAccount } from '../store/selectors.ts'
import { createForm, EMPTY_FORM, type Form, type FormDeps, type SendRequest } from './form.ts'
import { type PrepareReviewDeps, prepareReview } from './prepare-review.ts'
import { createReceipts, type Receipts, type ReceiptTexts } from './receipts.ts'
import { type SendEffect, type SendEvent, sendMachine } from './send.machine.ts'
import { sendOnce } from './send-once.ts'
import { paidOnDevice } from './sent-before.ts'
import { showAccount } from './show-account.ts'
import { type TransferDeps, type TransferRequest, transferNow } from './transfer-now.ts'

type Edits = Pick<
  Form,
  'chooseToken' | 'enterAmount' | 'enterMax' | 'enterRecipient' | 'takeNewAddress'
>

/** Sending, once it is loaded. */
export interface Send extends Edits {
  /** Shows the form of the active account; what was asked for is filled in. */
  begin(request: SendRequest): void
  review(): void
  confirmDoubts(isConfirmed: boolean): void
  confirm(): void
  /** Back to the form. */
  cancel(): void
  /** Sends without the views. */
  transfer(request: TransferRequest, signal: AbortSignal): Promise<string>
  /** Another account or network may be the active one. */
  accountChanged(): void
  /** A node said what became of a transaction. */
  decided(event: EventOf<'transactionDecided'>): void
  stop(): void
}

/** The dependencies of sending. */
export interface SendDeps extends TransferDeps, FormDeps, PrepareReviewDeps {
  readonly timers: { after(delayMs: number, run: () => void): Undo; signal(): AbortSignal }
  readonly modal: Pick<Modal, 'reset' | 'push' | 'back' | 'route'>
  readonly notices: {
    show(notice: Omit<Notice, 'id'>): number
    fail(error: PlainError): number
  }
  /** Reads what the account holds, as far as that is not known. */
  readKnown(account: AccountId): void
}

/** Creates the sending of one core. The only writer of `state.send`. */
export function createSend(deps: SendDeps): Send {
  const { state, modal, notices } = deps
  state.send = { ...EMPTY_FORM, paid: [], current: sendMachine.initial }
  const slice = state.send
  const form = createForm(deps, slice)
  const receipts = createReceipts(deps)
  const flow = runMachine<typeof slice.current, SendEvent, SendEffect>({
    machine: sendMachine,
    perform: (effect, context) => perform({ deps, form, receipts }, effect, context),
    onState(step) {
      slice.current = step
    },
    toFailure: (thrown) => ({ type: 'failed', error: toLatchkeyError(thrown) }),
  })
  /** A changed entry ends the review, which was about the earlier values. */
  const reset = (): void => flow.send({ type: 'reset' })

  return {
    begin(request) {
      const isAsked = Object.values(request).some((each) => each !== undefined)
      const isOver = slice.current.step === 'sent' || slice.current.step === 'unknown'
      reset()
      if (isAsked || isOver || form.isOutdated()) form.clear()
      form.fill(request)
      slice.paid = paidOnDevice(deps, slice.account)
      if (slice.account !== undefined) deps.readKnown(slice.account)
    },
    ...editsOf(form, reset),
    review() {
      const draft = form.draft()
      if (draft !== undefined) flow.send({ type: 'reviewRequested', draft })
    },
    confirmDoubts: (isConfirmed) => flow.send({ type: 'doubtsConfirmed', isConfirmed }),
    confirm: () => flow.send({ type: 'confirmed' }),
    cancel() {
      reset()
      if (modal.route().view === 'WalletSendPreview') modal.back()
    },
    transfer: (request, signal) => transferNow(deps, request, signal),
    accountChanged() {
      if (slice.account === undefined || !form.isOutdated()) return
      reset()
      form.clear()
      slice.paid = paidOnDevice(deps, slice.account)
      if (slice.current.step === 'sending' || modal.route().view !== 'WalletSendPreview') return
      modal.back()
      // Another sentence explains it if no account is left.
      if (activeAccount(state) !== undefined) notices.fail(new LatchkeyError('wallet.changed', {}))
    },
    decided: receipts.decided,
    stop() {
      form.stop()
      reset()
    },
  }
}

/** The changes of the form, which end the review. */
function editsOf(form: Form, reset: () => void): Edits {
  const edited =
    <Input extends readonly unknown[]>(change: (...input: Input) => void) =>
    (...input: Input): void => {
      reset()
      change(...input)
    }
  return {
    chooseToken: edited(form.chooseToken),
    enterAmount: edited(form.enterAmount),
    enterMax: edited(form.enterMax),
    enterRecipient: edited(form.enterRecipient),
    takeNewAddress: edited(form.takeNewAddress),
  }
}

interface Tools {
  readonly deps: SendDeps
  readonly form: Form
  readonly receipts: Receipts
}

function perform(
  { deps, form, receipts }: Tools,
  effect: SendEffect,
  { signal }: EffectContext<SendEvent>,
): Promise<SendEvent> | undefined {
  const { modal, notices } = deps
  switch (effect.type) {
    case 'prepare':
      return prepareReview(deps, effect.draft, signal).then((review) => ({
        type: 'prepared',
        review,
      }))
    case 'showReview':
      if (modal.route().view === 'WalletSend') modal.push({ view: 'WalletSendPreview', params: {} })
      return
    case 'send':
      return sendOnce(deps, effect.review, signal).then((id) => ({ type: 'sent', id }))
    case 'finish':
      form.clear()
      showAccount(deps, OF_SEND)
      receipts.follow(effect.review.account, effect.id, TEXTS)
      return
    case 'announceFailure':
      form.correct(effect.error)
      if (isLatchkeyError(effect.error, 'names.moved')) {
        form.nameMoved(effect.error.context)
        return toForm(deps)
      }
      // A visitor who left knows it.
      if (!isLatchkeyError(effect.error, 'aborted')) notices.fail(effect.error)
      return leaveForeign(deps)
    case 'leave':
      form.clear()
      showAccount(deps, OF_SEND)
      notices.fail(effect.error)
      return
  }
}

/** Leaves the review: its form was changed, and the review is not confirmed again. */
function toForm({ modal }: Pick<SendDeps, 'modal'>): Promise<SendEvent> {
  if (modal.route().view === 'WalletSendPreview') modal.back()
  return Promise.resolve({ type: 'reset' })
}

/** A review of an account that is not the active one any more can't be tried again. */
function leaveForeign({ state, modal }: SendDeps): Promise<SendEvent> | undefined {
  const { current } = state.send ?? {}
  if (current?.step !== 'failed' || current.review.account === activeAccount(state)) return
  return toForm({ modal })
}

const TEXTS: ReceiptTexts = {
  started: 'send.started',
  pending: 'send.pending',
  confirmed: 'send.confirmed',
  failed: 'send.failed',
}

const OF_SEND: ReadonlySet<RouteName> = new Set<RouteName>([
  'WalletSendPreview',
  'WalletSend',
  'ApproveTransaction',
])
