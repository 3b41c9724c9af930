import type { Actions } from '../actions/actions.ts'
import { createModalActions } from '../actions/modal-actions.ts'
import type { Namespace } from '../contract/index.ts'
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
  const far = farGroups(rest)
  return {
    ...modal,
    connect: createEarlyConnect(base, taps, rest),
    pairing: far('pairing'),
    auth: far('auth'),
    network: far('network'),
    connections: far('connections'),
    balances: far('balances'),
    listing: far('listing'),
    notices: slices.notices,
    alerts: far('alerts'),
    options: slices.options,
    openLink: (href) => rest.part()?.actions.openLink(href) ?? openEarly(base, rest, href),
    disconnect: async (namespace) => rest.ask(({ actions }) => actions.disconnect(namespace)),
    copy: async (text) => rest.ask(({ actions }) => actions.copy(text)),
  }
}

/** Groups of actions that the second stage performs. */
type FarGroup = {
  [Key in keyof FarActions]: FarActions[Key] extends (...args: never) => unknown ? never : Key
}[keyof FarActions]

/** What is waited for, and may fail; everything else is told. */
const ASKED = ['copyAddress', 'switchTo', 'add', 'remove', 'explain', 'drop']

/**
 * Groups whose names are where they are performed: a page does not load them before. Nothing is read
 * of such an object but what is called.
 */
function farGroups({ ask, tell }: Later<Rest>) {
  return <Group extends FarGroup>(group: Group): FarActions[Group] =>
    new Proxy({} as FarActions[Group], {
      get: (_object, name: string) =>
        // Whoever hands it on from an async function is not kept waiting for it.
        name === 'then'
          ? undefined
          : (...args: readonly unknown[]) =>
              (ASKED.includes(name) ? ask : tell)(({ actions }) => {
                // The types know which names a group has; each of them is a method, called as it was.
                const it = actions[group] as Record<
                  string,
                  (...args: readonly unknown[]) => unknown
                >
                return it[name]?.(...args)
              }),
    })
}

/** What moving between views sets in motion. */
interface Moves {
  /** A view was left: what it waited for is dropped. */
  left(): void
  /** Shows a wallet-connect address of the website's own. */
  given(uri: string): void
  /** As `Rest.enter`. */
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

/** A page of the web opens at once; whether anything else may be opened is found out later. */
function openEarly({ ports }: Base, rest: Later<Rest>, href: string): boolean {
  if (!ports.windows.open(href)) rest.tell(({ actions }) => void actions.openLink(href))
  return true
}
