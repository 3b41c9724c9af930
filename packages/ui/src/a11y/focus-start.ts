/** Focuses the element that a view begins with. */
export function focusStart(dialog: HTMLElement): void {
  startOf(dialog)?.focus({ preventScroll: true })
}

/**
 * The element that a view begins with: with a mouse or trackpad its first field, otherwise the
 * title, so that no keyboard opens on a phone; a field with `autofocus` always.
 */
export function startOf(dialog: HTMLElement): HTMLElement | null {
  const page = dialog.ownerDocument.defaultView
  const find = (selector: string): HTMLElement | null => dialog.querySelector(selector)
  const kind = page?.matchMedia('(pointer:fine)').matches ? '' : '[autofocus]'
  return (
    find(`[data-part=card-body] input${kind}:enabled`) ??
    find('[data-part=card-title]') ??
    find('[data-part=card]')
  )
}
