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
    const around = scroller.scrollHeight - element.offsetHeight
    element.style.setProperty('min-height', `${scroller.clientHeight - around}px`)
    return () => void element.style.removeProperty('min-height')
  }, [list, isSearch])
}
