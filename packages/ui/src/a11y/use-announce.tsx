import { type ReactElement, useCallback, useState } from 'react'
import { VisuallyHidden } from './visually-hidden.tsx'

/** The announced text, and the number of announcements. */
interface Announcement {
  readonly text: string
  readonly count: number
}

/**
 * A live region for changes that the visitor did not cause. Render it inside the dialog: screen
 * readers ignore everything outside a modal dialog.
 */
export function useAnnounce(): {
  readonly announce: (text: string) => void
  readonly region: ReactElement
} {
  const [announcement, setAnnouncement] = useState<Announcement>({ text: '', count: 0 })
  const announce = useCallback((text: string) => {
    setAnnouncement(({ count }) => ({ text, count: count + 1 }))
  }, [])
  const region = (
    <VisuallyHidden role="status" data-part="live-region">
      <span key={announcement.count}>{announcement.text}</span>
    </VisuallyHidden>
  )
  return { announce, region }
}
