const FOCUSABLE = 'button:enabled,a[href],input:enabled,select:enabled,textarea:enabled,[tabindex]'

/**
 * Remembers where the focus is, for when a dialog closes. The browser gives it back by itself, but
 * not to what is gone by then: a connect button, say, that became an account button. Whatever
 * stands in its place gets it.
 *
 * @returns Called once the dialog is closed.
 */
export function rememberFocus(dialog: HTMLElement): () => void {
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

/** Nobody has the focus, or still something in the dialog that is not to be seen any more. */
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
