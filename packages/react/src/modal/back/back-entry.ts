import type { PageWindow } from '../../instance/page.ts'
import { isAtBackEntry, type MarkedPage } from './back-mark.ts'
import type { BackInput, BackWay } from './back-way.ts'
import { createModalEntry, type Move, type Traversal } from './modal-entry.ts'
import { watchUnload } from './watch-unload.ts'

/** How long the website has after a close to go to another page, in milliseconds. */
const LEAVE_MS = 300

/**
 * The way of browsers without close watchers: one entry of the history, at the page's own address, which the
 * device's back leaves. It is entered when the modal opens. A back that leaves the modal open, because a view was
 * left, returns to the same entry by `forward`: browsers skip a page that adds an entry without a press of the
 * visitor.
 *
 * The entry has the state and the address of the page below, so that the website's router stays where it is. The
 * events of its traversals are stopped for listeners that were added later; browsers call those of a window in their
 * order. Entries that the website adds while the modal is open, such as by a link to a hash, bury it; it is left
 * when the visitor comes back to it.
 */
export function createBackEntry(marked: MarkedPage, { isWanted, onBack }: BackInput): BackWay {
  const { page } = marked
  const entry = createModalEntry(marked)
  const unload = watchUnload(page, sync)
  let wasWanted = false
  const leaving = createDelay(page, leave)

  function sync(): void {
    if (entry.isMoving()) return
    const isOpened = isWanted() && !wasWanted
    wasWanted = isWanted()
    if (isOpened) enter()
    else if (!wasWanted && entry.isIn()) leaving.start()
  }

  function enter(): void {
    unload.forget()
    leaving.cancel()
    // The entry of a page that the visitor has not touched is skipped.
    const canEnter = page.navigator.userActivation?.hasBeenActive !== false
    if (canEnter && !entry.check()) entry.enter()
  }

  function leave(): void {
    // A traversal would cancel the way to another document.
    if (!unload.isNear() && entry.check()) entry.move('back')
  }

  function onPop(event: PopStateEvent): void {
    const traversal = entry.read()
    if (traversal === 'elsewhere') return
    // From a later page: the router has to know.
    if (traversal !== 'returned') event.stopImmediatePropagation()
    if (traversal === 'left' && isWanted()) onBack()
    const move = nextMove(traversal, isWanted())
    if (move !== undefined) entry.move(move)
    else if (!entry.isIn()) entry.restoreScroll()
    sync()
  }

  page.addEventListener('popstate', onPop, true)
  return {
    sync,
    stop() {
      leaving.cancel()
      unload.stop()
      page.removeEventListener('popstate', onPop, true)
      if (!isAtBackEntry(marked)) return
      page.addEventListener('popstate', swallow, { capture: true, once: true })
      entry.move('back')
    },
  }

  function swallow(event: Event): void {
    event.stopImmediatePropagation()
    entry.restoreScroll()
  }
}

/** The traversal that the end of another one makes necessary. */
function nextMove(traversal: Traversal, isWanted: boolean): Move | undefined {
  if (traversal === 'overtaken') return 'return'
  if (traversal === 'left' && isWanted) return 'forward'
  return traversal === 'returned' && !isWanted ? 'back' : undefined
}

/** Calls `run` once, a moment after it was started first. */
function createDelay(page: PageWindow, run: () => void): { start(): void; cancel(): void } {
  let timer: number | undefined
  function cancel(): void {
    page.clearTimeout(timer)
    timer = undefined
  }
  return {
    cancel,
    start() {
      timer ??= page.setTimeout(() => {
        cancel()
        run()
      }, LEAVE_MS)
    },
  }
}
