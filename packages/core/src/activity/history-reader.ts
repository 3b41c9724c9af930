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
import { activeWallet, currentRoute } from '../store/selectors.ts'
import type { ActivityPage } from '../store/state/activity.ts'
import type { RootState } from '../store/state/root.ts'
import type { ActivitySlice } from './activity.state.ts'
import { filterTransactions } from './filter-transactions.ts'
import {
  createPageReader,
  type PageReaderDeps,
  type ReadKnownPage,
  type ReadPage,
} from './page-reader.ts'
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
  /** The same; undefined where no server has histories of the network. */
  readonly readKnownPage: ReadKnownPage
  /**
   * Reads a part into state, which state says begins. Never rejects. Where updates can't be read no
   * notice is shown: the visitor did not ask for them.
   *
   * @returns whether it was read.
   */
  load(account: AccountId, part: Part, signal: AbortSignal): Promise<boolean>
}

/** The dependencies of histories, both of the lazy shell and of the loaded module. */
export interface HistoryDeps extends PageReaderDeps {
  readonly state: RootState
  readonly notices: { fail(error: PlainError): void }
  track(event: TrackedEvent): void
}

/**
 * The page of a network for which no server has histories. Source: docs/blockchain-api.md, section
 * 0.
 */
const NOTHING: ActivityPage = { transactions: [] }

const OF_SEND: ReadonlySet<string> = new Set(['WalletSend', 'WalletSendPreview'])

/**
 * Creates the reader of one core.
 *
 * @param slice - The writer of `state.activity`.
 */
export function createHistoryReader(deps: HistoryDeps, slice: ActivitySlice): HistoryReader {
  const { state, notices, track } = deps
  const readRaw = createPageReader(deps)

  const readKnownPage: ReadKnownPage = async (query, signal) => {
    const page = await readRaw(query, signal)
    const networkId = networkOf(query.account)
    return page && { ...page, transactions: filterTransactions(page.transactions, networkId) }
  }
  const readPage: ReadPage = async (query, signal) =>
    (await readKnownPage(query, signal)) ?? NOTHING

  const cursors = createUsedCursors(slice)

  function fail(account: AccountId, part: Part, cursor: string | undefined): void {
    if (part === 'updates') return
    slice.fail(account, part)
    // Send reads the history for the addresses that were paid before: it does without them.
    if (!OF_SEND.has(currentRoute(state.router).view)) {
      notices.fail(new LatchkeyError('activity.failed', {}))
    }
    const properties = propertiesOf(deps, account, cursor)
    track({ event: 'ERROR_FETCH_TRANSACTIONS', properties })
  }

  return {
    readPage,
    readKnownPage,
    async load(account, part, signal) {
      const cursor = part === 'next' ? slice.read(account)?.next : undefined
      if (part === 'next') {
        const properties = propertiesOf(deps, account, cursor)
        track({ event: 'LOAD_MORE_TRANSACTIONS', properties })
      }
      const used = cursors.of(account, part)
      try {
        const page = await readHistory({ readPage, used }, { account, cursor }, signal)
        if (signal.aborted) return false
        slice.write(account, part, page)
        cursors.store(account, used, page.next)
        return true
      } catch (thrown) {
        if (!signal.aborted && !isLatchkeyError(thrown, 'aborted')) fail(account, part, cursor)
        return false
      }
    },
  }
}

/** The cursors of each history that were read: a server may send a reader round in circles. */
function createUsedCursors(slice: Pick<ActivitySlice, 'read'>) {
  const known = new Map<AccountId, Set<string>>()
  return {
    of(account: AccountId, part: Part): Set<string> {
      return new Set(part === 'next' ? known.get(account) : [])
    },
    /**
     * Stores the cursors only if they lead to the known end: a first page that was read again
     * before known pages does not move it.
     */
    store(account: AccountId, used: Set<string>, next: string | undefined): void {
      if (slice.read(account)?.next === next) known.set(account, used)
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
