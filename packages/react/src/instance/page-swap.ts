import type { PendingStep, PendingTransaction, SwapNowRequest, SwapNowStep } from '@latchkey/core'
import { type PlainError, plainError, toLatchkeyError } from '@latchkey/core/contract'
import type { Latchkey } from './latchkey.ts'

/** The state of a swap that the page requested. */
export type LatchkeySwapState =
  | { readonly status: 'idle' }
  /** The wallet is asked for an approval first, where one is needed. */
  | { readonly status: 'swapping'; readonly step: SwapNowStep }
  /** The wallet sent it. What nodes say of it since then is the step, `pending` at first. */
  | {
      readonly status: 'sent'
      readonly id: string
      /** The least amount that is received, in whole tokens, as a plain decimal. */
      readonly minimumText: string
      readonly step: PendingStep
    }
  /** It was not sent; with `transfer.unknown` that is not known. */
  | { readonly status: 'failed'; readonly error: PlainError }

type Sent = Extract<LatchkeySwapState, { readonly status: 'sent' }>

/** The same without what nodes say of it. */
export type SwapProgress = Exclude<LatchkeySwapState, Sent> | Omit<Sent, 'step'>

/** Swaps; nothing happens while a swap is under way, for two presses may come before the first is drawn. */
export type SwapOnce = (
  latchkey: Latchkey,
  request: Omit<SwapNowRequest, 'onStep'>,
) => Promise<void>

/**
 * Creates what swaps for a page, one at a time. It never rejects.
 *
 * @param show - Called with each progress; it is `idle` until then.
 */
export function createSwapOnce(show: (progress: SwapProgress) => void): SwapOnce {
  let isSwapping = false
  const onStep = (step: SwapNowStep): void => show({ status: 'swapping', step })
  return async ({ actions }, request) => {
    if (isSwapping) return
    isSwapping = true
    onStep('preparing')
    try {
      const { id, minimumText } = await actions.swap.swap({ ...request, onStep })
      show({ status: 'sent', id, minimumText })
    } catch (thrown) {
      show({ status: 'failed', error: plainError(toLatchkeyError(thrown)) })
    } finally {
      isSwapping = false
    }
  }
}

/** Adds what nodes say, as `readings.activity` has it. */
export function swapState(
  progress: SwapProgress,
  pending: readonly PendingTransaction[],
): LatchkeySwapState {
  if (progress.status !== 'sent') return progress
  return { ...progress, step: pending.find(({ id }) => id === progress.id)?.step ?? 'pending' }
}
