import { type RefObject, useEffect, useRef, useState } from 'react'

/** For this long a refused close is announced once, in milliseconds: a held key repeats 30 times a second. */
const RECENT_MS = 2_000

/**
 * Returns true if a close was refused a moment ago; further refusals in that time do not prolong
 * it.
 */
export function useRecentRefusal(anchor: RefObject<Element | null>, refusals: number): boolean {
  const [isRecent, setRecent] = useState(false)
  const seen = useRef(refusals)
  useEffect(() => {
    if (seen.current === refusals) return
    seen.current = refusals
    setRecent(true)
  }, [refusals])
  useEffect(() => {
    const page = anchor.current?.ownerDocument.defaultView
    if (!isRecent || !page) return
    const timer = page.setTimeout(() => setRecent(false), RECENT_MS)
    return () => page.clearTimeout(timer)
  }, [anchor, isRecent])
  return isRecent
}
