import type { Actions } from '../actions/actions.ts'
import { createModalActions } from '../actions/modal-actions.ts'
import { afterBack } from '../features/router/back.ts'
import { openingRoute } from '../features/router/opening-route.ts'
import type { Route } from '../features/router/routes.ts'
import { canClose } from '../selectors/can-close.ts'
import type { Base } from './base.ts'
import { createEarlyConnect } from './early-connect.ts'
import type { Later } from './later.ts'
import type { FarActions, ModalActions, Rest } from './stages.ts'
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
  const { told, asked } = farCalls(rest)
  return {
    ...modal,
    connect: createEarlyConnect(base, taps, rest),
    pairing: {
      show: told(({ pairing }) => pairing.show),
      retry: told(({ pairing }) => pairing.retry),
      openWallet: told(({ pairing }) => pairing.openWallet),
      copyAddress: async () => asked(({ pairing }) => pairing.copyAddress)(),
    },
    network: {
      choose: told((far) => far.network.choose),
      retry: told((far) => far.network.retry),
      switchTo: async (id) => asked((far) => far.network.switchTo)(id),
      add: asked((far) => far.network.add),
      remove: asked((far) => far.network.remove),
    },
    disconnect: async (namespace) => asked((far) => far.disconnect)(namespace),
    balances: { refresh: told((far) => far.balances.refresh) },
    listing: {
      retry: told((far) => far.listing.retry),
      more: told((far) => far.listing.more),
      search: told((far) => far.listing.search),
      certifiedOnly: told((far) => far.listing.certifiedOnly),
      explain: async (name) => asked((far) => far.listing.explain)(name),
    },
    notices: {
      show: (notice) => void slices.notices.show(notice),
      dismiss: () => slices.notices.dismiss(),
    },
    alerts: { dismiss: told((far) => far.alerts.dismiss) },
    options: slices.options,
    openLink: (href) => {
      const part = rest.part()
      return part === undefined ? openEarly(base, rest, href) : part.actions.openLink(href)
    },
    copy: async (text) => asked((far) => far.copy)(text),
  }
}

/** Makes calls of what the second stage can do. */
function farCalls(rest: Later<Rest>) {
  return {
    /** A call that nobody waits for. */
    told:
      <Args extends readonly unknown[]>(pick: (actions: FarActions) => (...args: Args) => void) =>
      (...args: Args): void =>
        rest.tell(({ actions }) => pick(actions)(...args)),
    /** A call whose answer, or failure, is waited for. */
    asked:
      <Args extends readonly unknown[], Answer>(
        pick: (actions: FarActions) => (...args: Args) => Answer,
      ) =>
      (...args: Args): Answer | Promise<Awaited<Answer>> =>
        rest.ask(({ actions }) => pick(actions)(...args)),
  }
}

/** What moving between views sets in motion. */
interface Moves {
  /** A view was left: what it waited for is dropped. */
  left(): void
  /** Shows a wallet-connect address of the website's own. */
  given(uri: string): void
  /** Whether the wallet is on a network that the website cannot work with. */
  isUnsupported(): boolean
}

/** Wires opening, closing and moving between views. */
export function wireModal(base: Base, moves: Moves): ModalActions {
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
        isUnsupported: moves.isUnsupported(),
      }),
    canClose: (isForced) => canClose(store.snapshot(), { isForced }),
    afterBack: () => afterBack(state.router.history),
    isEmbedded: state.options.isEmbedded,
    isConnected: () => looks.account() !== undefined,
    ...moves,
    publish: bus.publish,
  })
}

/** A page of the web opens at once; whether anything else may be opened is found out later. */
function openEarly({ ports }: Base, rest: Later<Rest>, href: string): boolean {
  if (!ports.windows.open(href)) rest.tell(({ actions }) => void actions.openLink(href))
  return true
}
