import { DURATIONS_MS, EASINGS } from '../theme/tokens.ts'

/** Sideways steps in px. Source: docs/look.md, section 2.5. */
const STEPS_PX = [0, -6, 6, -4, 4, -2, 2, 0]

/** Shows a refusal: shakes the element, or shows a ring where reduced motion is preferred. */
export function shake(element: Element): void {
  // An outline, since forced colours take shadows away.
  const ring = { outline: '2px solid var(--lk-text)' }
  const frames = prefersReducedMotion(element)
    ? [ring, ring]
    : STEPS_PX.map((x) => ({ transform: `translateX(${x}px)` }))
  element.animate?.(frames, DURATIONS_MS.shake)
}

/**
 * Points at the element: it grows twice within a ring, or shows the ring alone where reduced motion
 * is preferred.
 */
export function pulse(element: Element): void {
  // Its colour is that of a focused control, which forced colours have, too.
  const ring = { outline: '2px solid var(--lk-accent)', outlineOffset: '2px' }
  const scales = prefersReducedMotion(element) ? [1, 1] : [1, 1.2, 1, 1.2, 1]
  const frames = scales.map((scale) => ({ ...ring, transform: `scale(${scale})` }))
  element.animate?.(frames, DURATIONS_MS.pulse)
}

/**
 * Animates `frame` to the height of `content` when that changes. The layout has the new height at
 * once, so nothing waits for the animation.
 *
 * @returns A function that undoes it.
 */
export function followHeight(frame: HTMLElement, content: HTMLElement): () => void {
  const page = content.ownerDocument.defaultView
  if (!page?.ResizeObserver) return () => {}
  let height = 0
  let glide: Animation | undefined
  const observer = new page.ResizeObserver(() => {
    const from = glide?.playState === 'running' ? frame.offsetHeight : height
    height = content.offsetHeight
    if (from === 0 || height === 0 || from === height || prefersReducedMotion(frame)) return
    glide?.cancel()
    glide = frame.animate([{ height: `${from}px` }, { height: `${height}px` }], {
      duration: DURATIONS_MS.height,
      easing: EASINGS.standard,
      // It may begin after the next frame: without it that frame has the new height already.
      fill: 'backwards',
    })
  })
  observer.observe(content)
  return () => {
    observer.disconnect()
    glide?.cancel()
  }
}

/** Returns true if the visitor prefers reduced motion, or the browser cannot animate elements. */
function prefersReducedMotion(element: Element): boolean {
  const page = element.ownerDocument.defaultView
  return (
    (!element.animate || page?.matchMedia?.('(prefers-reduced-motion:reduce)').matches) ?? false
  )
}
