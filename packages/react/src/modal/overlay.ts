/** Where the frame is seen: `ApproveTransaction` draws it. */
const PLACE = '[data-part=frame-place]'

/** Where a view without a field begins. */
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
export function layOver(slot: HTMLElement): () => void {
  const page = slot.ownerDocument.defaultView
  if (page === null) return () => {}
  let turn = 0
  let isThere = false
  const follow = (): void => {
    turn = page.requestAnimationFrame(follow)
    const place = slot.parentElement?.querySelector<HTMLElement>(PLACE)
    if (!place) {
      isThere = false
      hideSlot(slot)
      return
    }
    lay(slot, place.getBoundingClientRect())
    if (takesFocus(slot, isThere)) slot.querySelector('iframe')?.focus({ preventScroll: true })
    isThere = true
  }
  follow()
  return () => {
    page.cancelAnimationFrame(turn)
    hideSlot(slot)
  }
}

/**
 * The visitor is asked in the frame, so the focus goes there: when the frame appears, and as long as
 * the focus is where a view starts.
 */
function takesFocus(slot: HTMLElement, isThere: boolean): boolean {
  const dialog = slot.parentElement
  const isModalFocused = dialog?.matches(':modal, :focus-within') === true
  return isModalFocused && (!isThere || dialog.querySelector(`${START}:focus`) !== null)
}

/**
 * What is off is mended by as much as it is off: something around may be moved or shaken, and the
 * element with it.
 */
function lay(slot: HTMLElement, place: DOMRect): void {
  const { style } = slot
  style.visibility = 'visible'
  put(style, 'width', place.width)
  put(style, 'height', place.height)
  const now = slot.getBoundingClientRect()
  put(style, 'left', px(style.left) + place.left - now.left)
  put(style, 'top', px(style.top) + place.top - now.top)
}

type Side = 'width' | 'height' | 'left' | 'top'

/** Written only when it is another one: each writing would have the page laid out anew. */
function put(style: CSSStyleDeclaration, side: Side, valuePx: number): void {
  if (Math.abs(px(style[side]) - valuePx) > 0.05 || style[side] === '') style[side] = `${valuePx}px`
}

function px(value: string): number {
  return Number.parseFloat(value) || 0
}
