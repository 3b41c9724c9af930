import type { Modal } from '../modal/modal.ts'
import type { Snapshot } from '../store/root-state.ts'
import type { RouteName } from '../store/routes.ts'

interface Deps {
  readonly state: Pick<Snapshot, 'modal'>
  readonly modal: Pick<Modal, 'reset' | 'route'>
}

/** Leaves some views for the account. A visitor who has gone to another view stays there. */
export function showAccount({ state, modal }: Deps, left: ReadonlySet<RouteName>): void {
  if (!state.modal.isOpen || !left.has(modal.route().view)) return
  modal.reset({ view: 'Account', params: {} })
}
