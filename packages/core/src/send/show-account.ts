import type { Ui } from '../modal/ui.ts'
import type { RouteName, Routes } from '../store/routes.ts'
import type { Snapshot } from '../store/state/root.ts'

interface Deps {
  readonly state: Pick<Snapshot, 'modal'>
  readonly ui: Pick<Ui, 'modal'>
}

/**
 * Leaves some views for the account. A visitor who has gone to another view stays there.
 *
 * @returns Whether they were left.
 */
export function showAccount({ state, ui: { modal } }: Deps, left: ReadonlySet<RouteName>): boolean {
  if (!state.modal.isOpen || !left.has(modal.route().view)) return false
  modal.reset({ view: 'Account', params: {} })
  return true
}

/** Leaves some views for the receipt of a transaction, with the account behind it. */
export function showReceipt(
  deps: Deps,
  left: ReadonlySet<RouteName>,
  params: Routes['Receipt'],
): void {
  if (showAccount(deps, left)) deps.ui.modal.push({ view: 'Receipt', params })
}
