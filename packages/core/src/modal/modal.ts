import { LatchkeyError, type Logger, type Namespace } from '../contract/index.ts'
import { hasLogins, isLoginOffered } from '../options/has-logins.ts'
import type { Events } from '../store/events.ts'
import type { OpenRequest } from '../store/open-request.ts'
import type { Route, RouteName, Routes } from '../store/routes.ts'
import { activeAccount, currentRoute } from '../store/selectors.ts'
import type { AccountTab } from '../store/state/modal.ts'
import type { RootState } from '../store/state/root.ts'
import { isSignInDue, signInView } from '../store/state/sign-in.ts'
import { afterBack } from './back.ts'
import { canClose } from './can-close.ts'
import { createModalSlice, type ModalSlice } from './modal.state.ts'
import { isOfAccount, isPairingView, openingRoute } from './opening-route.ts'
import { readOpenRequest } from './read-open-request.ts'
import { createRouterSlice, type RouterSlice } from './router.state.ts'

/** Actions that open and close the modal, and navigate between its views. */
export interface ModalActions {
  /**
   * Opens the requested view, or the one that the rules choose.
   *
   * @throws LatchkeyError `view.unknown`, `namespace.unknown`, `network.switch-off`; nothing has changed then.
   */
  open(request?: OpenRequest): void
  /** Closes the modal; unless forced, the rules may refuse. */
  close(options?: { readonly isForced?: boolean }): void
  /** Reports that the website loads something; closing the modal and disconnecting end it. */
  setLoading(isLoading: boolean): void
  readonly router: {
    push<Name extends RouteName>(view: Name, params: Routes[Name]): void
    replace<Name extends RouteName>(view: Name, params: Routes[Name]): void
    /** Goes back one view, or closes. */
    back(): void
    /** Shows a tab of Account; it stays chosen when the visitor comes back. */
    showTab(tab: AccountTab): void
  }
}

/** The modal: whether it is open, and with which view. */
export interface Modal
  extends RouterSlice,
    Pick<ModalActions, 'open' | 'close'>,
    Pick<ModalSlice, 'clearFilter' | 'forgetTab' | 'setLoading'> {
  readonly actions: ModalActions
  /**
   * Closes the modal after a connection or a sign-in; where the website requested a view of the account
   * before, that view is shown instead.
   */
  finish(): void
  /** Goes back one view, or closes. */
  back(): void
  /** The view that is shown. */
  route(): Route
  /** Shows only wallets of this namespace. */
  filter(namespace: Namespace): void
  /** The wallets of one namespace that were offered are left: the next time all are offered. */
  endOffer(): void
}

interface Deps {
  readonly state: RootState
  readonly events: Events
  readonly logger: Logger
  /**
   * `isOnUnsupported` returns true if the active wallet is on a network that the website does not
   * support.
   */
  readonly networks: { isOnUnsupported(): boolean }
}

/** Creates the modal of one core. */
export function createModal(deps: Deps): Modal {
  const { state, events } = deps
  const slice = createModalSlice(state.modal)
  const router = createRouterSlice(state.router)
  const opening = createOpening(deps, { slice, router })
  const { open, close } = opening

  function back(): void {
    const left = afterBack(state.router.history)
    if (left === 'close') close({ isForced: true })
    else {
      leave(deps, state.router.history.slice(left.length))
      router.restore(left)
    }
  }

  return {
    actions: {
      open,
      close,
      setLoading: slice.setLoading,
      router: { ...routerActions(router, events), back, showTab: slice.showTab },
    },
    ...router,
    ...opening,
    back,
    route: () => currentRoute(state.router),
    clearFilter: slice.clearFilter,
    forgetTab: slice.forgetTab,
    setLoading: slice.setLoading,
    filter: slice.open,
    endOffer: () => endOffer(state, slice),
  }
}

interface Slices {
  readonly slice: ModalSlice
  readonly router: RouterSlice
}

