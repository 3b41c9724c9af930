const CONNECT = /data-testid="?connect-button|id="?connect["\s>]|<latchkey-(connect-)?button/

/** Returns true if a page's HTML, as it came from a server, has the button to connect. */
export function hasConnect(html) {
  return CONNECT.test(html)
}

/** Returns true if it shows the address, in any case of its letters. */
export function hasShown(html, address) {
  return html.toLowerCase().includes(address.toLowerCase())
}

/**
 * Runs in the page before its own scripts: looks for the button before each frame, and notes it in
 * `hasSeenConnect`.
 */
export function watchForConnect() {
  window.hasSeenConnect = false
  const isSeen = (root) =>
    [...root.querySelectorAll('[data-testid=connect-button], #connect')].some(
      (button) => button.getBoundingClientRect().height > 0,
    )
  const look = () => {
    const elements = document.querySelectorAll('latchkey-button, latchkey-connect-button')
    const roots = [document, ...[...elements].flatMap(({ shadowRoot }) => shadowRoot ?? [])]
    window.hasSeenConnect ||= roots.some(isSeen)
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
