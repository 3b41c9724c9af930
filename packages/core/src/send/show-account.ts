import type { Ui } from '../modal/ui.ts'
import type { RouteName } from '../store/routes.ts'
import type { Snapshot } from '../store/state/root.ts'

interface Deps {
  readonly state: Pick<Snapshot, 'modal'>
  readonly ui: Pick<Ui, 'modal'>
}

/** Leaves some views for the account. A visitor who has gone to another view stays there. */
export function showAccount({ state, ui: { modal } }: Deps, left: ReadonlySet<RouteName>): void {
  if (!state.modal.isOpen || !left.has(modal.route().view)) return
  modal.reset({ view: 'Account', params: {} })
}
