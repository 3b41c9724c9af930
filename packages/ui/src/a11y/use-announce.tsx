import { type ReactElement, useCallback, useState } from 'react'
import { VisuallyHidden } from './visually-hidden.tsx'

/** The announced text, and the number of announcements. */
interface Spoken {
  readonly text: string
  readonly count: number
}

/**
 * A live region for changes that happen by themselves. It must be rendered inside the dialog:
 * screen readers ignore everything outside a modal dialog.
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
