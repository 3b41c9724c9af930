import { useLayoutEffect, useRef } from 'react'

/**
 * Whether the modal is drawn open: it opens only once there is a view to open with, and from then
 * on stays open whatever else has to be loaded.
 */
export function useOpening(isWanted: boolean, hasView: boolean): boolean {
  // No state: opening would then be drawn twice.
  const wasDrawn = useRef(false)
  const isDrawn = isWanted && (wasDrawn.current || hasView)
  useLayoutEffect(() => {
    wasDrawn.current = isDrawn
  }, [isDrawn])
  return isDrawn
}
