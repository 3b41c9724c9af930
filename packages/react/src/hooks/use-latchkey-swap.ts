import type { PendingStep, SwapNowRequest, SwapNowStep, SwapRequest } from '@latchkey/core'
import { type PlainError, plainError, toLatchkeyError } from '@latchkey/core/contract'
import { useCallback, useMemo, useRef, useState } from 'react'
import { type InstanceChoice, useInstance } from '../binding/latchkey-context.ts'
import { useReading } from '../binding/use-reading.ts'

/** Where a swap of the page is. */
export type LatchkeySwapState =
  | { readonly status: 'idle' }
  /** The wallet is asked for an approval first, where one is needed. */
  | { readonly status: 'swapping'; readonly step: SwapNowStep }
  /** The wallet sent it. What nodes say of it since then is the step, `pending` at first. */
  | {
      readonly status: 'sent'
      readonly id: string
      /** What is received at least, in whole tokens, as a plain decimal. */
      readonly minimumText: string
      readonly step: PendingStep
    }
  /** It was not sent; with `transfer.unknown` that is not known. */
  | { readonly status: 'failed'; readonly error: PlainError }

/** A swap of the page, and what begins the next one. */
export type LatchkeySwap = LatchkeySwapState & {
  /**
   * Swaps from the active account without the views; nothing happens while one is under way. Never rejects:
   * `status` says how it ended.
   */
  swap(request: Omit<SwapNowRequest, 'onStep'>): Promise<void>
  /** Opens the modal with the view in which the visitor swaps; what is given is filled in. */
  open(request?: SwapRequest): Promise<void>
}

type Sent = Extract<LatchkeySwapState, { readonly status: 'sent' }>
type Local = Exclude<LatchkeySwapState, Sent> | Omit<Sent, 'step'>

/** Swaps tokens from a page's own form. */
export function useLatchkeySwap(choice?: InstanceChoice): LatchkeySwap {
  const latchkey = useInstance('useLatchkeySwap', choice)
  const activity = useReading(latchkey, (readings) => readings.activity())
  const [local, setLocal] = useState<Local>({ status: 'idle' })
  const { actions, open: openModal } = latchkey
  // Two presses may come before the first one is drawn.
  const isSwapping = useRef(false)

  const swap = useCallback(
    async (request: SwapNowRequest): Promise<void> => {
      if (isSwapping.current) return
      isSwapping.current = true
      const onStep = (step: SwapNowStep): void => setLocal({ status: 'swapping', step })
      onStep('preparing')
      try {
        const { id, minimumText } = await actions.swap.swap({ ...request, onStep })
        setLocal({ status: 'sent', id, minimumText })
      } catch (thrown) {
        setLocal({ status: 'failed', error: plainError(toLatchkeyError(thrown)) })
      } finally {
        isSwapping.current = false
      }
    },
    [actions],
  )
  return useMemo(() => {
    const open = (request?: SwapRequest): Promise<void> => openModal({ ...request, view: 'Swap' })
    return { ...withStep(local, activity.pending), swap, open }
  }, [local, activity, swap, openModal])
}

function withStep(
  local: Local,
  pending: readonly { readonly id: string; readonly step: PendingStep }[],
): LatchkeySwapState {
  if (local.status !== 'sent') return local
  return { ...local, step: pending.find(({ id }) => id === local.id)?.step ?? 'pending' }
}
