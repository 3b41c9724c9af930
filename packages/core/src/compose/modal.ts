import type { Actions } from '../actions.ts'
import type { Namespace } from '../contract/index.ts'
import { afterBack } from '../modal/back.ts'
import { canClose } from '../modal/can-close.ts'
import { createModalActions } from '../modal/modal.ts'
import { openingRoute } from '../modal/opening-route.ts'
import type { Route } from '../store/routes.ts'
import type { Base } from './base.ts'

/** What opens and closes the modal, and moves between its views. */
export type ModalActions = Pick<Actions, 'open' | 'close' | 'router'>

/** What moving between views starts and stops. */
interface Moves {
  /** A view was left: what it waited for is dropped. */
  left(): void
  /** Shows a wallet-connect address of the website's own. */
  given(uri: string): void
  /** As `enter`. */
  enter(requested: Route | undefined, namespace: Namespace | undefined): boolean
}

/** Wires opening, closing and moving between views. */
export function wireModal(base: Base, moves: Moves): ModalActions {
  const { slices, store, looks, bus } = base
  const { state } = store
  return createModalActions({
    modal: { ...slices.modal, isOpen: () => state.modal.isOpen },
    router: slices.router,
    openingRoute: (requested: Route | undefined, namespace: Namespace | undefined) =>
      openingRoute({
        hasAdapters: state.options.hasAdapters,
        isManualWalletConnect: state.options.isManualWalletConnect,
        isMobile: state.device.isMobile,
        address: looks.account(namespace),
        requested,
        isUnsupported: moves.enter(requested, namespace),
      }),
    canClose: (isForced) => canClose(store.snapshot(), { isForced }),
    afterBack: () => afterBack(state.router.history),
    isEmbedded: state.options.isEmbedded,
    isConnected: () => looks.account() !== undefined,
    ...moves,
    publish: bus.publish,
  })
}
