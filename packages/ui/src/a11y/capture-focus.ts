const FOCUSABLE = 'button:enabled,a[href],input:enabled,select:enabled,textarea:enabled,[tabindex]'

/**
 * Stores the focused element, to restore the focus when a dialog closes. The browser does that by
 * itself, but not if the element was removed: a connect button that became an account button. Then
 * the element in its place is focused.
 *
 * @returns Restores the focus; call it after the dialog closed.
 */
export function captureFocus(dialog: HTMLElement): () => void {
  const page = dialog.ownerDocument
  const opener = page.activeElement
  const place = opener?.parentElement
  const index = opener ? [...(place?.children ?? [])].indexOf(opener) : -1
  return () => {
    if (!opener || opener.isConnected || !isLost(dialog)) return
    const heir = place?.children[index]
    const found = isFocusable(heir) ? heir : (firstIn(heir) ?? firstIn(place))
    found?.focus({ preventScroll: true })
  }
}

/** Nothing is focused, or an element of the closed dialog still is. */
function isLost(dialog: HTMLElement): boolean {
  const { activeElement, body } = dialog.ownerDocument
  return activeElement === body || activeElement?.shadowRoot === dialog.getRootNode()
}

function firstIn(place: Element | null | undefined): HTMLElement | null | undefined {
  return place?.querySelector<HTMLElement>(FOCUSABLE)
}

function isFocusable(element: Element | undefined): element is HTMLElement {
  return element?.matches(FOCUSABLE) === true
}
