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
    const onReturn = (): void => {
      page.clearTimeout(timer)
      setIsBack(true)
      timer = page.setTimeout(() => setIsBack(false), BUFFERING_MS)
    }
    const onVisibility = (): void => {
      if (document.visibilityState === 'visible') onReturn()
    }
    // A universal link without its app replaces the page, which "Back" restores as it was.
    const onPageShow = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) onReturn()
    }
    document.addEventListener('visibilitychange', onVisibility)
    page.addEventListener('pageshow', onPageShow)
    return () => {
      document.removeEventListener('visibilitychange', onVisibility)
      page.removeEventListener('pageshow', onPageShow)
      page.clearTimeout(timer)
      setIsBack(false)
    }
  }, [anchor, isLookedFor])
  return isBack
}
