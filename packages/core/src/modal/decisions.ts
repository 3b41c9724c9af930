import { currentRoute } from '../store/selectors.ts'
import type { Snapshot } from '../store/state/root.ts'
import { leave } from './leave.ts'
import type { Modal } from './modal.ts'

/** The views that the modal opens by itself, because the visitor has to decide. */
export interface Decisions {
  /** Shows UnsupportedChain, or closes it once the network is supported. */
  showUnsupportedNetwork(): void
  /** Shows the wallets if two of them claim to be the stored one. */
  openWalletChoice(): void
}

interface Deps {
  readonly state: Snapshot
  readonly modal: Pick<Modal, 'open' | 'finish' | 'restore'>
  readonly networks: { isOnUnsupported(): boolean }
  /** Changes while sessions are being resumed were not made by the visitor. */
  readonly resume: { isRunning(): boolean }
}

/** Creates the decisions of one core. */
export function createDecisions(deps: Deps): Decisions {
  const { state, modal, networks, resume } = deps
  return {
    showUnsupportedNetwork() {
      const { view } = currentRoute(state.router)
      const isShown = state.modal.isOpen && view === 'UnsupportedChain'
      if (networks.isOnUnsupported()) {
        if (!isShown && !resume.isRunning()) modal.open()
      } else if (isShown) leave(deps)
    },
    openWalletChoice() {
      if (!state.modal.isOpen) modal.open({ view: 'Connect' })
    },
  }
}
