import { adoptStyleSheet } from '../root/style-sheet.ts'

/**
 * Prevents the page behind a dialog from scrolling. It adds one sheet and removes it again, so the
 * page's own styles are never touched and several dialogs may lock and unlock in any order.
 *
 * @returns A function that undoes it.
 */
export function lockScroll(page: Document, nonce?: string): () => void {
  const root = page.documentElement
  const width = page.defaultView?.innerWidth ?? 0
  const hasScrollbar = width > root.clientWidth
  const sheet = adoptStyleSheet(page, nonce)
  const gutter = hasScrollbar ? 'scrollbar-gutter:stable!important' : ''
  sheet.replace(`${scrollerOf(page)}{overflow:hidden!important}:root:root{${gutter}}`)
  return () => sheet.remove()
}

/** The element that scrolls the page. */
function scrollerOf(page: Document): string {
  const overflow = page.defaultView?.getComputedStyle(page.documentElement).overflow
  return overflow === 'visible' ? ':root:root>body' : ':root:root'
}
