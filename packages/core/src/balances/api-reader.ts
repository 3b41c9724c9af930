import type { ApiToken } from '../api/endpoints/account-balance.ts'
import type { Services } from '../api/services.ts'
import { type AccountId, addressOf, lazy, networkOf } from '../contract/index.ts'

/**
 * Reads tokens from the blockchain API; undefined where it does not know the network.
 *
 * @param forceUpdate - Tokens, as CAIP-10 ids, whose amount the server must read anew.
 */
export type FromApi = (
  account: AccountId,
  signal: AbortSignal,
  forceUpdate?: readonly string[],
) => Promise<readonly ApiToken[] | undefined>

/** Creates the reader of one core; its code is loaded with the first read. */
export function createApiReader({ blockchainApi }: Pick<Services, 'blockchainApi'>): FromApi {
  const endpoint = lazy(() => import('../api/endpoints/account-balance.ts'))
  return async (account, signal, forceUpdate) => {
    if (blockchainApi === undefined) return undefined
    const query = { address: addressOf(account), networkId: networkOf(account), forceUpdate }
    const { readAccountBalance } = await endpoint.load()
    return readAccountBalance(blockchainApi, query, signal)
  }
}
