import type { ActivityState, ActivityTransaction } from '@latchkey/core'
import { ROWS_AT_ONCE } from '../../partials/more-rows/use-more-rows.ts'
import { type ActivityRow, type RowTools, rowsOf } from './activity.model.ts'
import { monthLabel, monthOf } from './months.ts'

/** Rows that are drawn at a time. */
export interface RowPart {
  /** The place of the first transaction on its page. */
  readonly first: number
  readonly rows: readonly ActivityRow[]
}

/** The rows of one month on one page. */
export interface MonthGroup {
  readonly month: string
  /** Undefined if the page continues the month of the page before. */
  readonly label: string | undefined
  readonly parts: readonly RowPart[]
}

const DAY_MS = 24 * 60 * 60_000
/** All time zones have a new day at a quarter. */
const QUARTER_MS = 15 * 60_000

interface OpenMonth {
  readonly atMs: number
  readonly parts: { readonly first: number; readonly rows: ActivityRow[] }[]
}

/**
 * The time as of which a page is shown. Older pages show whole days only: theirs moves on by quarters, so that
 * they are not drawn again whenever something new is on the first one.
 */
export function pageTime(page: readonly ActivityTransaction[], nowMs: number): number {
  const newest = page[0]?.minedAtMs ?? nowMs
  return nowMs - newest < DAY_MS ? nowMs : nowMs - (nowMs % QUARTER_MS)
}

/**
 * The rows of a page, by months.
 *
 * @param before - When the last transaction of the page before was mined.
 */
export function pageGroups(
  page: readonly ActivityTransaction[],
  before: number | undefined,
  tools: RowTools,
): readonly MonthGroup[] {
  const months = new Map<string, OpenMonth>()
  for (const [place, transaction] of page.entries()) {
    const month = monthOf(transaction.minedAtMs)
    const open = months.get(month) ?? { atMs: transaction.minedAtMs, parts: [] }
    months.set(month, open)
    const rows = rowsOf(transaction, tools)
    const part = open.parts.at(-1)
    if (part && place - part.first < ROWS_AT_ONCE) part.rows.push(...rows)
    else open.parts.push({ first: place, rows: [...rows] })
  }
  const last = before === undefined ? undefined : monthOf(before)
  return [...months].map(([month, { atMs, parts }]) => ({
    month,
    label: month === last ? undefined : monthLabel(atMs, tools.nowMs, tools.text),
    parts,
  }))
}

/** A page, and how many of its transactions are drawn. */
export interface DrawnPage {
  readonly page: readonly ActivityTransaction[]
  /** When the last transaction of the page before was mined; undefined for the first page. */
  readonly before: number | undefined
  readonly count: number
}

/** The pages of which something is drawn, where so many transactions of all are. */
export function drawnPages(pages: ActivityState['pages'], limit: number): readonly DrawnPage[] {
  let start = 0
  return pages.flatMap((page, index) => {
    const count = Math.min(page.length, limit - start)
    start += page.length
    return count > 0 ? [{ page, before: pages[index - 1]?.at(-1)?.minedAtMs, count }] : []
  })
}
