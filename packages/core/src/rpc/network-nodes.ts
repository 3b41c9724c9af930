import type { Clock, Http, Network, NodeReader } from '../contract/index.ts'
import { createRpcClient } from './rpc-client.ts'
import { rpcAddresses } from './rpc-url.ts'

interface Deps {
  readonly http: Http
  readonly clock: Clock
  /** The networks of the website now. */
  networks(): readonly Network[]
  /** Addresses that the website wants, by network; they come first. */
  readonly customUrls: Readonly<Partial<Record<string, readonly string[]>>> | undefined
  /** The URLs of the networks come before the proxy. */
  readonly prefersNetworkUrls?: boolean | undefined
  /** Address of the blockchain API, without path. */
  readonly blockchainApi: string
  readonly projectId: string | undefined
  /** Id of this client at the relay, once it is known. */
  clientId(): string | undefined
  /** Asks no node of the blockchain API's host. */
  readonly isIndependent?: boolean | undefined
}

/**
 * Reads from the nodes of the website's networks, and of others by the website's URLs or the proxy.
 */
export function createNetworkNodes(deps: Deps): NodeReader {
  const { http, clock, networks, customUrls, clientId, ...service } = deps
  return createRpcClient({
    http,
    clock,
    addresses(id) {
      // A network that the website does not list has no URLs of its own. Names are read from mainnet.
      const network = networks().find((each) => each.id === id) ?? { id, rpcUrls: [] }
      const own = { customUrls: customUrls?.[id] ?? [], clientId: clientId() }
      return rpcAddresses({ ...service, ...own, network })
    },
  })
}
