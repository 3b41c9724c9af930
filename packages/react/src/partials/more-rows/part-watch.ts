import { startTransition } from 'react'

/** How far from the visible part rows are left out; further than where the next ones are drawn. */
const FAR = '1000px'

/**
 * Watches one part of a list.
 *
 * @param onChange - Told the height in px when the part is far away, and undefined when it comes near.
 * @returns Ends it.
 */
export type PartWatch = (
  part: Element,
  onChange: (height: number | undefined) => void,
) => () => void

/** Watches all parts of one list with one observer. */
export function createPartWatch(): PartWatch {
  const parts = new Map<Element, (height: number | undefined) => void>()
  let observer: IntersectionObserver | undefined

  function look(entries: readonly IntersectionObserverEntry[]): void {
    for (const { target, isIntersecting, boundingClientRect } of entries) {
      // In a closed dialog nothing has a height. Its rows stay, so that it opens with them.
      if (boundingClientRect.height === 0) continue
      // A row that has the focus stays.
      const isNear = isIntersecting || target.matches(':focus-within')
      const height = isNear ? undefined : boundingClientRect.height
      startTransition(() => parts.get(target)?.(height))
    }
  }

  return (part, onChange) => {
    if (typeof IntersectionObserver === 'undefined') return () => {}
    const root = part.closest('[data-part=card-body]')
    observer ??= new IntersectionObserver(look, { root, rootMargin: FAR })
    parts.set(part, onChange)
    observer.observe(part)
    return () => {
      parts.delete(part)
      observer?.unobserve(part)
      if (parts.size > 0) return
      observer?.disconnect()
      observer = undefined
    }
  }
}
