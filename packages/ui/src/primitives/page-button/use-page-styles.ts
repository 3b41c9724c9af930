import { type ForwardedRef, type RefCallback, useCallback } from 'react'
import { addSheet } from '../../root/add-sheet.ts'
import { setRef } from '../../root/use-merged-ref.ts'
import type { PageProperties } from '../../theme/page-variables.ts'

/** One sheet of the page's buttons. */
export interface PageSheet {
  /** Class of the buttons that it is for. */
  readonly name: string
  css(): string
}

/** A style sheet that a page button inserts into its page. */
interface PageStyles {
  readonly sheets: readonly PageSheet[]
  /** Properties that are known only after the color tools are loaded. */
  readonly properties?: PageProperties | undefined
  readonly nonce?: string | undefined
}

/**
 * A ref that styles its button the moment it is in the page: it puts the sheets into the button's
 * document or shadow root, once for all buttons there, and sets the site's theme. Through the style
 * object model, which a content policy without inline styles allows.
 *
 * @param own - Properties that follow from the site's variables at once.
 */
export function usePageStyles(
  { sheets, properties, nonce }: PageStyles,
  own: PageProperties,
  ref: ForwardedRef<HTMLButtonElement>,
): RefCallback<HTMLButtonElement> {
  return useCallback(
    (button: HTMLButtonElement | null) => {
      setRef(ref, button)
      if (button === null) return
      for (const sheet of sheets) adoptOnce(button, sheet, nonce)
      setProperties(button, { ...own, ...properties })
    },
    [sheets, own, properties, nonce, ref],
  )
}

function setProperties({ style }: HTMLElement, properties: PageProperties): void {
  for (const name of [...style]) if (name.startsWith('--lb-')) style.removeProperty(name)
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
