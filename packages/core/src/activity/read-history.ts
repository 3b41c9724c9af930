import type { AccountId } from '../contract/index.ts'
import type { ActivityPage } from '../store/state/activity.ts'

/** The account and the beginning of a page. */
export interface PageQuery {
  readonly account: AccountId
  readonly cursor?: string | undefined
}

/** Pages in a row that may have nothing to show. A longer row of spam is read on when the visitor asks. */
const MAX_EMPTY_PAGES = 5

interface Reading {
  /** Reads one page, without what is not shown. */
  readPage(query: PageQuery, signal: AbortSignal): Promise<ActivityPage>
  /** Cursors of this history that were read before; those of this reading are added. */
  readonly used: Set<string>
}

/** Reads on until a page has something to show, or the history ends. */
export async function readHistory(
  { readPage, used }: Reading,
  { account, cursor }: PageQuery,
  signal: AbortSignal,
): Promise<ActivityPage> {
  let from = cursor
  for (let count = 1; ; count += 1) {
    if (from !== undefined) used.add(from)
    const { transactions, next } = await readPage({ account, cursor: from }, signal)
    // A server that sends a reader back to where they were has nothing more.
    const page = { transactions, next: next !== undefined && used.has(next) ? undefined : next }
    const isEnd = page.next === undefined || count === MAX_EMPTY_PAGES
    if (transactions.length > 0 || isEnd) return page
    from = page.next
  }
}
