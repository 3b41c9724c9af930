/**
 * What pages listen to from above to close their own dialogs on a press outside, to hold the focus,
 * to lock scrolling and for shortcuts. Moves and releases of the pointer go on: a pull needs them.
 */
const OWN_EVENTS = [
  ...['pointerdown', 'mousedown', 'click', 'touchstart', 'touchend', 'touchmove', 'wheel'],
  ...['focusin', 'keydown', 'keypress', 'keyup'],
]

/**
 * Keeps what happens in a modal dialog to itself: to the page, all of it happens outside of the
 * page's own dialogs.
 *
 * @returns Its undo.
 */
export function shieldHost(dialog: HTMLElement): () => void {
  const listening = new AbortController()
  const keep = (event: Event): void => event.stopPropagation()
  for (const type of OWN_EVENTS) {
    hostOf(dialog)?.addEventListener(type, keep, { passive: true, signal: listening.signal })
  }
  return () => listening.abort()
}

/** Shows the host element to those who listen: a page's dialog may have hidden it from them. */
export function unhideHost(dialog: HTMLElement): void {
  hostOf(dialog)?.removeAttribute('aria-hidden')
}

function hostOf(dialog: HTMLElement): Element | undefined {
  const root = dialog.getRootNode()
  // A node that has a host and is the root of a tree is a shadow root.
  return 'host' in root ? (root as ShadowRoot).host : undefined
}
