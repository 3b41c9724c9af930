import { addSheet } from '../../root/add-sheet.ts'
import type { PageProperties } from '../../theme/page-variables.ts'

/** One sheet of the page's buttons. */
export interface PageSheet {
  /** Class of the buttons that it is for. */
  readonly name: string
  css(): string
}

/** The sheets of a page button, and the nonce for them. */
export interface PageStyles {
  readonly sheets: readonly PageSheet[]
  readonly nonce?: string | undefined
}

/**
 * Styles a button that is in its page or in a shadow root: it puts the sheets there, once for all buttons
 * there, and sets the site's theme. Through the style object model, which a content policy without inline
 * styles allows.
 *
 * @param properties - Properties that follow from the site's variables.
 */
export function stylePageButton(
  button: HTMLElement,
  { sheets, nonce }: PageStyles,
  properties: PageProperties,
): void {
  for (const sheet of sheets) adoptOnce(button, sheet, nonce)
  const { style } = button
  for (const name of Array.from(style)) if (name.startsWith('--lb-')) style.removeProperty(name)
  for (const [name, value] of Object.entries(properties)) {
    if (value !== undefined) style.setProperty(name, value, 'important')
  }
}

/** The sheet is marked, so that buttons of another copy of this module find it too. */
function adoptOnce(button: HTMLElement, { name, css }: PageSheet, nonce: string | undefined): void {
  const root = button.getRootNode()
  // A node that is the root of a tree and has a host is a shadow root.
  const styleRoot = 'host' in root ? (root as ShadowRoot) : button.ownerDocument
  // A browser without adopted sheets has elements instead.
  const there = styleRoot.adoptedStyleSheets ?? styleRoot.querySelectorAll('style')
  if ([...there].some((each) => name in each)) return
  Object.assign(addSheet(styleRoot, css(), nonce), { [name]: true })
}
