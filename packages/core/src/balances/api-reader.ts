import type { ApiToken } from '../api/endpoints/account-balance.ts'
import type { Services } from '../api/services.ts'
import { type AccountId, addressOf, lazy, networkOf } from '../contract/index.ts'
import type { CorePorts } from '../platform/core-ports.ts'

/**
 * Reads tokens from the blockchain API; undefined where it does not know the network.
 *
 * @param forceUpdate - Tokens, as CAIP-10 ids, whose amount the server must read again.
 */
export type FromApi = (
  account: AccountId,
  signal: AbortSignal,
  forceUpdate?: readonly string[],
) => Promise<readonly ApiToken[] | undefined>

interface Deps {
  readonly services: Pick<Services, 'blockchainApi'>
  readonly ports: Pick<CorePorts, 'clock'>
}

/** Creates the reader of one core; its code is loaded with the first read. */
export function createApiReader({ services, ports }: Deps): FromApi {
  const { blockchainApi } = services
  const endpoint = lazy(() => import('../api/endpoints/account-balance.ts'))
  const pause = () => new Promise<void>((resolve) => void ports.clock.after(0, resolve))
  return async (account, signal, forceUpdate) => {
    if (blockchainApi === undefined) return undefined
    const query = { address: addressOf(account), networkId: networkOf(account), forceUpdate, pause }
    const { readAccountBalance } = await endpoint.load()
    return readAccountBalance(blockchainApi, query, signal)
  }
}