/** Creates what opens and closes the modal. */
function createOpening(
  deps: Deps,
  { slice, router }: Slices,
): Pick<Modal, 'open' | 'close' | 'finish'> {
  const { state, events } = deps
  const isConnected = (): boolean => activeAccount(state) !== undefined
  /** The request for a view of the account, while Connect or a sign-in is shown before it. */
  let awaiting: OpenRequest | undefined

  function open(request: OpenRequest = {}): void {
    const { namespace, uri } = request
    const requested = readOpenRequest(state, request)
    leave(deps, state.router.history)
    // Before the account is read: it may change which namespace is the active one.
    events.emit({ type: 'modalOpening', requested, namespace })
    const route = firstRoute(deps, { requested, namespace, hasAddress: uri !== undefined })
    router.reset(route)
    if (requested !== undefined) {
      // A sign-in opens the modal without a view, and is no end of the wait.
      awaiting = isOfAccount(requested) && route.view !== requested.view ? request : undefined
    }
    const wasOpen = state.modal.isOpen
    slice.open(namespace)
    if (!wasOpen) events.emit({ type: 'modalOpened', isConnected: isConnected() })
    events.emit({ type: 'viewOpened', view: currentRoute(state.router).view, request })
  }

  function close({ isForced = false }: { readonly isForced?: boolean } = {}): void {
    if (!state.modal.isOpen) return
    if (!canClose(state, { isForced })) {
      slice.refuse()
      return
    }
    leave(deps, state.router.history)
    awaiting = undefined
    slice.close()
    if (state.options.isEmbedded) showFirst(deps, { slice, router })
    events.emit({ type: 'modalClosed', isConnected: isConnected() })
  }

  return {
    open,
    close,
    finish() {
      if (awaiting !== undefined && isConnected()) open(awaiting)
      else close({ isForced: true })
    },
  }
}

/** An embedded modal stays where it is: closing shows its first view. */
function showFirst(deps: Deps, { slice, router }: Slices): void {
  slice.open()
  router.reset(firstRoute(deps))
}

function endOffer({ router }: RootState, { clearFilter }: ModalSlice): void {
  if (currentRoute(router).view === 'Connect') clearFilter()
}

/** Views of a closed modal were left when it closed. */
function leave({ state, events }: Pick<Deps, 'state' | 'events'>, history: readonly Route[]): void {
  events.emit({ type: 'viewLeft', routes: state.modal.isOpen ? [...history] : [] })
}

/** A route's view and parameters belong together by the type of the arguments. */
function routerActions(
  router: RouterSlice,
  events: Pick<Events, 'emit'>,
): Pick<ModalActions['router'], 'push' | 'replace'> {
  return {
    push(view, params) {
      router.push({ view, params } as Route)
      events.emit({ type: 'viewChosen', view })
    },
    replace: (view, params) => router.replace({ view, params } as Route),
  }
}

/** Facts beside the state that decide which view the modal opens with. */
interface Opening {
  readonly requested?: Route | undefined
  /** The namespace of the shown account; default: the active one. */
  readonly namespace?: Namespace | undefined
  /** The website provides its own address. */
  readonly hasAddress?: boolean
}

/** The view to open with, by the rules, for a namespace or the active one. */
function firstRoute(
  { state, logger, networks }: Deps,
  { requested, namespace, hasAddress = false }: Opening = {},
): Route {
  const canPair = state.options.hasRelay || hasAddress
  if (!canPair && requested && isPairingView(requested)) {
    logger.error(`${requested.view} was not opened`, new LatchkeyError('relay.missing', {}))
  }
  return openingRoute({
    hasAdapters: state.options.hasAdapters,
    isManualWalletConnect: state.options.isManualWalletConnect,
    canPair,
    isMobile: state.device.isMobile,
    hasLogins: hasLogins(state.options),
    hasEmailLogin: isLoginOffered(state, 'email'),
    address: activeAccount(state, namespace),
    requested,
    isUnsupported: networks.isOnUnsupported(),
    signIn: isSignInDue(state) ? signInView(state) : undefined,
  })
}
