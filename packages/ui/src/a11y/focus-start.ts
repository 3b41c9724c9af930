/** Puts the focus where a view begins. */
export function focusStart(dialog: HTMLElement): void {
  startOf(dialog)?.focus({ preventScroll: true })
}

/**
 * Where a view begins: with a mouse or trackpad its first field, else the title, so that no
 * keyboard jumps up on a phone; but a field that asks for it always.
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
