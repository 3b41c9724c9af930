import {
  type AccountId,
  addressOf,
  isLatchkeyError,
  LatchkeyError,
  namespaceOf,
  networkOf,
  type PlainError,
  type TrackedEvent,
} from '../contract/index.ts'
import type { RootState } from '../store/root-state.ts'
import { activeWallet } from '../store/selectors.ts'
import type { ActivitySlice } from './activity.state.ts'
import { filterTransactions } from './filter-transactions.ts'
import { createPageReader, type PageReaderDeps, type ReadPage } from './page-reader.ts'
import { readHistory } from './read-history.ts'
import type { Part } from './shown-list.ts'

/** Reads histories of accounts. */
export interface HistoryReader {
  /**
   * Reads one page, without the transactions that are spam or of another network.
   *
   * @throws LatchkeyError `activity.failed`, `aborted`.
   */
  readonly readPage: ReadPage
  /** Reads the first page into state, or the next one, which state says begins. Never rejects. */
  load(account: AccountId, part: Part, signal: AbortSignal): Promise<void>
}

/** What histories need before and after they are loaded. */
export interface HistoryDeps extends PageReaderDeps {
  readonly state: RootState
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
  const readRaw = createPageReader(deps)

  const readPage: ReadPage = async (query, signal) => {
    const page = await readRaw(query, signal)
    const networkId = networkOf(query.account)
    return { ...page, transactions: filterTransactions(page.transactions, networkId) }
  }

  function fail(account: AccountId, part: Part, cursor: string | undefined): void {
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

function propertiesOf({ state }: HistoryDeps, account: AccountId, cursor: string | undefined) {
  const wallet = activeWallet(state, namespaceOf(account))
  return {
    address: addressOf(account),
    projectId: state.options.projectId,
    cursor,
    isSmartAccount: wallet?.embedded?.accountType === 'smartAccount',
  }
}
