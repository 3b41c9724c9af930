import { type RefObject, useLayoutEffect } from 'react'

/**
 * Keeps a list at least as high as before a search, up to its visible height, so that the card does not
 * change its height with each letter.
 *
 * @param list - The element that has the search and the list in it.
 */
export function useSteadyHeight(list: RefObject<HTMLElement | null>, isSearch: boolean): void {
  useLayoutEffect(() => {
    const element = list.current
    const scroller = element?.closest('[data-part=card-body]')
    if (!element || !scroller || !isSearch) return
    const around = heightOf(scroller.firstElementChild) - heightOf(element)
    const room = heightOf(scroller) - scroller.clientTop - around
    // Browsers lay out in 64ths of a pixel, and report them rounded.
    element.style.setProperty('min-height', `${Math.ceil(room * 64) / 64}px`)
    return () => void element.style.removeProperty('min-height')
  }, [list, isSearch])
}

/** A height to fractions of a pixel, whatever scales the card while it opens. */
function heightOf(element: Element | null): number {
  const page = element?.ownerDocument.defaultView
  return element && page ? Number.parseFloat(page.getComputedStyle(element).height) || 0 : 0
}
