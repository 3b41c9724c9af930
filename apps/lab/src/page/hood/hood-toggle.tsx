import type { ReactElement } from 'react'
import { useLab, useLabState } from '../lab/lab-context.ts'

/** The element id of the panel that the button opens. */
export const HOOD_ID = 'hood'

/** Opens and closes the panel with everything behind the stage. */
export function HoodToggle(): ReactElement {
  const lab = useLab()
  const { hood } = useLabState().configuration
  const toggle = () => {
    lab.change('hood', !hood)
    if (!hood) requestAnimationFrame(() => document.getElementById(HOOD_ID)?.focus())
  }
  return (
    <button
      type="button"
      className="hood-toggle"
      data-testid="hood-toggle"
      data-through=""
      aria-expanded={hood}
      aria-controls={HOOD_ID}
      onClick={toggle}
    >
      Under the hood
    </button>
  )
}
