import type { Undo } from '@latchkey/core/contract'
import type { PageWindow } from '../../instance/page.ts'

/** Knows whether the document is about to end. */
export interface UnloadWatch {
  /** Returns true if the page is being left for another document, as far as one can tell. */
  isNear(): boolean
  forget(): void
  readonly stop: Undo
}

/**
 * Watches for the end of the document. A link into an app announces it, too, without ending it.
 *
 * @param onReturn - Called when the browser restores the page as it was.
 */
export function watchUnload(page: PageWindow, onReturn: () => void): UnloadWatch {
  let isNear = false
  function forget(): void {
    isNear = false
  }
  function onUnload(): void {
    isNear = true
  }
  function onShow(): void {
    forget()
    onReturn()
  }
  page.addEventListener('beforeunload', onUnload)
  page.addEventListener('pageshow', onShow)
  page.document.addEventListener('visibilitychange', forget)
  return {
    isNear: () => isNear,
    forget,
    stop() {
      page.removeEventListener('beforeunload', onUnload)
      page.removeEventListener('pageshow', onShow)
      page.document.removeEventListener('visibilitychange', forget)
    },
  }
}
