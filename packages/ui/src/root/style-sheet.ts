/** Where styles can be put: a page, or one shadow root in it. */
export type StyleRoot = Document | ShadowRoot

/** One sheet of styles in a root. */
export interface StyleSheetHandle {
  /** Puts `css` in place of everything the sheet holds. */
  replace(css: string): void
  /** Adds one rule at the end. A rule that the browser does not know is left out. */
  insert(rule: string): void
  /** Takes the sheet out of its root. */
  remove(): void
}

/**
 * Puts an empty sheet into a root. A constructable one where the browser has them, since a content
 * policy without inline styles allows those; a `<style>` element with the nonce elsewhere.
 */
export function adoptStyleSheet(root: StyleRoot, nonce?: string): StyleSheetHandle {
  const page = root.ownerDocument ?? root
  const Sheet = 'defaultView' in page ? page.defaultView?.CSSStyleSheet : undefined
  return Sheet !== undefined && 'replaceSync' in Sheet.prototype && 'adoptedStyleSheets' in root
    ? adoptConstructed(root, new Sheet())
    : appendElement(root, nonce)
}

function adoptConstructed(root: StyleRoot, sheet: CSSStyleSheet): StyleSheetHandle {
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
  return {
    replace: (css) => sheet.replaceSync(css),
    insert: (rule) => {
      try {
        sheet.insertRule(rule, sheet.cssRules.length)
      } catch {
        // An older browser without, say, `@starting-style` loses that refinement and nothing else.
      }
    },
    remove: () => {
      root.adoptedStyleSheets = root.adoptedStyleSheets.filter((other) => other !== sheet)
    },
  }
}

function appendElement(root: StyleRoot, nonce: string | undefined): StyleSheetHandle {
  const page = 'createElement' in root ? root : root.ownerDocument
  const element = page.createElement('style')
  if (nonce !== undefined) element.nonce = nonce
  const parent = 'head' in root ? root.head : root
  parent.append(element)
  return {
    replace: (css) => {
      element.textContent = css
    },
    insert: (rule) => element.append(rule),
    remove: () => element.remove(),
  }
}
