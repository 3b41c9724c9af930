/** Px by which boxes of letters may touch: line boxes are taller than their letters. */
const TOUCH_PX = 3

interface Line {
  readonly text: string
  readonly owner: Element
  readonly box: DOMRect
}

/**
 * Lists the unreadable texts of a dialog: text that is cut off, out of the card, or under other
 * text.
 */
export function textFaults(dialog: HTMLElement): readonly string[] {
  const card = dialog.querySelector('[data-part=card]')?.getBoundingClientRect()
  if (card === undefined) return ['There is no card']
  const lines = linesIn(dialog)
  const out = lines
    .filter(({ box }) => box.left < card.left - 1 || box.right > card.right + 1)
    .map(({ text }) => `out of the card: ${text}`)
  const cut = lines.filter(({ owner }) => isCut(owner)).map(({ text }) => `cut off: ${text}`)
  return [...new Set([...out, ...cut, ...overlaps(lines)])]
}

function overlaps(lines: readonly Line[]): readonly string[] {
  return lines.flatMap((one, at) =>
    lines
      .slice(at + 1)
      .filter((other) => other.owner !== one.owner && !one.owner.contains(other.owner))
      .filter((other) => !other.owner.contains(one.owner) && isOver(one.box, other.box))
      .map((other) => `over each other: ${one.text} | ${other.text}`),
  )
}

function isOver(one: DOMRect, other: DOMRect): boolean {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left)
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
  return width > TOUCH_PX && height > TOUCH_PX * 2
}

/** Each line of each visible text. */
function linesIn(dialog: HTMLElement): readonly Line[] {
  const walker = document.createTreeWalker(dialog, NodeFilter.SHOW_TEXT)
  const lines: Line[] = []
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const owner = node.parentElement
    const text = (node.textContent ?? '').trim()
    if (owner === null || text === '' || !isShown(owner)) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const bottom = clampOf(owner)
    for (const box of range.getClientRects()) if (box.top < bottom) lines.push({ text, owner, box })
  }
  return lines
}

/** Names of others may be longer than the lines that a row has for them: where the last of these ends. */
function clampOf(owner: Element): number {
  for (let at: Element | null = owner; at !== null; at = at.parentElement)
    if (getComputedStyle(at).webkitLineClamp !== 'none')
      return at.getBoundingClientRect().bottom - 1
  return Number.POSITIVE_INFINITY
}

function isShown(element: Element): boolean {
  const isForReaders = element.closest('[data-part=visually-hidden],[data-part=live-region]')
  return (
    isForReaders === null &&
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !isInScroller(element)
  )
}

/** A scroller cuts its content by design; a notice passes over the view. */
function isInScroller(element: Element): boolean {
  return element.closest('[data-part=tabs],[data-part=tiles],[data-part=snackbar]') !== null
}

function isCut(element: Element): boolean {
  const { overflowX, display } = getComputedStyle(element)
  return (
    display !== 'inline' && overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1
  )
}
