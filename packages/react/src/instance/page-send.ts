import type { PendingStep, PendingTransaction, TransferRequest } from '@latchkey/core'
import { type PlainError, plainError, toLatchkeyError } from '@latchkey/core/contract'
import type { Latchkey } from './latchkey.ts'

/** The state of a transfer that the page requested. */
export type LatchkeySendState =
  | { readonly status: 'idle' | 'sending' }
  /** The wallet sent it. What nodes say of it since then is the step, `pending` at first. */
  | { readonly status: 'sent'; readonly id: string; readonly step: PendingStep }
  /** It was not sent; with `transfer.unknown` that is not known. */
  | { readonly status: 'failed'; readonly error: PlainError }

type Sent = Extract<LatchkeySendState, { readonly status: 'sent' }>

/** The same without what nodes say of it. */
export type SendProgress = Exclude<LatchkeySendState, Sent> | Omit<Sent, 'step'>

/** Sends; nothing happens while one is being sent, for two presses may come before the first is drawn. */
export type SendOnce = (latchkey: Latchkey, request: TransferRequest) => Promise<void>

/**
 * Creates what sends for a page, one transfer at a time. It never rejects.
 *
 * @param show - Called with each progress; it is `idle` until then.
 */
export function createSendOnce(show: (progress: SendProgress) => void): SendOnce {
  let isSending = false
  return async ({ actions }, request) => {
    if (isSending) return
    isSending = true
    show({ status: 'sending' })
    try {
      show({ status: 'sent', id: await actions.send.transfer(request) })
    } catch (thrown) {
      show({ status: 'failed', error: plainError(toLatchkeyError(thrown)) })
    } finally {
      isSending = false
    }
  }
}

/** Adds what nodes say, as `readings.activity` has it. */
export function sendState(
  progress: SendProgress,
  pending: readonly PendingTransaction[],
): LatchkeySendState {
  if (progress.status !== 'sent') return progress
  return { ...progress, step: pending.find(({ id }) => id === progress.id)?.step ?? 'pending' }
}
