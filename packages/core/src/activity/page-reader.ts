import type { Services } from '../api/services.ts'
import { addressOf, isLatchkeyError, LatchkeyError, lazy, networkOf } from '../contract/index.ts'
import type { ActivityPage } from '../store/activity-state.ts'
import type { PageQuery } from './read-history.ts'

/**
 * Reads one page of a history as the server sends it.
 *
 * @throws LatchkeyError `activity.failed`, `aborted`.
 */
export type ReadPage = (query: PageQuery, signal: AbortSignal) => Promise<ActivityPage>

/** What reads the pages of histories. */
export interface PageReaderDeps {
  readonly services: Pick<Services, 'blockchainApi' | 'ipfsGateway'>
}

/** Creates the reader of one core; its code is loaded with the first page. */
export function createPageReader({ services }: PageReaderDeps): ReadPage {
  const endpoint = lazy(() => import('../api/endpoints/account-history.ts'))
  const { blockchainApi, ipfsGateway } = services
  return async ({ account, cursor }, signal) => {
    try {
      if (blockchainApi === undefined) throw new LatchkeyError('activity.failed', {})
      const { readAccountHistory } = await endpoint.load()
      const query = { address: addressOf(account), networkId: networkOf(account), cursor }
      const page = await readAccountHistory(blockchainApi, { ...query, ipfsGateway }, signal)
      // The same where the list of networks can't be read: nothing is known of this one.
      if (page === undefined) throw new LatchkeyError('activity.failed', {})
      return page
    } catch (cause) {
      if (isLatchkeyError(cause, 'aborted')) throw cause
      throw new LatchkeyError('activity.failed', {}, { cause })
    }
  }
}
