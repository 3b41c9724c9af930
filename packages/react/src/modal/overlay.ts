/** The place in which the frame is seen: `ApproveTransaction` draws it. */
const PLACE = '[data-part=frame-place]'

/** The element that has the focus at first in a view without a field. */
const START = '[data-part=card-title]'

/** Hides it from sight, from screen readers and from the Tab key, without unloading the frame. */
export function hideSlot({ style }: HTMLElement): void {
  style.visibility = 'hidden'
  style.width = '0'
  style.height = '0'
}

/**
 * Keeps an element exactly over its place in the same dialog, frame by frame: cards glide, sheets
 * are pulled, windows change. Once it is there the focus goes into it.
 *
 * @returns Its undo; the element is hidden again.
 */
export function keepOver(slot: HTMLElement): () => void {
  const page = slot.ownerDocument.defaultView
  if (page === null) return () => {}
  let frameRequest = 0
  let isThere = false
  const follow = (): void => {
    frameRequest = page.requestAnimationFrame(follow)
    const place = slot.parentElement?.querySelector<HTMLElement>(PLACE)
    if (!place) {
      isThere = false
      hideSlot(slot)
      return
    }
    placeOver(slot, place.getBoundingClientRect())
    if (shouldFocus(slot, isThere)) slot.querySelector('iframe')?.focus({ preventScroll: true })
    isThere = true
  }
  follow()
  return () => {
    page.cancelAnimationFrame(frameRequest)
    hideSlot(slot)
  }
}

/**
 * The visitor approves in the frame, so the focus goes there: when the frame appears, and while the
 * focus is at the start of a view.
 */
function shouldFocus(slot: HTMLElement, isThere: boolean): boolean {
  const dialog = slot.parentElement
  const isModalFocused = dialog?.matches(':modal, :focus-within') === true
  return isModalFocused && (!isThere || dialog.querySelector(`${START}:focus`) !== null)
}

/**
 * Corrects the position by its measured error, because an ancestor may be moved or shaken together with
 * the element.
 */
function placeOver(slot: HTMLElement, place: DOMRect): void {
  const { style } = slot
  style.visibility = 'visible'
  put(style, 'width', place.width)
  put(style, 'height', place.height)
  const now = slot.getBoundingClientRect()
  put(style, 'left', px(style.left) + place.left - now.left)
  put(style, 'top', px(style.top) + place.top - now.top)
}

type Side = 'width' | 'height' | 'left' | 'top'

/** Written only if it changed: each write causes a layout of the page. */
function put(style: CSSStyleDeclaration, side: Side, valuePx: number): void {
  if (Math.abs(px(style[side]) - valuePx) > 0.05 || style[side] === '') style[side] = `${valuePx}px`
}

function px(value: string): number {
  return Number.parseFloat(value) || 0
}
