import type { PageWindow } from '../motion/after-frame.ts'

/**
 * Moves the focus to the title of a dialog when the element that has it is removed, such as a button that
 * did its work: otherwise keyboards and screen readers would begin anew at the top of the page.
 *
 * @returns A function that stops it.
 */
export function keepFocus(dialog: HTMLElement, page: PageWindow): () => void {
  const listening = new AbortController()
  let last: EventTarget | null = dialog.querySelector(':focus')
  const onFocusIn = ({ target }: FocusEvent): void => {
    last = target
  }
  const observer = new page.MutationObserver(() => {
    const isRemoved = last instanceof page.Element && !last.isConnected
    if (!isRemoved) return
    last = null
    // A view may have moved it by itself.
    if (dialog.matches(':focus-within')) return
    dialog.querySelector<HTMLElement>('[data-part=card-title]')?.focus({ preventScroll: true })
  })
  dialog.addEventListener('focusin', onFocusIn, { signal: listening.signal })
  observer.observe(dialog, { childList: true, subtree: true })
  return () => {
    listening.abort()
    observer.disconnect()
  }
}
