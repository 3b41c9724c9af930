import { type ForwardedRef, type RefCallback, type RefObject, useCallback } from 'react'

/** One ref that fills both our own and the one a caller handed in. */
export function useMergedRef<Element>(
  own: RefObject<Element | null>,
  theirs: ForwardedRef<Element>,
): RefCallback<Element> {
  return useCallback(
    (element: Element | null) => {
      own.current = element
      if (typeof theirs === 'function') theirs(element)
      else if (theirs) theirs.current = element
    },
    [own, theirs],
  )
}
