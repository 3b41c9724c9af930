import { STYLES } from './styles.ts'

/** Styles a page without a style element, which its policy forbids. */
export function adoptStyles(window: Window & typeof globalThis): void {
  const sheet = new window.CSSStyleSheet()
  sheet.replaceSync(STYLES)
  window.document.adoptedStyleSheets = [sheet]
}
