import type { ReactElement } from 'react'
import { Alerts } from './alerts.tsx'
import { Notices } from './notices.tsx'

/** The alerts for the site's developer and the toast. They are loaded once there is one, or ahead of it. */
export function Notifications(): ReactElement {
  return (
    <>
      <Alerts />
      <Notices />
    </>
  )
}
