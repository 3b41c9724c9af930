import { dialogMotion, laterRules } from '@latchkey/ui'
import type { ReactElement } from 'react'
import { legal } from '../legal/index.ts'
import { CODE_KIT } from '../views/code-kit.ts'
import { Alerts } from './alerts.tsx'
import { arrive, leave } from './motion.ts'
import { Notices } from './notices.tsx'

/**
 * What the shell needs once the list of wallets stands: one chunk. What it shares with the later views
 * alone, such as the spinner, comes in one of its own beside these two; `npm run size` sees to it that
 * nothing is cut out of the modal's chunk for that.
 */
export const laterShell = { Tidings, dialogMotion, laterRules, arrive, leave, legal } as const

/** What is handed to the views of pairing besides. */
export const codeKit = CODE_KIT

/** What is told besides the view: trouble of the site, and toasts. */
function Tidings(): ReactElement {
  return (
    <>
      <Alerts />
      <Notices />
    </>
  )
}
