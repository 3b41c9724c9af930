/** Where styles can be put: a page, or one shadow root in it. */
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
  const page = 'createElement' in root ? root : root.ownerDocument
  const Sheet = page.defaultView?.CSSStyleSheet
  if (Sheet !== undefined && 'adoptedStyleSheets' in root) {
    const sheet = new Sheet()
    sheet.replaceSync(css)
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
    return sheet
  }
  const element = page.createElement('style')
  if (nonce !== undefined) element.nonce = nonce
  element.textContent = css
  const parent = 'head' in root ? root.head : root
  parent.append(element)
  return element
}
