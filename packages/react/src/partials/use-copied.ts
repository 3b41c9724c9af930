import { type RefObject, useEffect, useRef, useState } from 'react'

/** How long a button shows that it copied, in milliseconds. */
const COPIED_MS = 2_000

/** A button that copies something. */
export interface Copied {
  readonly button: RefObject<HTMLButtonElement | null>
  /** It was pressed a moment ago, and the copy succeeded. */
  readonly isCopied: boolean
  press(): void
}

/**
 * The state of a button that shows a check for a moment after it copied.
 *
 * @param copy - Resolves with whether it was copied. A failure has its own notice.
 */
export function useCopied(copy: () => Promise<boolean>): Copied {
  const [copies, setCopies] = useState(0)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const page = button.current?.ownerDocument.defaultView
    if (!page || copies === 0) return
    const timer = page.setTimeout(() => setCopies(0), COPIED_MS)
    return () => page.clearTimeout(timer)
  }, [copies])
  return {
    button,
    isCopied: copies > 0,
    press() {
      void copy().then((isDone) => {
        if (isDone) setCopies((count) => count + 1)
      })
    },
  }
}
