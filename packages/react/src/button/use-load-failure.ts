import { type MouseEvent, useState } from 'react'
import { useReading } from '../context/use-reading.ts'
import type { Latchkey } from '../instance/latchkey.ts'
import { failureText, pressCounted } from './load-failure.ts'

/** A press, and what the button shows while the modal can't be loaded. */
export interface LoadFailure {
  /** Shown instead of the button's own text. */
  readonly failureText: string | undefined
  press(event: MouseEvent<HTMLElement>): Promise<unknown>
}

/** Shows the visitor that the modal could not be loaded. The next press tries again. */
export function useLoadFailure(latchkey: Latchkey, press: () => Promise<unknown>): LoadFailure {
  const [failures, setFailures] = useState(0)
  return {
    failureText: useReading(latchkey, (readings) => failureText(readings, failures)),
    press({ currentTarget }) {
      const page = currentTarget.ownerDocument.defaultView
      return pressCounted({ press, page, failures, setFailures, readings: latchkey.readings })
    },
  }
}
