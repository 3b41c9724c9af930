import { LatchkeyError, type Namespace, namespaceOf } from '../contract/index.ts'
import type { OpenRequest } from '../store/open-request.ts'
import { PUBLIC_VIEWS, type Route } from '../store/routes.ts'
import type { Snapshot } from '../store/state/root.ts'

/**
 * Reads the view of a request.
 *
 * @returns undefined where the rules choose it.
 * @throws LatchkeyError `view.unknown`, `namespace.unknown`, `network.switch-off`.
 */
export function readOpenRequest(
  { network, options }: Pick<Snapshot, 'network' | 'options'>,
  { view, uri, namespace }: OpenRequest,
): Route | undefined {
  const requested = requestedRoute(view, uri)
  checkNamespace(network, namespace)
  if (view === 'Networks' && !options.canSwitchNetwork) {
    throw new LatchkeyError('network.switch-off', {})
  }
  return requested
}

/** A namespace without networks would have an empty list, which no visitor understands. */
function checkNamespace(network: Snapshot['network'], namespace: Namespace | undefined): void {
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
