/**
 * Puts the focus where a view begins: on a mouse or trackpad into its first field, else on the
 * title, so that no keyboard jumps up on a phone.
 */
export function focusStart(dialog: HTMLElement): void {
  const page = dialog.ownerDocument.defaultView
  const find = (selector: string): HTMLElement | null => dialog.querySelector(selector)
  const field = page?.matchMedia('(pointer:fine)').matches
    ? find('[data-part=card-body] input:not(:disabled)')
    : null
  const target = field ?? find('[data-part=card-title]') ?? find('[data-part=card]')
  target?.focus({ preventScroll: true })
}
