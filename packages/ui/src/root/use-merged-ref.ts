import { type ForwardedRef, type RefCallback, type RefObject, useCallback } from 'react'

/** One ref that sets both our own and the caller's. */
export function useMergedRef<Element>(
  ownRef: RefObject<Element | null>,
  forwardedRef: ForwardedRef<Element>,
): RefCallback<Element> {
  return useCallback(
    (element: Element | null) => {
      ownRef.current = element
      setRef(forwardedRef, element)
    },
    [ownRef, forwardedRef],
  )
}

/** Sets a ref of either kind. */
export function setRef<Element>(ref: ForwardedRef<Element>, element: Element | null): void {
  if (typeof ref === 'function') ref(element)
  else if (ref) ref.current = element
}
