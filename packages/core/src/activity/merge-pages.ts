import type { ActivityPage, ActivityState, ActivityTransaction } from '../store/state/activity.ts'

type Pages = ActivityState['pages']
type Known = Pick<ActivityState, 'pages' | 'next'>

/**
 * Adds the next page. A transaction that is known stays where it is: while a visitor reads, newer ones
 * move the borders of the pages.
 */
export function withNextPage({ pages }: Known, page: ActivityPage): Known {
  const isKnown = knows(pages)
  const added = unique(page.transactions).filter(({ id }) => !isKnown(id))
  return { pages: added.length === 0 ? pages : [...pages, added], next: page.next }
}

/**
 * Puts the first page, read again, before the known pages. If nothing of it is known there may be
 * others in between, and only the first page is kept. Later pages that stay as they are stay the
 * same objects.
 */
export function withFirstPage({ pages, next }: Known, page: ActivityPage): Known {
  const first = unique(page.transactions)
  const isKnown = knows(pages)
  if (!first.some(({ id }) => isKnown(id))) {
    return { pages: first.length === 0 ? [] : [first], next: page.next }
  }
  const isFirst = knows([first])
  // A transaction in no block is on the first page: if it is missing there, it was dropped.
  const isLeft = ({ id, status }: ActivityTransaction) => !isFirst(id) && status !== 'pending'
  const others = pages
    .map((known) => (known.every(isLeft) ? known : known.filter(isLeft)))
    .filter((known) => known.length > 0)
  return { pages: [first, ...others], next }
}

/** Returns true if two states of a history show the same. */
export function isSameHistory(before: Pages, now: Pages): boolean {
  return before.length === now.length && now.every((page, index) => isSamePage(page, before[index]))
}

function isSamePage(page: Pages[number], before: Pages[number] = []): boolean {
  if (page === before) return true
  const isSame = ({ id, status }: ActivityTransaction, index: number) =>
    before[index]?.id === id && before[index].status === status
  return page.length === before.length && page.every(isSame)
}

function unique(transactions: readonly ActivityTransaction[]): readonly ActivityTransaction[] {
  return [...new Map(transactions.map((each) => [each.id, each])).values()]
}

function knows(pages: Pages): (id: string) => boolean {
  const ids = new Set(pages.flatMap((page) => page.map(({ id }) => id)))
  return (id) => ids.has(id)
}
