import { listen } from '../../a11y/listen.ts'

/** Share of the sheet's height from which a pull closes it. Source: docs/look.md, section 2.5. */
const CLOSING_SHARE = 0.3
/** A flick is fast, and longer than the movement of a tap. */
const FLICK_PX_PER_MS = 0.6
const FLICK_PX = 32

interface Pull {
  readonly startY: number
  readonly startMs: number
  readonly pointerId: number
}

/**
 * Lets a bottom sheet be pulled down by its grabber or header; `onClose` is called when it was
 * pulled by a third of its height, or flicked.
 *
 * @returns A function that removes the listeners.
 */
export function pullSheet(card: HTMLElement, onClose: (reason: 'drag') => unknown): () => void {
  let pull: Pull | undefined
  const onDown = (event: PointerEvent): void => {
    if (canStart(card, event)) pull = startOf(event)
  }
  const onMove = (event: PointerEvent): void => {
    if (pull?.pointerId !== event.pointerId) return
    card.style.transition = 'none'
    card.style.transform = `translateY(${Math.max(0, event.clientY - pull.startY)}px)`
  }
  const onEnd = (event: PointerEvent): void => {
    if (pull?.pointerId !== event.pointerId) return
    const isClosing = event.type === 'pointerup' && closes(card, pull, event)
    pull = undefined
    // From here the style sheet moves it on: away when it closes, back into place when not.
    card.style.transition = ''
    card.style.transform = ''
    if (isClosing) onClose('drag')
  }
  const page = card.ownerDocument.defaultView
  const undos = [
    listen(card, { types: ['pointerdown'] }, onDown),
    listen(page, { types: ['pointermove'] }, onMove),
    listen(page, { types: ['pointerup', 'pointercancel'] }, onEnd),
  ]
  return () => {
    for (const undo of undos) undo()
  }
}

function startOf({ clientY, timeStamp, pointerId }: PointerEvent): Pull {
  return { startY: clientY, startMs: timeStamp, pointerId }
}

function canStart(card: HTMLElement, event: PointerEvent): boolean {
  const page = card.ownerDocument.defaultView
  if (!event.isPrimary || !page?.matchMedia?.('(max-width:430px)').matches) return false
  const target = event.composedPath()[0]
  // Within a card every event path begins at one of its elements.
  const element = target as Element
  const isHandle = element.closest('[data-part=card-header]') !== null
  return isHandle && element.closest('button,a,input') === null
}

function closes(card: HTMLElement, pull: Pull, event: PointerEvent): boolean {
  const distance = event.clientY - pull.startY
  const speed = distance / Math.max(1, event.timeStamp - pull.startMs)
  const isFlick = speed > FLICK_PX_PER_MS && distance > FLICK_PX
  return isFlick || distance > card.offsetHeight * CLOSING_SHARE
}
