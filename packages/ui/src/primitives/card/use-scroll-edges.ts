import { type RefObject, useEffect } from 'react'

/** A decision, and in a low window only its buttons. */
const PINNED = '[data-part=decision],[data-part=decision-buttons]'

/**
 * Marks a scrolling element with `data-scrolled` while something is above what is seen, and with
 * `data-more` while something is below. What gets the focus is scrolled to where a `Decision` does not cover it.
 */
export function useScrollEdges(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const scroller = ref.current
    const page = scroller?.ownerDocument.defaultView
    if (!scroller || !page?.ResizeObserver) return
    const mark = (): void => {
      const { scrollTop, scrollHeight, clientHeight } = scroller
      scroller.toggleAttribute('data-scrolled', scrollTop > 0)
      scroller.toggleAttribute('data-more', scrollHeight - scrollTop - clientHeight > 1)
      const pinned = [...scroller.querySelectorAll<HTMLElement>(PINNED)]
      const heights = pinned.map(({ offsetHeight }) => offsetHeight)
      scroller.style.scrollPaddingBlockEnd = pinned.length > 0 ? `${Math.max(...heights)}px` : ''
    }
    const observer = new page.ResizeObserver(mark)
    observer.observe(scroller)
    for (const child of scroller.children) observer.observe(child)
    scroller.addEventListener('scroll', mark, { passive: true })
    return () => {
      observer.disconnect()
      scroller.removeEventListener('scroll', mark)
    }
  }, [ref])
}
