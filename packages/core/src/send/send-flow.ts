import { isLatchkeyError, toLatchkeyError } from '../contract/index.ts'
import type { RouteName } from '../store/routes.ts'
import { type EffectContext, type Flow, runMachine } from '../store/run-machine.ts'
import { activeAccount } from '../store/selectors.ts'
import type { SendState, SendStep } from '../store/state/send.ts'
import { agreedTransfer } from './agreed.ts'
import { finishMove } from './finish-move.ts'
import type { Form } from './form.ts'
import type { MoveDeps } from './move-deps.ts'
import { prepareReview } from './prepare-review.ts'
import type { Receipts, ReceiptTexts } from './receipts.ts'
import { type SendEffect, type SendEvent, sendMachine } from './send.machine.ts'
import { sendOnce } from './send-once.ts'
import { showAccount } from './show-account.ts'

interface Tools {
  readonly deps: MoveDeps
  readonly form: Form
  readonly receipts: Receipts
}

/** Creates the steps of sending. @param slice - The part of the state that it writes. */
export function createSendFlow(
  tools: Tools,
  slice: Pick<SendState, 'current'>,
): Flow<SendStep, SendEvent> {
  return runMachine<SendStep, SendEvent, SendEffect>({
    machine: sendMachine,
    perform: (effect, context) => perform(tools, effect, context),
    onState(step) {
      slice.current = step
    },
    toFailure: (thrown) => ({ type: 'failed', error: toLatchkeyError(thrown) }),
  })
}

function perform(
  { deps, form, receipts }: Tools,
  effect: SendEffect,
  { signal }: EffectContext<SendEvent>,
): Promise<SendEvent> | undefined {
  const { modal, notices } = deps.ui
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
      void finishMove(deps, receipts, {
        account: effect.review.account,
        id: effect.id,
        agreed: agreedTransfer('send', effect.review),
        left: OF_SEND,
        texts: TEXTS,
      })
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
function toForm({ ui: { modal } }: Pick<MoveDeps, 'ui'>): Promise<SendEvent> {
  if (modal.route().view === 'WalletSendPreview') modal.back()
  return Promise.resolve({ type: 'reset' })
}

/** A review of an account that is not the active one any more can't be tried again. */
function leaveForeign({ state, ui }: MoveDeps): Promise<SendEvent> | undefined {
  const { current } = state.send ?? {}
  if (current?.step !== 'failed' || current.review.account === activeAccount(state)) return
  return toForm({ ui })
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
