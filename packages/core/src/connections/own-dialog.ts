import type { Modal } from '../modal/modal.ts'
import type { WalletCard } from '../store/domain-event.ts'
import { currentRoute } from '../store/selectors.ts'
import type { RootState } from '../store/state/root.ts'

interface Deps {
  readonly store: { readonly state: RootState }
  readonly ui: { readonly modal: Pick<Modal, 'open' | 'push'> }
}

/**
 * Opens the modal again that was closed for a dialog of the wallet's own. One in the page's flow shows its list
 * instead of closing, and a visitor may have opened it by then.
 */
export function showFailure({ store: { state }, ui }: Deps, wallet: WalletCard): void {
  if (!hasOwnDialog(state, wallet)) return
  if (!state.modal.isOpen) ui.modal.open()
  else if (currentRoute(state.router).view !== 'Connect') return
  showWallet(ui, wallet)
}

/** Shows the view of a wallet that is asked. */
export function showWallet({ modal }: Deps['ui'], { namespace, id }: WalletCard): void {
  modal.push({ view: 'ConnectingExternal', params: { namespace, walletId: id } })
}

/** Returns true for a wallet whose library draws a dialog into the page, which the modal would cover. */
export function hasOwnDialog({ wallets }: RootState, { namespace, id }: WalletCard): boolean {
  const wallet = wallets.local.find((each) => each.namespace === namespace && each.id === id)
  return wallet?.hasOwnDialog === true
}
