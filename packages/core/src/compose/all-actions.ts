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
  const told = callsBy(rest.tell)
  const asked = callsBy(rest.ask)
  return {
    ...modal,
    connect: createEarlyConnect(base, taps, rest),
    pairing: {
      ...told('pairing', 'show', 'retry', 'openWallet'),
      ...asked('pairing', 'copyAddress'),
    },
    // Its names are where logins are: a page without any does not load them. Nothing is read of the
    // object but through here.
    auth: new Proxy({} as Actions['auth'], {
      get: (_object, name: keyof Actions['auth']) => told('auth', name)[name],
    }),
    network: {
      ...told('network', 'choose', 'retry'),
      ...asked('network', 'switchTo', 'add', 'remove'),
    },
    balances: told('balances', 'refresh'),
    listing: {
      ...told('listing', 'retry', 'more', 'search', 'certifiedOnly'),
      ...asked('listing', 'explain'),
    },
    notices: slices.notices,
    alerts: told('alerts', 'dismiss'),
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

type Use = (rest: Rest) => unknown

/**
 * Makes calls of what the second stage can do, by name.
 *
 * @param run - Hands over the second stage, as soon as it is there.
 */
function callsBy(run: (use: Use) => unknown) {
  return <Group extends FarGroup, Name extends keyof FarActions[Group] & string>(
    group: Group,
    ...names: readonly Name[]
  ): Pick<FarActions[Group], Name> => {
    const calls = names.map((name) => [
      name,
      (...args: readonly unknown[]) =>
        run(({ actions }) => {
          // What is named here is a method of that group, and called as it was.
          const it = actions[group] as Record<Name, (...args: readonly unknown[]) => unknown>
          return it[name](...args)
        }),
    ])
    return Object.fromEntries(calls)
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
