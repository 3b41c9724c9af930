import { useAnnounce } from '@latchkey/ui'
import { type ReactElement, useEffect } from 'react'
import { useModalWorld } from '../binding/modal-context.ts'
import { Alerts } from './alerts.tsx'
import { announcement } from './announcement.model.ts'
import { Notices } from './notices.tsx'

/** What is told besides the view: trouble of the site, toasts, and a voice for those who listen. */
export function News(): ReactElement {
  return (
    <>
      <Alerts />
      <Notices />
      <Voice />
    </>
  )
}

/** Says what changes by itself. */
function Voice(): ReactElement {
  const { snapshot, text } = useModalWorld()
  const { announce, region } = useAnnounce()
  const said = announcement(snapshot, text)
  // What is over is taken back: who reads on comes by no old news.
  useEffect(() => announce(said), [said, announce])
  return region
}
