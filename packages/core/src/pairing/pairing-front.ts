import type { Lazy, Undo } from '../contract/index.ts'
import type { Store } from '../store/create-store.ts'
import { currentRoute } from '../store/selectors.ts'
import { createAddressRequests } from './address-requests.ts'
import { isHeadlessEnded } from './address-rules.ts'
import { createCodeBesideList } from './code-beside-list.ts'
import type { FrontDeps } from './dependencies.ts'
import { createPairingSlice, type PairingSlice } from './pairing.state.ts'
import type { Pairing } from './pairing.ts'
import { createPairingActions, type PairingActions } from './pairing-actions.ts'
import { withLinks } from './with-links.ts'

/** Pairing as views and websites use it. It loads with the account, and loads the rest when an address is needed. */
export interface PairingFront {
  readonly actions: PairingActions
  /** The modal opens: forgets a pairing that a page showed itself and that is over. */
  modalOpening(): void
  /** Requests an address when a view needs one, and cancels when none does any more. */
  follow(): Undo
  /** Shows an address that the website provides. */
  showAddress(uri: string): void
  stop(): void
}

/** Creates it for one core. Nothing is requested before an action, or a view that needs an address. */
export function createPairingFront(
  deps: FrontDeps & { readonly pairing: Lazy<Pairing> },
): PairingFront {
  const { store } = deps
  const slice = createPairingSlice(store.state.pairing)
  const requests = createAddressRequests({ ...deps, slice })
  const besideList = createCodeBesideList({ ...deps, requests, slice })
  return {
    actions: createPairingActions(deps, { requests, besideList, slice }),
    modalOpening() {
      if (isHeadlessEnded(store.state)) requests.cancel()
    },
    follow() {
      const onStateChange = (): void => {
        requests.onStateChange()
        besideList.onStateChange()
      }
      chooseShown(store, slice)
      onStateChange()
      return store.subscribe(onStateChange)
    },
    showAddress: requests.show,
    stop: requests.cancel,
  }
}

/** The view of a wallet may be there before this code is: its wallet is chosen, as far as it is known. */
function chooseShown({ state, snapshot }: Store, slice: Pick<PairingSlice, 'choose'>): void {
  const { view, params } = currentRoute(state.router)
  if (view !== 'ConnectingWalletConnect' || state.pairing.wallet !== undefined) return
  const wallet = params.walletId && withLinks(snapshot(), { id: params.walletId, name: '' })
  if (wallet && wallet.name !== '') slice.choose(wallet)
}
