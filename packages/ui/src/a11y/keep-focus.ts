import type { PageWindow } from '../motion/after-frame.ts'
import { listen } from './listen.ts'

/**
 * Moves the focus to the title of a dialog when the element that has it is removed or disabled,
 * such as a button that did its work: otherwise keyboards and screen readers would start again at
 * the top of the page.
 *
 * @returns A function that stops it.
 */
export function keepFocus(dialog: HTMLElement, page: PageWindow): () => void {
  if (!page.MutationObserver) return () => {}
  let last: EventTarget | null = dialog.querySelector(':focus')
  const onFocusIn = ({ target }: FocusEvent): void => {
    last = target
  }
  const observer = new page.MutationObserver(() => {
    const isGone = last instanceof page.Element && (!last.isConnected || last.matches(':disabled'))
    if (!isGone) return
    const focused = dialog.querySelector(':focus')
    // A view may have moved it by itself. What is disabled loses it only in the next frame.
    const isKept = focused === null ? dialog.matches(':focus-within') : focused !== last
    last = null
    if (isKept) return
    dialog.querySelector<HTMLElement>('[data-part=card-title]')?.focus({ preventScroll: true })
  })
  const unlisten = listen(dialog, { types: ['focusin'] }, onFocusIn)
  observer.observe(dialog, { childList: true, subtree: true, attributeFilter: ['disabled'] })
  return () => {
    unlisten()
    observer.disconnect()
  }
}
