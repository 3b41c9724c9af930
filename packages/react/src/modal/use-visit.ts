import { useLayoutEffect, useState } from 'react'

/**
 * Counts how often something was closed. As a key it resets what is rendered: after the exit has
 * ended, or before the first frame when it is opened again during the exit.
 */
export function useVisit(isExiting: boolean): number {
  const [visits, setVisits] = useState(0)
  useLayoutEffect(() => {
    if (!isExiting) return
    return () => setVisits((count) => count + 1)
  }, [isExiting])
  return visits
}
