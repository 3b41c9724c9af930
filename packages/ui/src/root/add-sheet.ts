/** The place of styles: a page, or one shadow root in it. */
export type StyleRoot = Document | ShadowRoot

/**
 * Puts a sheet into a root. A constructable one where the browser has them, since a content policy
 * without inline styles allows those; a `<style>` element with the nonce elsewhere.
 */
export function addSheet(
  root: StyleRoot,
  css: string,
  nonce: string | undefined,
): CSSStyleSheet | HTMLStyleElement {
  const page = root.ownerDocument ?? root
  const Sheet = page.defaultView?.CSSStyleSheet
  if (Sheet && root.adoptedStyleSheets) {
    const sheet = new Sheet()
    sheet.replaceSync(css)
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
    return sheet
  }
  const element = page.createElement('style')
  if (nonce) element.nonce = nonce
  element.textContent = css
  ;('head' in root ? root.head : root).append(element)
  return element
}
