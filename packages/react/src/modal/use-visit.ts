import { useLayoutEffect, useState } from 'react'

/**
 * Counts how often something left the screen. As a key it makes what is drawn begin anew: after the
 * leaving, when nobody waits for it, or before the first frame when it is wanted back midway.
 */
export function useVisit(isExiting: boolean): number {
  const [visits, setVisits] = useState(0)
  useLayoutEffect(() => {
    if (!isExiting) return
    return () => setVisits((count) => count + 1)
  }, [isExiting])
  return visits
}
