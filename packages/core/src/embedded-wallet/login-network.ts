import {
  type AuthSource,
  LatchkeyError,
  type Namespace,
  type NetworkId,
  namespaceOf,
} from '../contract/index.ts'
import { embeddedNamespaces } from '../options/account-type-rules.ts'
import type { Adapters } from '../store/adapters.ts'
import type { AuthState } from '../store/state/auth.ts'
import type { RootState } from '../store/state/root.ts'

/**
 * Networks on which the secure site serves accounts unless the website names others. Source:
 * docs/frame-protocol.md, section 1.
 */
const SERVED_BY_DEFAULT: readonly NetworkId[] = [
  ...[1, 10, 56, 97, 100, 137, 324, 8453, 42161, 42220, 43113, 43114, 59144, 80002, 84532].map(evm),
  ...[421614, 7777777, 11155111, 11155420, 1313161554, 1313161555].map(evm),
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  'solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z',
  'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
]

function evm(chainId: number): NetworkId {
  return `eip155:${chainId}`
}

interface Deps {
  readonly state: RootState
  readonly adapters: Pick<Adapters, 'get'>
  readonly auth: Pick<AuthState, 'networkIds'>
}

/**
 * The networks of the secure site, of namespaces that may have a login and that the website has an
 * adapter for.
 */
export function servedNetworkIds(
  { networkIds = SERVED_BY_DEFAULT }: Pick<AuthSource, 'networkIds'>,
  adapters: Deps['adapters'],
): readonly NetworkId[] {
  const namespaces = embeddedNamespaces().filter((each) => adapters.get(each) !== undefined)
  return [...new Set(networkIds)].filter((id) => namespaces.includes(namespaceOf(id)))
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
  const possible = embeddedNamespaces().filter((each) => sharedNetworks(deps, each).length > 0)
  const namespace = possible.find((each) => each === preferred) ?? possible[0]
  if (namespace !== undefined) return networkOf(deps, namespace)
  const hasNamespace = embeddedNamespaces().some((each) => adapters.get(each) !== undefined)
  throw new LatchkeyError(hasNamespace ? 'auth.network' : 'auth.none', {})
}

/**
 * The active network of a namespace, or its first one, of those that the frame serves.
 *
 * @throws LatchkeyError `auth.network` where the frame serves none.
 */
export function networkOf(deps: Pick<Deps, 'state' | 'auth'>, namespace: Namespace): NetworkId {
  const candidates = sharedNetworks(deps, namespace)
  const active = deps.state.network.activeIds[namespace]
  const found = candidates.find((id) => id === active) ?? candidates[0]
  if (found === undefined) throw new LatchkeyError('auth.network', {})
  return found
}

/** The networks of a namespace that the website and the frame have both. */
function sharedNetworks(
  { state, auth }: Pick<Deps, 'state' | 'auth'>,
  namespace: Namespace,
): readonly NetworkId[] {
  const ids = state.network.supported.map(({ id }) => id)
  return ids.filter((id) => namespaceOf(id) === namespace && auth.networkIds.includes(id))
}
