import { useState } from 'react'

/**
 * Returns true while the modal is drawn open: it opens only once there is a view to open with, and
 * from then on stays open whatever else has to be loaded.
 */
export function useOpening(isOpen: boolean, hasView: boolean): boolean {
  const [wasDrawn, setWasDrawn] = useState(false)
  const isDrawn = isOpen && (wasDrawn || hasView)
  if (isDrawn !== wasDrawn) setWasDrawn(isDrawn)
  return isDrawn
}
