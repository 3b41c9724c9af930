import { addSheet, type StyleRoot } from './add-sheet.ts'

/** One sheet of styles in a root. */
export interface StyleSheetHandle {
  /** Replaces the content of the sheet by `css`. */
  replace(css: string): void
  /** Appends one rule. A rule that the browser does not support is skipped. */
  insert(rule: string): void
  /** Removes the sheet from its root. */
  remove(): void
}

/** Puts an empty sheet into a root; see `addSheet`. */
export function adoptStyleSheet(root: StyleRoot, nonce?: string): StyleSheetHandle {
  const sheet = addSheet(root, '', nonce)
  return 'replaceSync' in sheet ? constructed(root, sheet) : element(sheet)
}

function constructed(root: StyleRoot, sheet: CSSStyleSheet): StyleSheetHandle {
  return {
    replace: (css) => sheet.replaceSync(css),
    insert: (rule) => {
      try {
        sheet.insertRule(rule, sheet.cssRules.length)
      } catch {
        // An older browser without, for example, `@starting-style` loses only that refinement.
      }
    },
    remove: () => {
      root.adoptedStyleSheets = root.adoptedStyleSheets.filter((other) => other !== sheet)
    },
  }
}

function element(style: HTMLStyleElement): StyleSheetHandle {
  return {
    replace: (css) => {
      style.textContent = css
    },
    insert: (rule) => style.append(rule),
    remove: () => style.remove(),
  }
}
