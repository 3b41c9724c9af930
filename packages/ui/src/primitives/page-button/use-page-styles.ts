import { type ForwardedRef, type RefCallback, useCallback } from 'react'
import { setRef } from '../../root/use-merged-ref.ts'
import type { PageProperties } from '../../theme/page-variables.ts'
import { type PageStyles, stylePageButton } from './style-page-button.ts'

/** Styles of a page button, and what is known only after the color tools are loaded. */
interface LaterStyles extends PageStyles {
  readonly properties?: PageProperties | undefined
}

/**
 * A ref that styles its button the moment it is in the page.
 *
 * @param own - Properties that follow from the site's variables at once.
 */
export function usePageStyles(
  { sheets, properties, nonce }: LaterStyles,
  own: PageProperties,
  ref: ForwardedRef<HTMLButtonElement>,
): RefCallback<HTMLButtonElement> {
  return useCallback(
    (button: HTMLButtonElement | null) => {
      setRef(ref, button)
      if (button) stylePageButton(button, { sheets, nonce }, { ...own, ...properties })
    },
    [sheets, own, properties, nonce, ref],
  )
}
