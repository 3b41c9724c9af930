import type { Services } from '../api/services.ts'
import {
  addressOf,
  isLatchkeyError,
  LatchkeyError,
  lazy,
  namespaceOf,
  networkOf,
} from '../contract/index.ts'
import type { Adapters } from '../store/adapters.ts'
import type { ActivityPage } from '../store/state/activity.ts'
import type { Snapshot } from '../store/state/root.ts'
import { adapterPage } from './adapter-page.ts'
import type { PageQuery } from './read-history.ts'

/**
 * Reads one page of a history as its server sends it.
 *
 * @throws LatchkeyError `activity.failed`, `aborted`.
 */
export type ReadPage = (query: PageQuery, signal: AbortSignal) => Promise<ActivityPage>

/** The same; undefined for a network of which no server has histories. */
export type ReadKnownPage = (
  query: PageQuery,
  signal: AbortSignal,
) => Promise<ActivityPage | undefined>

/** The dependencies of the reader of a history's pages. */
export interface PageReaderDeps {
  readonly state: Pick<Snapshot, 'accounts' | 'inactive' | 'network' | 'options'>
  readonly adapters: Pick<Adapters, 'get'>
  readonly services: Pick<Services, 'blockchainApi' | 'ipfsGateway'>
  readonly clock: { now(): number }
}

/**
 * Creates the reader of one core: from the servers of the network where its adapter knows them, else from
 * the blockchain API.
 */
export function createPageReader(deps: PageReaderDeps): ReadKnownPage {
  const fromApi = createApiPages(deps)
  return async (query, signal) => {
    try {
      const histories = deps.adapters.get(namespaceOf(query.account))?.histories
      return histories
        ? await adapterPage({ ...deps, histories }, query, signal)
        : await fromApi(query, signal)
    } catch (cause) {
      if (isLatchkeyError(cause, 'aborted')) throw cause
      throw new LatchkeyError('activity.failed', {}, { cause })
    }
  }
}

/** The code is loaded with the first page. Without a project id the API is not asked at all. */
function createApiPages({ services }: PageReaderDeps): ReadKnownPage {
  const endpoint = lazy(() => import('../api/endpoints/account-history.ts'))
  const { blockchainApi, ipfsGateway } = services
  return async ({ account, cursor }, signal) => {
    if (blockchainApi === undefined) return undefined
    const { readAccountHistory } = await endpoint.load()
    const query = { address: addressOf(account), networkId: networkOf(account), cursor }
    return readAccountHistory(blockchainApi, { ...query, ipfsGateway }, signal)
  }
}
