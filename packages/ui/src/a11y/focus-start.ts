/** Puts the focus where a view begins. */
export function focusStart(dialog: HTMLElement): void {
  startOf(dialog)?.focus({ preventScroll: true })
}

/**
 * Where a view begins: with a mouse or trackpad its first field, else the title, so that no
 * keyboard jumps up on a phone.
 */
export function startOf(dialog: HTMLElement): HTMLElement | null {
  const page = dialog.ownerDocument.defaultView
  const find = (selector: string): HTMLElement | null => dialog.querySelector(selector)
  const field = page?.matchMedia('(pointer:fine)').matches
    ? find('[data-part=card-body] input:not(:disabled)')
    : null
  return field ?? find('[data-part=card-title]') ?? find('[data-part=card]')
}
