import { LatchkeyError, type Logger, type Namespace, namespaceOf } from '../contract/index.ts'
import { hasLogins, isLoginOffered } from '../options/has-logins.ts'
import type { Events } from '../store/events.ts'
import type { AccountTab, RootState } from '../store/root-state.ts'
import {
  PUBLIC_VIEWS,
  type PublicView,
  type Route,
  type RouteName,
  type Routes,
} from '../store/routes.ts'
import { activeAccount, currentRoute } from '../store/selectors.ts'
import { isSignInDue } from '../store/sign-in-state.ts'
import { afterBack } from './back.ts'
import { canClose } from './can-close.ts'
import { createModalSlice, type ModalSlice } from './modal.state.ts'
import { isPairingView, openingRoute } from './opening-route.ts'
import { createRouterSlice, type RouterSlice } from './router.state.ts'

/** How to open the modal. */
export interface OpenRequest {
  readonly view?: PublicView | undefined
  /**
   * Shows only wallets of this namespace. If a wallet is connected on it and the view shows its
   * account, the namespace becomes active.
   */
  readonly namespace?: Namespace | undefined
  /** The website's own wallet-connect address, `wc:…`; an invalid or expired one is not shown. */
  readonly uri?: string | undefined
  /** For `WalletSend`: an address, a name, or a payment link. */
  readonly to?: string | undefined
  /**
   * For `WalletSend`: symbol or plain address of a token, or symbol of the native coin. For
   * `OnRampProviders`: symbol of what is bought.
   */
  readonly token?: string | undefined
  /** For `WalletSend` and `Swap`: decimal text, in whole tokens. For `OnRampProviders`: what is paid. */
  readonly amount?: string | undefined
  /** For `Swap`: symbol or plain address of a token, or symbol of the native coin. */
  readonly fromToken?: string | undefined
  /** For `Swap`, as `fromToken`. */
  readonly toToken?: string | undefined
  /** For `OnRampProviders`: what is paid with, such as `EUR`. Source: ISO 4217. */
  readonly currency?: string | undefined
}

/** Actions that open and close the modal, and navigate between its views. */
export interface ModalActions {
  /**
   * Opens the requested view, or the one that the rules choose.
   *
   * @throws LatchkeyError `view.unknown`, `namespace.unknown`; nothing has changed then.
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
    Pick<ModalSlice, 'clearFilter' | 'setLoading'> {
  readonly actions: ModalActions
  /** Goes back one view, or closes. */
  back(): void
  /** The view that is shown. */
  route(): Route
  /** Shows only wallets of this namespace. */
  filter(namespace: Namespace): void
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
  const isConnected = (): boolean => activeAccount(state) !== undefined

  function open({ namespace, uri, view }: OpenRequest = {}): void {
    const requested = requestedRoute(view, uri)
    checkNamespace(state, namespace)
    leave(deps, state.router.history)
    // Before the account is read: it may change which namespace is the active one.
    events.emit({ type: 'modalOpening', requested, namespace })
    router.reset(firstRoute(deps, { requested, namespace, hasAddress: uri !== undefined }))
    const wasOpen = state.modal.isOpen
    slice.open(namespace)
    if (!wasOpen) events.emit({ type: 'modalOpened', isConnected: isConnected() })
  }

  function close({ isForced = false }: { readonly isForced?: boolean } = {}): void {
    if (!state.modal.isOpen) return
    if (!canClose(state, { isForced })) {
      slice.refuse()
      return
    }
    leave(deps, state.router.history)
    slice.close()
    // An embedded modal stays where it is: closing shows its first view.
    if (state.options.isEmbedded) {
      slice.open()
      router.reset(firstRoute(deps))
    }
    events.emit({ type: 'modalClosed', isConnected: isConnected() })
  }

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
    open,
    close,
    back,
    route: () => currentRoute(state.router),
    clearFilter: slice.clearFilter,
    setLoading: slice.setLoading,
    filter: slice.open,
  }
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
    isSignInDue: isSignInDue(state),
  })
}

/** A namespace without networks would have an empty list, which no visitor understands. */
function checkNamespace({ network }: RootState, namespace: Namespace | undefined): void {
  if (namespace === undefined) return
  if (network.supported.some(({ id }) => namespaceOf(id) === namespace)) return
  throw new LatchkeyError('namespace.unknown', { namespace: String(namespace) })
}

/** The view that a website requested, or that shows its address. */
function requestedRoute(view: OpenRequest['view'], uri: string | undefined): Route | undefined {
  if (view === undefined) {
    return uri === undefined ? undefined : { view: 'ConnectingWalletConnectBasic', params: {} }
  }
  if (PUBLIC_VIEWS.includes(view)) return { view, params: {} }
  throw new LatchkeyError('view.unknown', { view: String(view) })
}
