import { type MouseEvent, useState } from 'react'
import { useReading } from '../context/use-reading.ts'
import type { Latchkey } from '../instance/latchkey.ts'
import { isLoading } from './is-loading.ts'
import { type LoadFailure, useLoadFailure } from './use-load-failure.ts'

/** The press of a button that opens the modal, and the button's state until the modal is open. */
export interface ButtonPress extends LoadFailure {
  /** The modal is loaded for this button's press, not for another call. */
  readonly isBusy: boolean
}

/** Runs the presses of one button. Of a modal that is loaded already nothing is seen. */
export function useButtonPress(latchkey: Latchkey, open: () => Promise<unknown>): ButtonPress {
  const [pending, setPending] = useState(0)
  const { failureText, press } = useLoadFailure(latchkey, open)
  return {
    failureText,
    isBusy: useReading(latchkey, isLoading) && pending > 0,
    async press(event: MouseEvent<HTMLElement>) {
      setPending((count) => count + 1)
      try {
        return await press(event)
      } finally {
        setPending((count) => count - 1)
      }
    },
  }
}
