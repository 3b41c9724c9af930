import type { PageWindow } from '../../instance/page.ts'

/** The page, and the name under which one modal of it marks its entry of the history. */
export interface MarkedPage {
  readonly page: PageWindow
  readonly mark: string
}

/**
 * The property of an entry's state by which a modal's entry is recognised; its value is the scroll restoration of
 * the entry below. Everything else in the state is the website's.
 *
 * @param id - Distinguishes the modals of one page.
 */
export function backMark(id = ''): string {
  return `latchkey-back/${id}`
}

/** Returns true if the page is at the modal's entry of the history, also at one from before a reload. */
export function isAtBackEntry({ page, mark }: MarkedPage): boolean {
  const state: unknown = page.history.state
  return typeof state === 'object' && state !== null && mark in state
}
