import type { PayInput, PayResult } from '@latchkey/core'
import { type LatchkeyError, toLatchkeyError } from '@latchkey/core/contract'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { type InstanceChoice, useInstance } from '../context/latchkey-context.ts'

/** The state of a payment that the page requested. */
type PayHookState =
  | {
      readonly isPending: boolean
      readonly isSuccess: false
      readonly isError: false
      readonly data: undefined
      readonly error: undefined
    }
  | {
      readonly isPending: false
      readonly isSuccess: true
      readonly isError: false
      /** `pending` if the visitor left before an exchange knew. */
      readonly data: PayResult
      readonly error: undefined
    }
  | {
      readonly isPending: false
      readonly isSuccess: false
      readonly isError: true
      readonly data: undefined
      readonly error: LatchkeyError
    }

/** A payment of the page, and what begins the next one. */
export type PayHook = PayHookState & {
  /** As `openPay` of the instance, but never rejects. Nothing happens while one is shown. */
  open(request: PayInput): Promise<void>
}

/** The callbacks that run when a payment ends. */
export interface PayCallbacks extends InstanceChoice {
  onSuccess?(result: PayResult): void
  onError?(error: LatchkeyError): void
}

const NOTHING = { isSuccess: false, isError: false, data: undefined, error: undefined } as const

/** Asks for payments, and says how they end. */
export function usePay({ onSuccess, onError, ...choice }: PayCallbacks = {}): PayHook {
  const latchkey = useInstance('usePay', choice)
  const [state, setState] = useState<PayHookState>({ isPending: false, ...NOTHING })
  // Two presses may come before the first one is drawn.
  const isPaying = useRef(false)
  const callbacks = useRef({ onSuccess, onError })
  useEffect(() => {
    callbacks.current = { onSuccess, onError }
  })

  const open = useCallback(
    async (request: PayInput): Promise<void> => {
      if (isPaying.current) return
      isPaying.current = true
      setState({ isPending: true, ...NOTHING })
      try {
        const data = await latchkey.openPay(request)
        setState({ ...NOTHING, isPending: false, isSuccess: true, data })
        callbacks.current.onSuccess?.(data)
      } catch (thrown) {
        const error = toLatchkeyError(thrown)
        setState({ ...NOTHING, isPending: false, isError: true, error })
        callbacks.current.onError?.(error)
      } finally {
        isPaying.current = false
      }
    },
    [latchkey],
  )
  return useMemo(() => ({ ...state, open }), [state, open])
}
