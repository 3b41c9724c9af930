import type { RouteName } from '@latchkey/core'
import { dialogMotion, laterRules } from '@latchkey/ui'
import type { ComponentType, ReactElement } from 'react'
import { legal } from '../legal/index.ts'
import { addEnglish } from '../messages/languages.ts'
import { CODE_KIT } from '../views/code-kit.ts'
import { LIST_KIT } from '../views/list-kit.ts'
import type { LoadLoginViews } from '../views/shell-kit.ts'
import { Alerts } from './alerts.tsx'
import { arrive, leave } from './motion.ts'
import { Notices } from './notices.tsx'

/**
 * What the shell needs once the list of wallets stands: one chunk. What it shares with the later views
 * alone, such as the spinner, comes in one of its own beside these two; `npm run size` sees to it that
 * nothing is cut out of the modal's chunk for that.
 */
export const laterShell = {
  Tidings,
  dialogMotion,
  laterRules,
  arrive,
  leave,
  legal,
} as const

/** The views of `chain-views`, and others that are there already. */
const CHAIN_VIEWS = /^Accounts$|Chain$/

const loadChainViews = () => import('../views/chain-views.ts')

type Later = typeof import('../views/later-views.ts').later
type Pairing = typeof import('../views/pairing-views.ts').pairing

/**
 * Puts together what came in several chunks.
 *
 * @param Wallets - The list of wallets, which whoever loads this has already.
 */
export function assembleLater(later: Later, pairing: Pairing, Wallets: ComponentType) {
  addEnglish(pairing.texts)
  const kit = { ...later.kit, ...CODE_KIT, ...LIST_KIT }
  const views = { ...later.views, ...pairing.views(kit, Wallets) }
  return {
    views,
    shell: { ...later.parts, ...laterShell, ...pairing.listParts(kit) },
    /** Fetches a view that comes in a chunk of its own, with its neighbours; no other brings any. */
    async bring(name: RouteName | undefined, loginViews: LoadLoginViews | undefined) {
      if (name === undefined || name in views) return {}
      if (CHAIN_VIEWS.test(name)) return (await loadChainViews()).chainViews(kit)
      if (name !== 'AllWallets') return loginViews?.(kit, Wallets)
      // It is fetched when nobody waits for anything; what is small comes beside it.
      loadChainViews().catch(() => {})
      return (await import('../views/wallet-views.ts')).walletViews(kit)
    },
  }
}

/** What is told besides the view: trouble of the site, and toasts. */
function Tidings(): ReactElement {
  return (
    <>
      <Alerts />
      <Notices />
    </>
  )
}
