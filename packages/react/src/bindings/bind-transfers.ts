import type { LatchkeySend } from '../hooks/use-latchkey-send.ts'
import type { LatchkeySwap } from '../hooks/use-latchkey-swap.ts'
import type { Latchkey } from '../instance/latchkey.ts'
import {
  createSendOnce,
  type LatchkeySendState,
  type SendProgress,
  sendState,
} from '../instance/page-send.ts'
import {
  createSwapOnce,
  type LatchkeySwapState,
  type SwapProgress,
  swapState,
} from '../instance/page-swap.ts'
import type { Binding } from './binding.ts'
import { createProgress } from './create-progress.ts'

/** `useLatchkeySend`, for one form: each has its own state. */
export function bindSend(
  latchkey: Latchkey,
): Binding<LatchkeySendState, Pick<LatchkeySend, 'send' | 'open'>> {
  const progress = createProgress<SendProgress>({ status: 'idle' })
  const sendOnce = createSendOnce(progress.show)
  return {
    keys: ['status', 'id', 'step', 'error'],
    read: (readings) => sendState(progress.current(), readings.activity().pending),
    functions: {
      send: (request) => sendOnce(latchkey, request),
      open: (request) => latchkey.open({ ...request, view: 'WalletSend' }),
    },
    watch: progress.watch,
  }
}

/** `useLatchkeySwap`, for one form: each has its own state. */
export function bindSwap(
  latchkey: Latchkey,
): Binding<LatchkeySwapState, Pick<LatchkeySwap, 'swap' | 'open'>> {
  const progress = createProgress<SwapProgress>({ status: 'idle' })
  const swapOnce = createSwapOnce(progress.show)
  return {
    keys: ['status', 'id', 'minimumText', 'step', 'error'],
    read: (readings) => swapState(progress.current(), readings.activity().pending),
    functions: {
      swap: (request) => swapOnce(latchkey, request),
      open: (request) => latchkey.open({ ...request, view: 'Swap' }),
    },
    watch: progress.watch,
  }
}
