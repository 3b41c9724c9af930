import { addSheet, type StyleRoot } from './add-sheet.ts'

/** One sheet of styles in a root. */
export interface StyleSheetHandle {
  /** Puts `css` in place of everything the sheet holds. */
  replace(css: string): void
  /** Adds one rule at the end. A rule that the browser does not know is left out. */
  insert(rule: string): void
  /** Takes the sheet out of its root. */
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
        // An older browser without, say, `@starting-style` loses that refinement and nothing else.
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
