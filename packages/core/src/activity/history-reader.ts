import type { Services } from '../api/services.ts'
import {
  type AccountId,
  addressOf,
  isLatchkeyError,
  LatchkeyError,
  lazy,
  namespaceOf,
  networkOf,
  type PlainError,
  type TrackedEvent,
} from '../contract/index.ts'
import type { ActivityPage } from '../store/activity-state.ts'
import type { RootState } from '../store/root-state.ts'
import { activeWallet } from '../store/selectors.ts'
import type { ActivitySlice } from './activity.state.ts'
import { filterTransactions } from './filter-transactions.ts'
import { type PageQuery, readHistory } from './read-history.ts'

/** Reads histories of accounts. */
export interface HistoryReader {
  /**
   * Reads one page, without the transactions that are spam or of another network.
   *
   * @throws LatchkeyError `activity.failed`, `aborted`.
   */
  readPage(query: PageQuery, signal: AbortSignal): Promise<ActivityPage>
  /** Reads the first page into state, or the next one, which state says begins. Never rejects. */
  load(account: AccountId, part: 'first' | 'next', signal: AbortSignal): Promise<void>
}

/** What histories need before and after they are loaded. */
export interface HistoryDeps {
  readonly state: RootState
  readonly services: Pick<Services, 'blockchainApi'>
  readonly notices: { fail(error: PlainError): void }
  track(event: TrackedEvent): void
}

/**
 * Creates the reader of one core.
 *
 * @param slice - The writer of `state.activity`.
 */
export function createHistoryReader(deps: HistoryDeps, slice: ActivitySlice): HistoryReader {
  const { notices, track } = deps
  const readPage = createPageReader(deps)

  function fail(account: AccountId, part: 'first' | 'next', cursor: string | undefined): void {
    slice.fail(account, part)
    notices.fail(new LatchkeyError('activity.failed', {}))
    const properties = propertiesOf(deps, account, cursor)
    track({ event: 'ERROR_FETCH_TRANSACTIONS', properties })
  }

  return {
    readPage,
    async load(account, part, signal) {
      const cursor = part === 'next' ? slice.read(account)?.next : undefined
      if (part === 'next') {
        const properties = propertiesOf(deps, account, cursor)
        track({ event: 'LOAD_MORE_TRANSACTIONS', properties })
      }
      try {
        const page = await readHistory(readPage, { account, cursor }, signal)
        if (!signal.aborted) slice.write(account, part, page)
      } catch (thrown) {
        if (!signal.aborted && !isLatchkeyError(thrown, 'aborted')) fail(account, part, cursor)
      }
    },
  }
}

function createPageReader({ services: { blockchainApi } }: HistoryDeps): HistoryReader['readPage'] {
  const endpoint = lazy(() => import('../api/endpoints/account-history.ts'))
  return async ({ account, cursor }, signal) => {
    const networkId = networkOf(account)
    try {
      if (blockchainApi === undefined) throw new LatchkeyError('activity.failed', {})
      const { readAccountHistory } = await endpoint.load()
      const query = { address: addressOf(account), networkId, cursor }
      const page = await readAccountHistory(blockchainApi, query, signal)
      // The same where the list of networks can't be read: nothing is known of this one.
      if (page === undefined) throw new LatchkeyError('activity.failed', {})
      return { ...page, transactions: filterTransactions(page.transactions, networkId) }
    } catch (cause) {
      if (isLatchkeyError(cause, 'aborted')) throw cause
      throw new LatchkeyError('activity.failed', {}, { cause })
    }
  }
}

function propertiesOf({ state }: HistoryDeps, account: AccountId, cursor: string | undefined) {
  const wallet = activeWallet(state, namespaceOf(account))
  return {
    address: addressOf(account),
    projectId: state.options.projectId,
    cursor,
    isSmartAccount: wallet?.embedded?.accountType === 'smartAccount',
  }
}
