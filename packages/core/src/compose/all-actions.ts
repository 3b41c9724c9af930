import type { Actions } from '../actions/actions.ts'
import { createModalActions } from '../actions/modal-actions.ts'
import { afterBack } from '../features/router/back.ts'
import { openingRoute } from '../features/router/opening-route.ts'
import type { Route } from '../features/router/routes.ts'
import { canClose } from '../selectors/can-close.ts'
import type { Base } from './base.ts'
import { createEarlyConnect } from './early-connect.ts'
import { isUnsupported } from './is-unsupported.ts'
import type { Later } from './later.ts'
import type { ModalActions, Rest } from './stages.ts'
import type { Taps } from './taps.ts'

/** What actions set in motion. */
interface Parts {
  readonly taps: Taps
  readonly modal: ModalActions
  readonly rest: Later<Rest>
}

/** Everything that can be asked of one core. */
export function wireActions(base: Base, { taps, modal, rest }: Parts): Actions {
  const { slices } = base
  return {
    ...modal,
    connect: createEarlyConnect(base, taps, rest),
    network: {
      choose: (id) => rest.tell(({ actions }) => actions.network.choose(id)),
      retry: () => rest.tell(({ actions }) => actions.network.retry()),
      switchTo: async (id) => rest.ask(({ actions }) => actions.network.switchTo(id)),
      add: (input) => rest.ask(({ actions }) => actions.network.add(input)),
      remove: (id) => rest.ask(({ actions }) => actions.network.remove(id)),
    },
    disconnect: async (namespace) => rest.ask(({ actions }) => actions.disconnect(namespace)),
    balances: { refresh: () => rest.tell(({ actions }) => actions.balances.refresh()) },
    listing: { retry: () => rest.tell(({ actions }) => actions.listing.retry()) },
    notices: {
      show: (notice) => void slices.notices.show(notice),
      dismiss: () => slices.notices.dismiss(),
    },
    alerts: { dismiss: (key) => rest.tell(({ actions }) => actions.alerts.dismiss(key)) },
    options: slices.options,
    openLink: (href) => {
      const part = rest.part()
      return part === undefined ? openEarly(base, rest, href) : part.actions.openLink(href)
    },
    copy: async (text) => rest.ask(({ actions }) => actions.copy(text)),
  }
}

/**
 * Wires opening, closing and moving between views.
 *
 * @param left - A view was left: what it waited for is dropped.
 */
export function wireModal(base: Base, left: () => void): ModalActions {
  const { slices, store, looks, bus } = base
  const { state } = store
  return createModalActions({
    modal: { ...slices.modal, isOpen: () => state.modal.isOpen },
    router: slices.router,
    openingRoute: (requested: Route | undefined) =>
      openingRoute({
        hasAdapters: state.options.hasAdapters,
        isManualWalletConnect: state.options.isManualWalletConnect,
        isMobile: state.device.isMobile,
        address: looks.account(),
        requested,
        isUnsupported: isUnsupported(base),
      }),
    canClose: (isForced) => canClose(store.snapshot(), { isForced }),
    afterBack: () => afterBack(state.router.history),
    isEmbedded: state.options.isEmbedded,
    isConnected: () => looks.account() !== undefined,
    left,
    publish: bus.publish,
  })
}

/** A page of the web opens at once; whether anything else may be opened is found out later. */
function openEarly({ ports }: Base, rest: Later<Rest>, href: string): boolean {
  if (!ports.windows.open(href)) rest.tell(({ actions }) => void actions.openLink(href))
  return true
}
