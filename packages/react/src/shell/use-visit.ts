import { useState } from 'react'

/**
 * Counts how often something was on the screen and went away. As a key it makes what is drawn begin
 * anew, and it does so after the going, when nobody waits for it.
 */
export function useVisit(isSeen: boolean): number {
  const [visit, setVisit] = useState({ isSeen, count: 0 })
  if (visit.isSeen !== isSeen) setVisit({ isSeen, count: visit.count + (isSeen ? 0 : 1) })
  return visit.count
}
