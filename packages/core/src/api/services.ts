import { type Http, lazy, type NodeReader } from '../contract/index.ts'
import type { LatchkeyOptions } from '../options/latchkey-options.ts'
import type { Endpoints } from '../options/options-state.ts'
import { overrideOf } from '../options/override-of.ts'
import type { Ports } from '../platform/ports.ts'
import type { Snapshot } from '../store/state/root.ts'
import { type BlockchainApi, createBlockchainApi } from './blockchain-api.ts'
import { type PublicImage, publicImageUrl } from './endpoints/image-addresses.ts'
import { createHttpApi, type HttpApi, type HttpApiDeps } from './http-api.ts'
import type { Sdk } from './sdk.ts'

/** The clients of all servers of one core. */
export interface Services {
  /** Names this SDK to servers that ask for it. */
  readonly sdk: Sdk
  /** undefined without a project id: the server would not answer. */
  readonly blockchainApi: BlockchainApi | undefined
  readonly walletApi: HttpApi | undefined
  /** The gateway for pictures on IPFS; see `pictureUrl`. */
  readonly ipfsGateway: string | undefined
  readonly nodes: NodeReader
  /** The same without the blockchain API's proxy: no server judges there what it wrote itself. */
  readonly independentNodes: NodeReader
  /** The same for wallet-connect sessions, with the website's further URLs for these. */
  readonly relayNodes: NodeReader
  /** The id of this client at the relay, which all later requests to the blockchain API carry. */
  setClientId(id: string): void
  /** Loads the code that reads from nodes; otherwise the first read loads it. */
  prefetch(): void
  /** URL of a public picture; undefined without a project id. */
  imageUrl(kind: PublicImage, id: string): string | undefined
}

interface Deps {
  readonly state: Pick<Snapshot, 'options' | 'network'>
  readonly given: LatchkeyOptions
  readonly endpoints: Endpoints
  readonly ports: Ports
  readonly sdk: Sdk
  /** Alerts developers when a server does not know the project. */
  readonly alerts: { raise(key: 'INVALID_PROJECT_ID'): void }
}

/** Creates the clients. Sends no request. */
export function createServices(deps: Deps): Services {
  const { state, given, endpoints, ports, sdk, alerts } = deps
  const { clock } = ports
  const http = reportUnauthorized(ports.http, () => alerts.raise('INVALID_PROJECT_ID'))
  const { projectId } = state.options
  let known: string | undefined
  const clientId = (): string | undefined => known
  const api = (server: Pick<HttpApiDeps, 'baseUrl' | 'clientId'>): HttpApi | undefined =>
    projectId === undefined
      ? undefined
      : createHttpApi({ http, clock, projectId, ...sdk, ...server })
  const blockchain = api({ baseUrl: endpoints.blockchainApi, clientId })
  const walletApi = api({ baseUrl: endpoints.walletApi })
  const createNodes = (customUrls: LatchkeyOptions['customRpcUrls'], isIndependent = false) =>
    lazy(async () =>
      (await import('../rpc/network-nodes.ts')).createNetworkNodes({
        http: ports.http,
        clock,
        projectId,
        clientId,
        blockchainApi: endpoints.blockchainApi,
        networks: () => state.network.supported,
        customUrls,
        prefersNetworkUrls: given.preferNetworkRpcUrls,
        isIndependent,
      }),
    )
  const nodes = createNodes(given.customRpcUrls)
  const independent = createNodes(given.customRpcUrls, true)
  const { rpcMap } = overrideOf(given) ?? {}
  const relayNodes = rpcMap ? createNodes(withUrls(given.customRpcUrls, rpcMap)) : nodes
  return {
    sdk,
    blockchainApi: blockchain && createBlockchainApi(blockchain, clock),
    walletApi,
    ipfsGateway: endpoints.ipfsGateway,
    setClientId(id) {
      known = id
    },
    nodes: { read: async (...request) => (await nodes.load()).read(...request) },
    independentNodes: { read: async (...request) => (await independent.load()).read(...request) },
    relayNodes: { read: async (...request) => (await relayNodes.load()).read(...request) },
    prefetch: () => void nodes.load().catch(() => {}),
    imageUrl: (kind, id) => walletApi && publicImageUrl(walletApi, kind, id),
  }
}

/** URLs of the website by network, those for all sessions first. */
function withUrls(
  urls: LatchkeyOptions['customRpcUrls'],
  rpcMap: Readonly<Record<string, string>>,
): Readonly<Record<string, readonly string[]>> {
  const all = Object.entries(rpcMap).map(([id, url]) => [id, [...(urls?.[id] ?? []), url]])
  return { ...urls, ...Object.fromEntries(all) }
}

/** Source: docs/blockchain-api.md, section 0, server errors. */
const UNAUTHORIZED = 401

/** The servers answer 401 when they do not know the project. */
function reportUnauthorized(http: Http, onUnauthorized: () => void): Http {
  return {
    async send(request, signal) {
      const response = await http.send(request, signal)
      if (response.status === UNAUTHORIZED) onUnauthorized()
      return response
    },
  }
}
