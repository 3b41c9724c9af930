import { type ForwardedRef, type RefCallback, useCallback } from 'react'
import { adoptStyleSheet, type StyleRoot } from '../../root/style-sheet.ts'
import type { Theme } from '../../theme/create-theme.ts'
import { PAGE_BUTTON_CLASS, pageButtonCss } from './page-button.css.ts'

/** What a page button brings into its page. */
export interface PageStyles {
  readonly properties: Theme['properties'] | undefined
  readonly nonce: string | undefined
  readonly ref: ForwardedRef<HTMLButtonElement>
}

/**
 * A ref that styles its button the moment it is in the page: it puts the sheet into the button's
 * document or shadow root, once for all buttons there, and sets the site's theme. Through the style
 * object model, which a content policy without inline styles allows.
 */
export function usePageStyles({
  properties,
  nonce,
  ref,
}: PageStyles): RefCallback<HTMLButtonElement> {
  return useCallback(
    (button: HTMLButtonElement | null) => {
      if (typeof ref === 'function') ref(button)
      else if (ref) ref.current = button
      if (button === null) return
      adoptOnce(button, nonce)
      for (const [name, value] of Object.entries(properties ?? {})) {
        button.style.setProperty(name, value, 'important')
      }
    },
    [properties, nonce, ref],
  )
}

function adoptOnce(button: HTMLElement, nonce: string | undefined): void {
  const page = button.ownerDocument
  const root = button.getRootNode()
  // A node that is the root of a tree and has a host is a shadow root.
  const styleRoot = 'host' in root ? (root as ShadowRoot) : page
  if (hasSheet(styleRoot)) return
  adoptStyleSheet(styleRoot, nonce).replace(pageButtonCss())
}

function hasSheet({ adoptedStyleSheets = [] }: StyleRoot): boolean {
  return [...adoptedStyleSheets].some(({ cssRules }) =>
    cssRules[0]?.cssText.startsWith(`.${PAGE_BUTTON_CLASS}`),
  )
}
