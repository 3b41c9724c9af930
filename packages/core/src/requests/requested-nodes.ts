import type { Network, RequestedHost } from '../contract/index.ts'
import type { LatchkeyOptions } from '../options/latchkey-options.ts'
import type { Endpoints, OptionsState } from '../options/options-state.ts'
import { overrideOf } from '../options/override-of.ts'
import { rpcAddresses } from '../rpc/rpc-url.ts'
import { originOf } from './origin-of.ts'

interface Facts {
  readonly given: LatchkeyOptions
  readonly options: Pick<OptionsState, 'projectId'>
  readonly endpoints: Pick<Endpoints, 'blockchainApi'>
  readonly networks: readonly Network[]
}

/** The nodes of all networks: the website's, the proxy, and those that the networks name. */
export function requestedNodes(facts: Facts): readonly RequestedHost[] {
  const { given, networks } = facts
  const { rpcMap = {} } = overrideOf(given) ?? {}
  const { customRpcUrls = {} } = given
  const named = new Map<string, string[]>()

  function add(url: string, name: string): void {
    const origin = originOf(url)
    const names = named.get(origin) ?? []
    named.set(origin, names.includes(name) ? names : [...names, name])
  }

  for (const network of networks) {
    for (const { url } of addressesOf(facts, network)) add(url, network.name)
  }
  // Also of networks that the website does not list: names are read from mainnet.
  const nameOf = (id: string): string => networks.find((network) => network.id === id)?.name ?? id
  for (const [id, urls] of Object.entries(customRpcUrls))
    for (const url of urls) add(url, nameOf(id))
  for (const [id, url] of Object.entries(rpcMap)) add(url, nameOf(id))

  return [...named].map(([origin, names]) => ({
    origin,
    kind: 'connect',
    reason: `Nodes of ${names.join(', ')}`,
    when: 'A wallet is connected, or a name is looked up',
  }))
}

/** The URLs of a network, in the order in which they are tried. */
function addressesOf({ given, options, endpoints }: Facts, network: Network) {
  const { projectId } = options
  const customUrls = given.customRpcUrls?.[network.id] ?? []
  return rpcAddresses({
    network,
    customUrls,
    projectId,
    blockchainApi: endpoints.blockchainApi,
    prefersNetworkUrls: given.preferNetworkRpcUrls,
  })
}
