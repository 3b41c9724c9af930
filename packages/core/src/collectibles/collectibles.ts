import { createPageReader, type PageReaderDeps, type ReadPage } from '../activity/page-reader.ts'
import { createShownList, type Part, type ShownList } from '../activity/shown-list.ts'
import { createUpdatesPoll } from '../activity/updates-poll.ts'
import {
  type AccountId,
  type Clock,
  type CollectibleSource,
  LatchkeyError,
  type NodeReader,
  namespaceOf,
  throwIfAborted,
  type Undo,
  type Visibility,
} from '../contract/index.ts'
import type { CollectibleList } from '../store/state/collectibles.ts'
import type { RootState } from '../store/state/root.ts'
import { createCollectiblesSlice } from './collectibles.state.ts'
import { createHistoryList } from './history-list.ts'
import type { ListReader } from './list-reader.ts'
import { createSourceList } from './source-list.ts'

/** Times that `read` reads on at most: of a history at least 1,000 transactions. */
const MAX_READS = 20

/** The collectibles of accounts, once the code is loaded. */
export interface Collectibles extends ShownList {
  /**
   * Reads what an account holds without storing it, until `limit` are known that are no spam.
   *
   * @throws LatchkeyError `collectibles.failed`, `aborted`.
   */
  read(account: AccountId, limit: number, signal: AbortSignal): Promise<CollectibleList>
}

/** The dependencies of reading collectibles. */
export interface CollectiblesDeps extends PageReaderDeps {
  readonly state: RootState
  readonly services: PageReaderDeps['services'] & { readonly nodes: NodeReader }
  /** Those of the website. */
  readonly sources: readonly CollectibleSource[]
  readonly clock: Pick<Clock, 'now' | 'monotonic'>
  readonly timers: { after(delayMs: number, run: () => void): Undo }
  readonly visibility: Pick<Visibility, 'isVisible'>
}

/** Creates what reads the collectibles of one core. */
export function createCollectibles(deps: CollectiblesDeps): Collectibles {
  const { state, clock } = deps
  const slice = createCollectiblesSlice(state.collectibles)
  const createReader = readerOf(deps)
  const readers = new Map<AccountId, ListReader>()
  let isRead = true

  async function load(account: AccountId, part: Part, signal: AbortSignal): Promise<void> {
    const reader = readers.get(account) ?? createReader(account)
    readers.set(account, reader)
    try {
      const list = part === 'next' ? reader.readNext(signal) : reader.readFirst(signal)
      const read = await list
      if (signal.aborted) return
      slice.write(account, read)
    } catch {
      if (signal.aborted) return
      slice.fail(account, part)
      isRead = false
    }
  }

  const hasMore = (account: AccountId): boolean => slice.read(account)?.hasMore === true
  const list = createShownList({ slice, load, hasMore, clock })
  const poll = createUpdatesPoll(deps, async () => {
    isRead = true
    await list.readUpdates()
    return isRead
  })

  return {
    ...list,
    show(account) {
      if (account === list.shown()) return
      list.show(account)
      if (account === undefined) poll.stop()
      else poll.start()
    },
    clear(namespace) {
      list.clear(namespace)
      if (list.shown() === undefined) poll.stop()
      for (const account of readers.keys()) {
        if (namespaceOf(account) === namespace) readers.delete(account)
      }
    },
    stop() {
      poll.stop()
      list.stop()
    },
    async read(account, limit, signal) {
      try {
        return await readUpTo(limit, createReader(account), signal)
      } catch (cause) {
        throwIfAborted(signal)
        throw new LatchkeyError('collectibles.failed', {}, { cause })
      }
    },
  }
}

/** The website's own source where it has one for the namespace, else the account's history. */
function readerOf(deps: CollectiblesDeps): (account: AccountId) => ListReader {
  const { sources, services, timers } = deps
  const { nodes, ipfsGateway } = services
  const readKnown = createPageReader(deps)
  const readPage: ReadPage = async (query, signal) => {
    const page = await readKnown(query, signal)
    // Without a history nothing is known of what is held.
    if (page === undefined) throw new LatchkeyError('activity.failed', {})
    return page
  }
  return (account) => {
    const namespace = namespaceOf(account)
    const source = sources.find(({ namespaces }) => namespaces.includes(namespace))
    return source
      ? createSourceList(account, { source, nodes, ipfsGateway, timers })
      : createHistoryList(account, readPage)
  }
}

async function readUpTo(
  limit: number,
  reader: ListReader,
  signal: AbortSignal,
): Promise<CollectibleList> {
  const isEnough = ({ collectibles, hasMore }: CollectibleList): boolean =>
    !hasMore || collectibles.filter(({ isSpam }) => !isSpam).length >= limit
  let list = await reader.readFirst(signal)
  for (let count = 1; count < MAX_READS && !isEnough(list); count += 1) {
    list = await reader.readNext(signal)
  }
  return list
}
