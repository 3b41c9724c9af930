import { listen } from './listen.ts'

/**
 * Events that pages listen to in order to close their own dialogs on a press outside, to trap the
 * focus, to lock scrolling and for shortcuts. Moves and releases of the pointer are not stopped: a
 * pull needs them.
 */
const OWN_EVENTS = [
  ...['pointerdown', 'mousedown', 'click', 'touchstart', 'touchend', 'touchmove', 'wheel'],
  ...['focusin', 'keydown', 'keypress', 'keyup'],
]

/**
 * Stops the events of a modal dialog at its host: a page would take them for events outside of its
 * own dialogs.
 *
 * @returns A function that undoes it.
 */
export function shieldHost(dialog: HTMLElement): () => void {
  const stop = (event: Event): void => event.stopPropagation()
  return listen(hostOf(dialog), { types: OWN_EVENTS, passive: true }, stop)
}

/** Shows the host element to screen readers: a dialog of the page may have hidden it. */
export function unhideHost(dialog: HTMLElement): void {
  hostOf(dialog)?.removeAttribute('aria-hidden')
}

function hostOf(dialog: HTMLElement): Element | undefined {
  const root = dialog.getRootNode()
  // A node that has a host and is the root of a tree is a shadow root.
  return 'host' in root ? (root as ShadowRoot).host : undefined
}
