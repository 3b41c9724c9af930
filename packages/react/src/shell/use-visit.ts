import { useEffect, useState } from 'react'

/**
 * Counts how often something was on the screen and went away. As a key it makes what is drawn begin
 * anew, and it does so after the going, when nobody waits for it.
 */
export function useVisit(isSeen: boolean): number {
  const [visits, setVisits] = useState(0)
  useEffect(() => {
    if (!isSeen) return
    return () => setVisits((count) => count + 1)
  }, [isSeen])
  return visits
}
