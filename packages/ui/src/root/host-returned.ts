import { type RefObject, useEffect, useState } from 'react'

/**
 * The event of a host that the page had removed, and that is in it again. Its owner dispatches it: the browser closed
 * the dialogs in it without a word.
 */
export const HOST_RETURNED = 'latchkey:host-returned'

/** Counts how often the host of an element came back to the page. */
export function useReturns(ref: RefObject<Element | null>): number {
  const [returns, setReturns] = useState(0)
  useEffect(() => {
    const root = ref.current?.getRootNode()
    // A node that has a host is a shadow root.
    const host = (root as Partial<ShadowRoot> | undefined)?.host
    const onReturn = (): void => setReturns((count) => count + 1)
    host?.addEventListener(HOST_RETURNED, onReturn)
    return () => host?.removeEventListener(HOST_RETURNED, onReturn)
  }, [ref])
  return returns
}
