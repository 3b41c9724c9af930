import type { PageWindow } from './page.ts'

/** How long the text is shown, in milliseconds. */
const SHOWN_MS = 8_000

/**
 * Tells the visitor that opening did nothing, because the modal could not be loaded. Browsers draw a
 * popover by themselves, above everything else; Escape and a press elsewhere close it.
 */
export function showLoadFailure(page: PageWindow, text: string): void {
  const note = page.document.createElement('div')
  note.textContent = text
  note.setAttribute('role', 'alert')
  note.popover = 'auto'
  page.document.body.append(note)
  note.showPopover?.()
  page.setTimeout(() => note.remove(), SHOWN_MS)
}
