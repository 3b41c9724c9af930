import { type RefObject, useEffect, useRef, useState } from 'react'

/** The time after which the modal says that loading continues, in milliseconds. */
const SLOW_MS = 5_000

/**
 * Reports that something has been loading for five seconds without a break.
 *
 * @returns The answer, and a ref for any element of the page whose timers are used.
 */
export function useSlow(isLoading: boolean): {
  readonly isSlow: boolean
  readonly anchor: RefObject<HTMLSpanElement | null>
} {
  const [isSlow, setIsSlow] = useState(false)
  const anchor = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const page = anchor.current?.ownerDocument.defaultView
    if (!isLoading || !page) return
    const timer = page.setTimeout(() => setIsSlow(true), SLOW_MS)
    return () => {
      page.clearTimeout(timer)
      setIsSlow(false)
    }
  }, [isLoading])
  return { isSlow, anchor }
}
