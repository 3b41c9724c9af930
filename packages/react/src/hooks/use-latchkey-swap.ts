import type { SwapNowRequest, SwapRequest } from '@latchkey/core'
import { useMemo, useState } from 'react'
import { type InstanceChoice, useInstance } from '../context/latchkey-context.ts'
import { useReading } from '../context/use-reading.ts'
import {
  createSwapOnce,
  type LatchkeySwapState,
  type SwapProgress,
  swapState,
} from '../instance/page-swap.ts'

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

/** Swaps tokens from a page's own form. */
export function useLatchkeySwap(choice?: InstanceChoice): LatchkeySwap {
  const latchkey = useInstance('useLatchkeySwap', choice)
  const activity = useReading(latchkey, (readings) => readings.activity())
  const [progress, setProgress] = useState<SwapProgress>({ status: 'idle' })
  // It knows whether one is under way, also while another instance takes the place of this one.
  const [swapOnce] = useState(() => createSwapOnce(setProgress))
  const actions = useMemo(
    (): Pick<LatchkeySwap, 'swap' | 'open'> => ({
      swap: (request) => swapOnce(latchkey, request),
      open: (request) => latchkey.open({ ...request, view: 'Swap' }),
    }),
    [swapOnce, latchkey],
  )
  return useMemo(
    () => ({ ...swapState(progress, activity.pending), ...actions }),
    [progress, activity, actions],
  )
}
