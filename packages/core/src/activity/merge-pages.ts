import type { ActivityPage, ActivityState, ActivityTransaction } from '../store/activity-state.ts'

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
 * Puts the first page, read again, before what is known. If nothing of it is known there may be others
 * in between, and reading begins anew.
 */
export function withFirstPage({ pages, next }: Known, page: ActivityPage): Known {
  const first = unique(page.transactions)
  if (!first.some(({ id }) => knows(pages)(id))) {
    return { pages: first.length === 0 ? [] : [first], next: page.next }
  }
  const isFirst = knows([first])
  const others = pages
    .map((known) => known.filter(({ id }) => !isFirst(id)))
    .filter((known) => known.length > 0)
  return { pages: [first, ...others], next }
}

function unique(transactions: readonly ActivityTransaction[]): readonly ActivityTransaction[] {
  return [...new Map(transactions.map((each) => [each.id, each])).values()]
}

function knows(pages: Pages): (id: string) => boolean {
  const ids = new Set(pages.flatMap((page) => page.map(({ id }) => id)))
  return (id) => ids.has(id)
}
