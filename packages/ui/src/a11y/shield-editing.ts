import type { PageWindow } from '../motion/after-frame.ts'
import { listen } from './listen.ts'
import { EDITABLE, editableIn } from './shield-keys.ts'

/** The events by which something is written into a field. Our fields leave all of them to the browser. */
const WRITING = [
  ...(['beforeinput', 'compositionstart', 'compositionupdate', 'compositionend'] as const),
  ...(['paste', 'dragenter', 'dragover', 'drop'] as const),
]
/** The events by which something of the dialog is put on the clipboard. */
const COPYING = ['copy', 'cut'] as const

/**
 * Keeps what is written in a dialog, and copied from it, from rules of the page: seen from outside, the target is the
 * host, and no field. A page that pastes or drops files by itself would prevent it, and one that adds a line to what
 * is copied would change an address.
 *
 * As with keys, events of a field end at the window, before listeners of the page that capture. Only `input`, to which
 * React listens, has a copy that takes its place inside. Copying is kept from listeners that do not capture alone:
 * the core's own way to the clipboard is one that does.
 *
 * @returns A function that undoes it.
 */
export function shieldEditing(dialog: HTMLElement, page: PageWindow): () => void {
  const copies = new WeakSet<Event>()

  const onCapture = (event: Event): void => {
    if (editableIn(dialog, event) !== undefined) event.stopImmediatePropagation()
  }
  const onInput = (event: Event): void => {
    const field = editableIn(dialog, event)
    if (field === undefined || copies.has(event)) return
    event.stopImmediatePropagation()
    const copy = new page.Event('input', { bubbles: true })
    copies.add(copy)
    field.dispatchEvent(copy)
  }
  const stop = (event: Event): void => event.stopPropagation()
  const stopInField = (event: Event): void => {
    if ((event.target as Partial<Element>).matches?.(EDITABLE)) event.stopPropagation()
  }
  const root = dialog.getRootNode()
  const undos = [
    listen(page, { types: WRITING, capture: true }, onCapture),
    listen(page, { types: ['input'], capture: true }, onInput),
    // A listener that captures may have been at the window before.
    listen(root, { types: [...WRITING, 'input'] }, stopInField),
    listen(root, { types: COPYING }, stop),
  ]
  return () => {
    for (const undo of undos) undo()
  }
}
