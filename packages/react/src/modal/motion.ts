/** Numbers of the change from one view to the next. Source: docs/look.md, section 2.5. */
const LEAVE_MS = 50
const TITLE_ENTER_MS = 70
const VIEW_ENTER_MS = 100
const TITLE_SHIFT_PX = 8
const VIEW_SHIFT_PX = 12
/** Never fully transparent: a card without content would flash. */
const FADED = 0.3
export const EASING = 'cubic-bezier(.2,0,0,1)'

/** The animated parts: the title and the view below it. */
export interface TurningParts {
  readonly title: HTMLElement | null
  readonly view: HTMLElement | null
}

/**
 * Fades the old title and view, then calls `done`.
 *
 * @returns What ends it early.
 */
export function leave({ title, view }: TurningParts, done: () => void): () => void {
  const page = view?.ownerDocument.defaultView
  // After an error no view is drawn that could fade.
  if (!page || !canMove(view)) {
    done()
    return () => {}
  }
  const fades = [title, view].map((part) =>
    part?.animate([{ opacity: 1 }, { opacity: FADED }], { duration: LEAVE_MS, fill: 'forwards' }),
  )
  const timer = page.setTimeout(done, LEAVE_MS)
  return () => {
    page.clearTimeout(timer)
    for (const fade of fades) {
      // Browsers handle the rejection of what was cancelled themselves; test environments do not.
      fade?.finished?.catch(() => {})
      fade?.cancel()
    }
  }
}

/** Animates the new title and view in, from their side. */
export function arrive({ title, view }: TurningParts, direction: 'next' | 'back'): void {
  if (!view || !canMove(view)) return
  const isRightToLeft = view.closest('[dir]')?.getAttribute('dir') === 'rtl'
  const isForward = direction === 'next'
  const way = isForward === isRightToLeft ? -1 : 1
  slide(title, { shiftPx: TITLE_SHIFT_PX * way, duration: TITLE_ENTER_MS })
  slide(view, { shiftPx: VIEW_SHIFT_PX * way, duration: VIEW_ENTER_MS })
}

function slide(
  part: HTMLElement | null,
  { shiftPx, duration }: { readonly shiftPx: number; readonly duration: number },
): void {
  const from = { opacity: FADED, transform: `translateX(${shiftPx}px)` }
  // It may begin after the next frame: without a fill that frame would show the part in its place.
  const timing = { duration, easing: EASING, fill: 'backwards' } as const
  part?.animate([from, { opacity: 1, transform: 'none' }], timing)
}

/**
 * Returns true if a change is shown in motion: the page is visible and reduced motion is not
 * preferred.
 */
export function canMove(part: HTMLElement | null): boolean {
  const page = part?.ownerDocument.defaultView
  // A page may have an old polyfill, or none, in place of `animate`.
  if (!page || page.document.hidden || !part.animate) return false
  return !page.matchMedia?.('(prefers-reduced-motion:reduce)').matches
}
