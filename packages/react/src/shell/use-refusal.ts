import { useEffect, useState } from 'react'

/** True once for each refused close, so that the card shakes once for each. */
export function useRefusal(refusals: number): boolean {
  const [answered, setAnswered] = useState(refusals)
  useEffect(() => setAnswered(refusals), [refusals])
  return answered !== refusals
}
