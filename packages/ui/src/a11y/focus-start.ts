/** Focuses the element that a view begins with. */
export function focusStart(dialog: HTMLElement): void {
  startOf(dialog)?.focus({ preventScroll: true })
}

/** The controls in the body of a view that can be used; the boxes of a code are fields, too. */
const USABLE = '[data-part=card-body] :is(a[href],:enabled:not(fieldset))'
const FIELD = 'input:not([type=checkbox],[type=radio])'

/**
 * The element that a view begins with: with a mouse or trackpad a field that comes first, otherwise the
 * title, so that no keyboard opens on a phone; a field with `autofocus` always. A field that comes after
 * something else would scroll that out of sight in a low window.
 */
export function startOf(dialog: HTMLElement): HTMLElement | null {
  const page = dialog.ownerDocument.defaultView
  const find = (selector: string): HTMLElement | null => dialog.querySelector(selector)
  const first = page?.matchMedia?.('(pointer:fine)').matches ? find(USABLE) : null
  return (
    find('[data-part=card-body] [autofocus]') ??
    (first?.matches(FIELD) ? first : null) ??
    find('[data-part=card-title]') ??
    find('[data-part=card]')
  )
}
