import { type Http, lazy, type NodeReader } from '../contract/index.ts'
import type { LatchkeyOptions } from '../options/latchkey-options.ts'
import type { Endpoints } from '../options/options-state.ts'
import type { Ports } from '../platform/ports.ts'
import type { Snapshot } from '../store/root-state.ts'
import { type BlockchainApi, createBlockchainApi } from './blockchain-api.ts'
import { assetImageUrl } from './endpoints/image-addresses.ts'
import { createHttpApi, type HttpApi } from './http-api.ts'

/** The clients of all servers of one core. */
export interface Services {
  /** undefined without a project id: the server would not answer. */
  readonly blockchainApi: BlockchainApi | undefined
  readonly walletApi: HttpApi | undefined
  readonly nodes: NodeReader
  /** Loads the code that reads from nodes; otherwise the first read loads it. */
  prefetch(): void
  /** URL of the picture of an asset; undefined without a project id. */
  assetUrl(imageId: string): string | undefined
}

interface Deps {
  readonly state: Pick<Snapshot, 'options' | 'network'>
  readonly given: LatchkeyOptions
  readonly endpoints: Endpoints
  readonly ports: Ports
  readonly sdk: { readonly sdkType: string; readonly sdkVersion: string }
  /** Alerts developers when a server does not know the project. */
  readonly alerts: { raise(key: 'INVALID_PROJECT_ID'): void }
}

/** Creates the clients. Sends no request. */
export function createServices(deps: Deps): Services {
  const { state, given, endpoints, ports, sdk, alerts } = deps
  const { clock } = ports
  const http = reportUnauthorized(ports.http, () => alerts.raise('INVALID_PROJECT_ID'))
  const { projectId } = state.options
  const api = (baseUrl: string): HttpApi | undefined =>
    projectId === undefined ? undefined : createHttpApi({ http, clock, baseUrl, projectId, ...sdk })
  const blockchain = api(endpoints.blockchainApi)
  const walletApi = api(endpoints.walletApi)
  const nodes = lazy(async () =>
    (await import('../rpc/network-nodes.ts')).createNetworkNodes({
      ...{ http: ports.http, clock, projectId, blockchainApi: endpoints.blockchainApi },
      networks: () => state.network.supported,
      customUrls: given.customRpcUrls,
    }),
  )
  return {
    blockchainApi: blockchain && createBlockchainApi(blockchain, clock),
    walletApi,
    nodes: { read: async (...request) => (await nodes.load()).read(...request) },
    prefetch: () => void nodes.load().catch(() => {}),
    assetUrl: (imageId) => walletApi && assetImageUrl(walletApi, imageId),
  }
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
