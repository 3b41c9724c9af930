import type { FarBase } from '../compose/base.ts'
import type { ModalActions } from '../compose/modal.ts'
import type { Namespace } from '../contract/index.ts'

/** Shows the wallets of a namespace over the view in front, or opens the modal with them. */
export function offerWallets(
  { store, slices }: FarBase,
  { open }: Pick<ModalActions, 'open'>,
  namespace: Namespace,
): void {
  if (store.state.modal.isOpen) {
    slices.modal.open(namespace)
    slices.router.push({ view: 'Connect', params: {} })
  } else open({ view: 'Connect', namespace })
}

/** Whoever leaves the wallets that were offered is offered all of them the next time. */
export function endOffer({ looks, slices }: FarBase): void {
  if (looks.route().view === 'Connect') slices.modal.clearFilter()
}
