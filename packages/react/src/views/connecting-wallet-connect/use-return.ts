import { type RefObject, useEffect, useState } from 'react'

/**
 * How long a wallet's answer is waited for after its visitor came back. Source:
 * docs/constants.json, `timers`.
 */
const BUFFERING_MS = 5_000

/** Returns true if the visitor came back to the page a moment ago, while `isLookedFor` is true. */
export function useReturn(anchor: RefObject<Element | null>, isLookedFor: boolean): boolean {
  const [isBack, setIsBack] = useState(false)
  useEffect(() => {
    const document = anchor.current?.ownerDocument
    const page = document?.defaultView
    if (!document || !page || !isLookedFor) return
    let timer: number | undefined
    const heed = (): void => {
      if (document.visibilityState !== 'visible') return
      page.clearTimeout(timer)
      setIsBack(true)
      timer = page.setTimeout(() => setIsBack(false), BUFFERING_MS)
    }
    document.addEventListener('visibilitychange', heed)
    return () => {
      document.removeEventListener('visibilitychange', heed)
      page.clearTimeout(timer)
      setIsBack(false)
    }
  }, [anchor, isLookedFor])
  return isBack
}
