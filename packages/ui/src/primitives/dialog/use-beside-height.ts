import { type RefObject, useLayoutEffect } from 'react'

/**
 * The card beside is as high as the card's content while the dialog is open; both grow in the same time.
 * The card itself is not observed: an observer of its content changes it. A custom property of the line above it:
 * nothing else is styled again.
 */
export function useBesideHeight(
  content: RefObject<HTMLElement | null>,
  line: RefObject<HTMLElement | null>,
  isActive: boolean,
): void {
  useLayoutEffect(() => {
    const page = content.current?.ownerDocument.defaultView
    if (!content.current || !line.current || !isActive || !page?.ResizeObserver) return
    const [from, to] = [content.current, line.current]
    const observer = new page.ResizeObserver(([entry]) => {
      // Not rounded, where browsers have it.
      const height = entry?.borderBoxSize?.[0]?.blockSize ?? from.offsetHeight
      to.style.setProperty('--lk-beside-height', `${height}px`)
    })
    observer.observe(from)
    return () => observer.disconnect()
  }, [content, line, isActive])
}
