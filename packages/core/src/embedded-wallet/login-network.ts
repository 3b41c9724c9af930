import { LatchkeyError, type Namespace, type NetworkId, namespaceOf } from '../contract/index.ts'
import type { EmbeddedWalletDeps } from './dependencies.ts'

/** The namespaces on which the embedded wallet has accounts. Source: docs/constants.json, `support`. */
const AUTH_NAMESPACES: readonly Namespace[] = ['eip155', 'solana']

/** Networks on which the frame serves accounts, by namespace. Source: docs/frame-protocol.md, networks. */
const SERVED: Readonly<Partial<Record<Namespace, readonly string[]>>> = {
  eip155: [
    ...['1', '5', '10', '56', '97', '100', '137', '280', '324', '420', '999', '8453', '42161'],
    ...['42220', '43113', '43114', '80001', '84531', '84532', '421613', '7777777', '11155111'],
    ...['1313161554', '1313161555'],
  ],
  solana: [
    '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
    '4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z',
    'EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
  ],
}

/** Returns true if the frame serves a network. */
export function isServedByFrame(id: NetworkId): boolean {
  const namespace = namespaceOf(id)
  return SERVED[namespace]?.includes(id.slice(namespace.length + 1)) ?? false
}

type Deps = Pick<EmbeddedWalletDeps, 'state' | 'adapters'>

/** The networks that the frame serves, of namespaces that the website has an adapter for. */
export function servedNetworkIds(adapters: Deps['adapters']): readonly NetworkId[] {
  return AUTH_NAMESPACES.filter((namespace) => adapters.get(namespace) !== undefined).flatMap(
    (namespace) =>
      (SERVED[namespace] ?? []).map((reference): NetworkId => `${namespace}:${reference}`),
  )
}

/** The namespaces on which a login may open a session: the website and the frame share a network. */
function loginNamespaces({ state, adapters }: Deps): readonly Namespace[] {
  return AUTH_NAMESPACES.filter((namespace) => {
    const isShared = servedNetworks(state, namespace).length > 0
    return isShared && adapters.get(namespace) !== undefined
  })
}

/**
 * The network a login starts on: the active one of the namespace that the modal offers wallets of, if
 * the frame serves it; else the website's first one that the frame serves.
 *
 * @throws LatchkeyError `auth.none` where the website has no namespace with logins, `auth.network`
 * where the frame serves none of its networks.
 */
export function networkForLogin(deps: Deps): NetworkId {
  const { state, adapters } = deps
  const preferred = state.modal.namespaceFilter ?? state.network.activeNamespace
  const possible = loginNamespaces(deps)
  const namespace = possible.find((each) => each === preferred) ?? possible[0]
  if (namespace !== undefined) return networkOf(state, namespace)
  const hasNamespace = AUTH_NAMESPACES.some((each) => adapters.get(each) !== undefined)
  throw new LatchkeyError(hasNamespace ? 'auth.network' : 'auth.none', {})
}

/**
 * The active network of a namespace, or its first one, of those that the frame serves.
 *
 * @throws LatchkeyError `auth.network` where the frame serves none.
 */
export function networkOf(state: Deps['state'], namespace: Namespace): NetworkId {
  const candidates = servedNetworks(state, namespace)
  const active = state.network.activeIds[namespace]
  const found = candidates.find((id) => id === active) ?? candidates[0]
  if (found === undefined) throw new LatchkeyError('auth.network', {})
  return found
}

function servedNetworks({ network }: Deps['state'], namespace: Namespace): readonly NetworkId[] {
  const ids = network.supported.map(({ id }) => id)
  return ids.filter((id) => namespaceOf(id) === namespace && isServedByFrame(id))
}
