import { type Clock, isLatchkeyError, type NetworkId } from '../contract/index.ts'
import { createCached } from './cached.ts'
import { readSupportedChains } from './endpoints/supported-chains.ts'
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
  const chains = createCached({
    clock,
    lifetimeMs: Number.POSITIVE_INFINITY,
    load: (_key, signal) => readSupportedChains(api, signal),
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
