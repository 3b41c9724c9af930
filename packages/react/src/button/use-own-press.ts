import { type MouseEvent, useState } from 'react'
import type { Latchkey } from '../instance/latchkey.ts'
import { useIsLoading } from './use-is-loading.ts'
import { type LoadFailure, useLoadFailure } from './use-load-failure.ts'

/** A press of a button that opens the modal, and what the button shows meanwhile. */
export interface OwnPress extends LoadFailure {
  /** The modal is loaded for this button's press, not for another call. */
  readonly isBusy: boolean
}

/** Runs the presses of one button. Of a modal that is loaded already nothing is seen. */
export function useOwnPress(latchkey: Latchkey, open: () => Promise<unknown>): OwnPress {
  const [pending, setPending] = useState(0)
  const isLoading = useIsLoading(latchkey)
  const { failureText, press } = useLoadFailure(latchkey, open)
  return {
    failureText,
    isBusy: isLoading && pending > 0,
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
