import { pullSheet } from '@latchkey/ui'
import type { ReactElement } from 'react'
import { Alerts } from './alerts.tsx'
import { arrive, leave } from './motion.ts'
import { Notices } from './notices.tsx'

/**
 * What the shell needs once the list of wallets stands: one chunk. It shares parts with the modal's
 * own, but none with the later views alone: bundlers would cut what all three share out of the
 * modal's chunk, and the list would take one request more.
 */
export const laterShell = { Tidings, pullSheet, arrive, leave } as const

/** What is told besides the view: trouble of the site, and toasts. */
function Tidings(): ReactElement {
  return (
    <>
      <Alerts />
      <Notices />
    </>
  )
}
