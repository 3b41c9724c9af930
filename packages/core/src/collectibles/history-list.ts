import { withFirstPage, withNextPage } from '../activity/merge-pages.ts'
import type { ReadPage } from '../activity/page-reader.ts'
import { type AccountId, isLatchkeyError, networkOf } from '../contract/index.ts'
import type { ActivityPage, ActivityState, ActivityTransaction } from '../store/state/activity.ts'
import type { Collectible, CollectibleList } from '../store/state/collectibles.ts'
import { heldCollectibles } from './held-collectibles.ts'
import { type ListReader, MAX_EMPTY_PAGES } from './list-reader.ts'

/** How many are looked for at a time: more than a window shows. */
const WANTED = 12

type Known = Pick<ActivityState, 'pages' | 'next'>

/** Lists what an account holds by what its history tells, from the newest transaction back. */
export function createHistoryList(account: AccountId, readPage: ReadPage): ListReader {
  const networkId = networkOf(account)
  let known: Known = { pages: [], next: undefined }
  let isRead = false

  const heldIn = ({ pages }: Known): readonly Collectible[] =>
    heldCollectibles(pages.flat(), networkId)
  const countShown = (read: Known): number => heldIn(read).filter(({ isSpam }) => !isSpam).length

  async function read(cursor: string | undefined, signal: AbortSignal): Promise<ActivityPage> {
    const { transactions, next } = await readPage({ account, cursor }, signal)
    // A server that sends a reader back to where they are has nothing more.
    const isMore = next !== cursor
    return { transactions: transactions.map(onlyCollectibles), next: isMore ? next : undefined }
  }

  /** The next page; undefined where it can't be read: those before count, and the rest may be asked for. */
  async function readAfter(all: Known, signal: AbortSignal): Promise<Known | undefined> {
    try {
      return withNextPage(all, await read(all.next, signal))
    } catch (thrown) {
      if (isLatchkeyError(thrown, 'aborted')) throw thrown
      return undefined
    }
  }

  /** Reads on until enough can be shown, nothing is left, or several pages had nothing. */
  async function readOn(
    from: Known,
    wanted: number,
    signal: AbortSignal,
  ): Promise<CollectibleList> {
    let all = from
    for (let count = 1; count < MAX_EMPTY_PAGES; count += 1) {
      if (all.next === undefined || countShown(all) >= wanted) break
      const more = await readAfter(all, signal)
      if (more === undefined) break
      all = more
    }
    known = all
    isRead = true
    return { collectibles: heldIn(all), hasMore: all.next !== undefined }
  }

  return {
    async readFirst(signal) {
      const first = withFirstPage(known, await read(undefined, signal))
      // An update stops at the number that is shown already: one page is usually enough.
      return readOn(first, isRead ? countShown(known) : WANTED, signal)
    },
    async readNext(signal) {
      const wanted = countShown(known) + WANTED
      return readOn(withNextPage(known, await read(known.next, signal)), wanted, signal)
    },
  }
}

/** The others only say where pages begin and end. */
function onlyCollectibles(transaction: ActivityTransaction): ActivityTransaction {
  const transfers = transaction.transfers.filter(({ collectible }) => collectible !== undefined)
  return { ...transaction, transfers }
}
