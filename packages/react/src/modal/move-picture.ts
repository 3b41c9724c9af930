import { canMove, EASING } from './motion.ts'

/** How long the picture takes from its row to the latch, in milliseconds. */
const MOVE_MS = 240

/**
 * Returns the place of the picture in the control with the focus: that of the row which was
 * pressed.
 */
export function pressedPicture(view: HTMLElement | null): DOMRect | undefined {
  return view?.querySelector(':focus [data-part=image]')?.getBoundingClientRect()
}

/**
 * Moves the wallet's picture from the row that was pressed into the latch of the new view; nothing where
 * the view has no latch. Source: docs/look.md, section 2.5.
 */
export function movePictureToLatch(view: HTMLElement | null, from: DOMRect): void {
  const picture = view?.querySelector<HTMLElement>('[data-part=latch] > :last-child')
  if (!picture || !canMove(picture)) return
  const to = picture.getBoundingClientRect()
  const x = from.x + from.width / 2 - (to.x + to.width / 2)
  const y = from.y + from.height / 2 - (to.y + to.height / 2)
  const start = `translate(${x}px,${y}px) scale(${from.width / to.width})`
  picture.animate([{ transform: start }, { transform: 'none' }], {
    duration: MOVE_MS,
    easing: EASING,
    fill: 'backwards',
  })
}
