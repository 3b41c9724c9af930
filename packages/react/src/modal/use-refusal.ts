import { useEffect, useState } from 'react'

/** True once for each refused close, so that the card shakes once for each. */
export function useRefusal(refusals: number): boolean {
  const [answered, setAnswered] = useState(refusals)
  const isNew = answered !== refusals
  useEffect(() => {
    // Setting what is set already would cost a second drawing of whatever comes next.
    if (isNew) setAnswered(refusals)
  }, [isNew, refusals])
  return isNew
}
