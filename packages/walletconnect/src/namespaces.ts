import {
  isNamespace,
  isNetworkId,
  type Namespace,
  type Network,
  type NetworkId,
  namespaceOf,
  type RelayOverride,
  WALLET_METHODS,
} from '@latchkey/core/contract'
import type { SessionStruct } from './library/types.ts'

const EVENTS = ['accountsChanged', 'chainChanged']

/** The permissions of one namespace that a wallet is asked for, by CAIP-25. */
export interface RequestedNamespace {
  readonly chains: string[]
  readonly methods: string[]
  readonly events: string[]
}

/**
 * The permissions that a wallet is asked for. All of them are optional, so that a wallet that
 * supports any of the networks can agree. Namespaces without wallet methods are left out.
 *
 * @param override - The permissions that the website requests instead of the default.
 */
export function namespacesFor(
  networks: readonly Pick<Network, 'id'>[],
  override: RelayOverride = {},
): Record<string, RequestedNamespace> {
  const requested: Record<string, RequestedNamespace> = {}
  for (const id of requestedNetworks(networks, override)) {
    const namespace = namespaceOf(id)
    const known = requested[namespace] ?? emptyNamespace(namespace, override)
    if (known.methods.length === 0) continue
    requested[namespace] = known.chains.includes(id)
      ? known
      : { ...known, chains: [...known.chains, id] }
  }
  return Object.fromEntries(
    Object.entries(requested).map(([key, each]) => [
      key,
      { ...each, chains: withFormerIds(each.chains) },
    ]),
  )
}

/** The networks in their order: wallets begin with the first. */
function requestedNetworks(
  networks: readonly Pick<Network, 'id'>[],
  { chains = {}, defaultChain }: RelayOverride,
): readonly NetworkId[] {
  const own = networks.map(({ id }) => id)
  const others = Object.values(chains).flat().filter(isNetworkId)
  const all = [...own.filter((id) => chains[namespaceOf(id)] === undefined), ...others]
  return [...all.filter((id) => id === defaultChain), ...all.filter((id) => id !== defaultChain)]
}

/** The requested permissions and one more network, to which the website wants to switch. */
export function withNetwork(
  requested: Readonly<Record<string, Partial<RequestedNamespace>>>,
  networkId: NetworkId,
): Record<string, RequestedNamespace> {
  const namespace = namespaceOf(networkId)
  const { chains = [], ...rest } = requested[namespace] ?? {}
  const more = {
    ...emptyNamespace(namespace),
    ...rest,
    chains: [...new Set([...chains, networkId])],
  }
  // The other namespaces are complete: the library checked them when they were requested.
  return { ...requested, [namespace]: more } as Record<string, RequestedNamespace>
}

function emptyNamespace(
  namespace: Namespace,
  { methods = {}, events = {} }: RelayOverride = {},
): RequestedNamespace {
  const known = isNamespace(namespace) ? WALLET_METHODS[namespace] : []
  return {
    chains: [],
    methods: [...(methods[namespace] ?? known)],
    events: [...(events[namespace] ?? EVENTS)],
  }
}

/**
 * Ids that networks had before CAIP-2 fixed the length of a Solana reference. Some wallets know these
 * networks by the former id only.
 */
const FORMER_IDS: Readonly<Partial<Record<string, NetworkId>>> = {
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': 'solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ',
  'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1': 'solana:8E9rvCKLFQia2Y35HXjjpWzj8weVo44K',
}

/** These networks, and after them the former ids of those that have one. */
function withFormerIds(networkIds: readonly string[]): string[] {
  return [...new Set([...networkIds, ...networkIds.flatMap((id) => FORMER_IDS[id] ?? [])])]
}

/** A network or account id with the network's current id; any other value unchanged. */
export function toCurrentId(value: unknown): unknown {
  if (typeof value !== 'string') return value
  for (const [id, former = id] of Object.entries(FORMER_IDS)) {
    if (value === former || value.startsWith(`${former}:`)) return id + value.slice(former.length)
  }
  return value
}

/** The id by which the wallet of a session knows a network. */
export function idInSession(
  { namespaces }: Pick<SessionStruct, 'namespaces'>,
  id: NetworkId,
): NetworkId {
  const former = FORMER_IDS[id]
  // Ids of this length do not occur in other texts by chance.
  const granted = JSON.stringify(namespaces)
  return former !== undefined && granted.includes(former) && !granted.includes(id) ? former : id
}
