import { DURATIONS_MS, EASINGS } from '../theme/tokens.ts'

/** Sideways steps in px. Source: the design, section 2.5. */
const STEPS_PX = [0, -6, 6, -4, 4, -2, 2, 0]

/** Says no: shakes, or shows a ring to visitors who want less motion. */
export function shake(element: Element): void {
  // An outline, since forced colours take shadows away.
  const ring = { outline: '2px solid var(--lk-text)' }
  const frames = prefersReducedMotion(element)
    ? [ring, ring]
    : STEPS_PX.map((x) => ({ transform: `translateX(${x}px)` }))
  element.animate?.(frames, DURATIONS_MS.shake)
}

/**
 * Lets `frame` glide to the height of `content` when that changes. The layout has the new height at
 * once; only what is seen follows, so nothing waits for the animation.
 *
 * @returns Its undo.
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
    })
  })
  observer.observe(content)
  return () => {
    observer.disconnect()
    glide?.cancel()
  }
}

/** Whether the visitor prefers reduced motion, or the browser cannot animate elements. */
function prefersReducedMotion(element: Element): boolean {
  const page = element.ownerDocument.defaultView
  return (!element.animate || page?.matchMedia('(prefers-reduced-motion:reduce)').matches) ?? false
}
