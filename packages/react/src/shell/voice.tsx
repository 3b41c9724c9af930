import { useAnnounce } from '@latchkey/ui'
import { type ReactElement, useEffect } from 'react'
import { useModalWorld } from '../binding/modal-context.ts'
import { announcement } from './announcement.model.ts'

/** Says what changes by itself to those who listen. */
export function Voice(): ReactElement {
  const { snapshot, text } = useModalWorld()
  const { announce, region } = useAnnounce()
  const said = announcement(snapshot, text)
  // What is over is taken back: who reads on comes by no old news.
  useEffect(() => announce(said), [said, announce])
  return region
}
