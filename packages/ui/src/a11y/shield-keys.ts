import type { PageWindow } from '../motion/after-frame.ts'
import { listen } from './listen.ts'

const TYPES = ['keydown', 'keypress', 'keyup'] as const

/** Elements in which a key writes, or chooses by its letter. */
export const EDITABLE = 'input,textarea,select,[contenteditable]:not([contenteditable=false])'

/** Keys that leave a field: the page around an embedded modal, and the browser, need them. */
const LEAVING = new Set(['Escape', 'Tab'])

/**
 * Keeps the keys that are pressed in a dialog from shortcuts of the page: seen from outside, their target is the
 * host, and no field. A page would take what is typed for shortcuts, and prevent it from being written.
 *
 * Listeners of the page that capture keys would still come first. So a key that is pressed in a field ends at the
 * window, and a copy, which does not leave the shadow root, takes its place inside. The browser writes the letter all
 * the same. Only what captures at the window and was there before can't be kept away.
 *
 * @returns A function that undoes it.
 */
export function shieldKeys(dialog: HTMLElement, page: PageWindow): () => void {
  const copies = new WeakSet<Event>()

  const onCapture = (event: KeyboardEvent): void => {
    const field = editableIn(dialog, event)
    if (field === undefined || copies.has(event) || LEAVING.has(event.key)) return
    event.stopImmediatePropagation()
    const copy = copyOf(event, page)
    copies.add(copy)
    if (!field.dispatchEvent(copy)) event.preventDefault()
  }
  const onBubble = (event: KeyboardEvent): void => {
    if (isKept(event)) event.stopPropagation()
  }
  const undos = [
    listen(page, { types: TYPES, capture: true }, onCapture),
    listen(dialog.getRootNode(), { types: TYPES }, onBubble),
  ]
  return () => {
    for (const undo of undos) undo()
  }
}

/** A shortcut with a modifier key may be meant for the page, unless something is being written. */
function isKept({ key, ctrlKey, metaKey, target }: KeyboardEvent): boolean {
  const isField = (target as Partial<Element>).matches?.(EDITABLE) === true
  return !LEAVING.has(key) && (isField || !(ctrlKey || metaKey))
}

/** The field of the dialog in which an event happens; undefined where it happens elsewhere. */
export function editableIn(dialog: HTMLElement, event: Event): Element | undefined {
  const [target] = event.composedPath()
  const element = target as Partial<Element> | undefined
  const isOwn = element?.matches?.(EDITABLE) === true && event.composedPath().includes(dialog)
  // It matches a selector.
  return isOwn ? (element as Element) : undefined
}

function copyOf(event: KeyboardEvent, { KeyboardEvent }: PageWindow): KeyboardEvent {
  const { type, key, code, location, repeat, isComposing } = event
  const { altKey, ctrlKey, metaKey, shiftKey, keyCode, charCode } = event
  const modifiers = { altKey, ctrlKey, metaKey, shiftKey }
  const modifierAltGraph = event.getModifierState('AltGraph')
  return new KeyboardEvent(type, {
    ...modifiers,
    key,
    code,
    location,
    repeat,
    isComposing,
    keyCode,
    charCode,
    modifierAltGraph,
    bubbles: true,
    cancelable: true,
    composed: false,
  })
}
