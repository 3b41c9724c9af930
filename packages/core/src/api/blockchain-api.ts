import { type Clock, isLatchkeyError, lazy, type NetworkId } from '../contract/index.ts'
import { createCached } from './cached.ts'
import type { HttpApi } from './http-api.ts'

/** The blockchain API, which supports some networks only. */
export interface BlockchainApi extends HttpApi {
  /**
   * Resolves with true if the API supports a network. The list is fetched once; as long as that
   * fails no network is supported, and the next call tries again.
   *
   * @throws LatchkeyError `aborted`.
   */
  isSupported(networkId: NetworkId, signal?: AbortSignal): Promise<boolean>
  /**
   * The same where it matters whether the list is known.
   *
   * @throws LatchkeyError `http.network`, `http.status`, `http.malformed`, `aborted`.
   */
  isListed(networkId: NetworkId, signal?: AbortSignal): Promise<boolean>
}

/** Adds the list of supported networks, which is fetched once per instance. */
export function createBlockchainApi(api: HttpApi, clock: Clock): BlockchainApi {
  const endpoint = lazy(() => import('./endpoints/supported-chains.ts'))
  const chains = createCached({
    clock,
    lifetimeMs: Number.POSITIVE_INFINITY,
    load: async (_key, signal) => (await endpoint.load()).readSupportedChains(api, signal),
  })
  const isListed: BlockchainApi['isListed'] = async (networkId, signal) =>
    (await chains.read('all', signal)).has(networkId)
  return {
    ...api,
    isListed,
    async isSupported(networkId, signal) {
      try {
        return await isListed(networkId, signal)
      } catch (error) {
        if (isLatchkeyError(error, 'aborted')) throw error
        return false
      }
    },
  }
}
