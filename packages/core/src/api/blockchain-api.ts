import { type Clock, isLatchkeyError, lazy, type NetworkId } from '../contract/index.ts'
import { createCached } from './cached.ts'
import type { HttpApi } from './http-api.ts'

/** The blockchain API, which knows some networks and not others. */
export interface BlockchainApi extends HttpApi {
  /**
   * Whether questions about a network make sense. The list is fetched once; as long as that
   * fails no network is supported, and the next question tries again.
   *
   * @throws LatchkeyError `aborted`.
   */
  isSupported(networkId: NetworkId, signal?: AbortSignal): Promise<boolean>
}

/** Adds the list of supported networks, which lives as long as the instance. */
export function createBlockchainApi(api: HttpApi, clock: Clock): BlockchainApi {
  const endpoint = lazy(() => import('./endpoints/supported-chains.ts'))
  const chains = createCached({
    clock,
    lifetimeMs: Number.POSITIVE_INFINITY,
    load: async (_key, signal) => (await endpoint.load()).readSupportedChains(api, signal),
  })
  return {
    ...api,
    async isSupported(networkId, signal) {
      try {
        return (await chains.read('all', signal)).has(networkId)
      } catch (error) {
        if (isLatchkeyError(error, 'aborted')) throw error
        return false
      }
    },
  }
}
