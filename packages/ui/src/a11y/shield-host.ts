/**
 * What pages listen to from above to close their own dialogs on a press outside, to hold the focus,
 * to lock scrolling and for shortcuts. Moves and releases of the pointer go on: a pull needs them.
 */
const OWN_EVENTS = [
  ...['pointerdown', 'mousedown', 'click', 'touchstart', 'touchend', 'touchmove', 'wheel'],
  ...['focusin', 'keydown', 'keypress', 'keyup'],
]

/**
 * Keeps what happens in an open modal dialog to itself: to the page, all of it happens outside of
 * the page's own dialogs. And shows the host element to those who listen, from whom a page's dialog
 * may have hidden everything beside it.
 *
 * @returns Its undo.
 */
export function shieldHost(dialog: HTMLElement): () => void {
  const root = dialog.getRootNode()
  if (!('host' in root)) return () => {}
  // A node that has a host and is the root of a tree is a shadow root.
  const { host } = root as ShadowRoot
  const listening = new AbortController()
  const keep = (event: Event): void => event.stopPropagation()
  for (const type of OWN_EVENTS) {
    host.addEventListener(type, keep, { passive: true, signal: listening.signal })
  }
  host.removeAttribute('aria-hidden')
  return () => listening.abort()
}
