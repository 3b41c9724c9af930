import { useAnnounce } from '@latchkey/ui'
import { type ReactElement, useEffect, useRef } from 'react'
import { useModalContext } from '../context/modal-context.ts'
import { useSnapshot } from '../context/use-snapshot.ts'
import { announcement } from './announcement.model.ts'
import { useRecentRefusal } from './use-recent-refusal.ts'

/**
 * Announces what changes by itself to screen readers, and that a close was refused. It is in the document
 * from the start: text that is put into a region that has just been added is often not announced.
 */
export function LiveRegion(): ReactElement {
  const { text } = useModalContext()
  const { announce, region } = useAnnounce()
  const anchor = useRef<HTMLDivElement>(null)
  const refusals = useSnapshot(({ modal }) => modal.refusals)
  const isRefused = useRecentRefusal(anchor, refusals)
  const change = useSnapshot((snapshot) => announcement(snapshot, text))
  const message = isRefused ? text.get('header.refused') : change
  // An outdated message is cleared, so that screen readers do not read it again.
  useEffect(() => announce(message), [message, announce])
  return <div ref={anchor}>{region}</div>
}
