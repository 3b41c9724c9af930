import { useAnnounce } from '@latchkey/ui'
import { type ReactElement, useEffect } from 'react'
import { useModalContext } from '../binding/modal-context.ts'
import { useSnapshot } from '../binding/use-snapshot.ts'
import { announcement } from './announcement.model.ts'

/**
 * Announces what changes by itself to screen readers. It is in the document from the start: text that
 * is put into a region that has just been added is often not announced.
 */
export function LiveRegion(): ReactElement {
  const { text } = useModalContext()
  const { announce, region } = useAnnounce()
  const message = useSnapshot((snapshot) => announcement(snapshot, text))
  // An outdated message is cleared, so that screen readers do not read it again.
  useEffect(() => announce(message), [message, announce])
  return region
}
