import type { Actions, OpenRequest } from '../actions.ts'
import { LatchkeyError, type Namespace } from '../contract/index.ts'
import type { DomainEvent } from '../store/domain-event.ts'
import { PUBLIC_VIEWS, type Route } from '../store/routes.ts'

interface Deps {
  readonly modal: {
    isOpen(): boolean
    open(namespaceFilter: Namespace | undefined): void
    close(): void
    clearFilter(): void
    refuse(): void
  }
  readonly router: {
    reset(route: Route): void
    push(route: Route): void
    replace(route: Route): void
    restore(history: readonly Route[]): void
  }
  /** The rules of the specification, section 2, on a namespace or the active one. */
  openingRoute(requested: Route | undefined, namespace?: Namespace): Route
  canClose(isForced: boolean): boolean
  afterBack(): readonly Route[] | 'close'
  /** It stands in the page and never closes: closing leads to where an opening would begin. */
  readonly isEmbedded: boolean
  isConnected(): boolean
  /** A view was left: what it waited for is dropped. */
  left(): void
  /** Shows a wallet-connect address of the website's own. */
  given(uri: string): void
  publish(event: DomainEvent): void
}

/** Opening, closing and moving between views. */
export function createModalActions(deps: Deps): Pick<Actions, 'open' | 'close' | 'router'> {
  const { modal, router } = deps

  function open({ namespace, uri, ...request }: OpenRequest = {}): void {
    const wanted = wantedRoute(request.view, uri)
    deps.left()
    router.reset(deps.openingRoute(wanted, namespace))
    const isNew = !modal.isOpen()
    modal.open(namespace)
    if (uri !== undefined) deps.given(uri)
    if (isNew) deps.publish({ type: 'modalOpened', isConnected: deps.isConnected() })
  }

  function close({ isForced = false }: { readonly isForced?: boolean } = {}): void {
    if (!modal.isOpen()) return
    if (!deps.canClose(isForced)) {
      modal.refuse()
      return
    }
    // At once: told later, it could end what was asked of a wallet since.
    deps.left()
    if (deps.isEmbedded) {
      modal.clearFilter()
      router.reset(deps.openingRoute(undefined))
      return
    }
    modal.close()
    deps.publish({ type: 'modalClosed', isConnected: deps.isConnected() })
  }

  function back(): void {
    const left = deps.afterBack()
    if (left === 'close') close({ isForced: true })
    else {
      deps.left()
      router.restore(left)
    }
  }

  return {
    open,
    close,
    router: {
      // A route's view and parameters belong together by the type of the arguments.
      push: (view, params) => router.push({ view, params } as Route),
      replace: (view, params) => router.replace({ view, params } as Route),
      back,
    },
  }
}

/** The view that a website asked for, or that shows its address. */
function wantedRoute(view: OpenRequest['view'], uri: string | undefined): Route | undefined {
  if (view === undefined) {
    return uri === undefined ? undefined : { view: 'ConnectingWalletConnectBasic', params: {} }
  }
  if (PUBLIC_VIEWS.includes(view)) return { view, params: {} }
  throw new LatchkeyError('view.unknown', { view: String(view) })
}
