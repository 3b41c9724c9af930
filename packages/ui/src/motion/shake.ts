import { DURATIONS_MS } from '../theme/tokens.ts'
import { wantsStillness } from './wants-stillness.ts'

/** Sideways steps in px. Source: the design, section 2.5. */
const STEPS_PX = [0, -6, 6, -4, 4, -2, 2, 0]

/** Says no: shakes, or shows a ring to visitors who want less motion. */
export function shake(element: Element): void {
  // An outline, since forced colours take shadows away.
  const ring = { outline: '2px solid var(--lk-text)' }
  const frames = wantsStillness(element)
    ? [ring, ring]
    : STEPS_PX.map((x) => ({ transform: `translateX(${x}px)` }))
  element.animate?.(frames, DURATIONS_MS.shake)
}
