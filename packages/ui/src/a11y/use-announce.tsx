import { type ReactElement, useCallback, useState } from 'react'
import { VisuallyHidden } from './visually-hidden.tsx'

/** What is said, and how often something was. */
interface Spoken {
  readonly text: string
  readonly count: number
}

/**
 * A voice for things that change by themselves. The region must stand inside the dialog: whatever
 * is outside a modal dialog is silent.
 */
export function useAnnounce(): {
  readonly announce: (text: string) => void
  readonly region: ReactElement
} {
  const [spoken, setSpoken] = useState<Spoken>({ text: '', count: 0 })
  const announce = useCallback((text: string) => {
    setSpoken(({ count }) => ({ text, count: count + 1 }))
  }, [])
  const region = (
    <VisuallyHidden role="status" data-part="live-region">
      <span key={spoken.count}>{spoken.text}</span>
    </VisuallyHidden>
  )
  return { announce, region }
}
