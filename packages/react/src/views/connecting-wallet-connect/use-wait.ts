import { type RefObject, useEffect, useState } from 'react'
import type { Wait } from './pairing-scene.ts'

/** Source: docs/constants.json, `timers`: hold tight, and try again. */
const LONG_MS = 3_000
const TOO_LONG_MS = 5_000

/**
 * How long the visitor has been waiting for the same thing.
 *
 * @param subject - Identifies the thing; another one restarts the wait, undefined waits for nothing.
 */
export function useWait(anchor: RefObject<Element | null>, subject: string | undefined): Wait {
  const [waited, setWaited] = useState<{ readonly subject: string; readonly wait: Wait }>()
  useEffect(() => {
    const page = anchor.current?.ownerDocument.defaultView
    if (!page || subject === undefined) return
    const timers = [
      page.setTimeout(() => setWaited({ subject, wait: 'long' }), LONG_MS),
      page.setTimeout(() => setWaited({ subject, wait: 'tooLong' }), TOO_LONG_MS),
    ]
    return () => {
      for (const timer of timers) page.clearTimeout(timer)
      setWaited(undefined)
    }
  }, [anchor, subject])
  return waited !== undefined && waited.subject === subject ? waited.wait : 'short'
}
