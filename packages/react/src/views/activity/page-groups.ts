import type { ActivityTransaction } from '@latchkey/core'
import { type ActivityRow, type RowTools, rowsOf } from './activity.model.ts'
import { monthLabel, monthOf } from './months.ts'

/** The rows of one month on one page. */
export interface MonthGroup {
  readonly month: string
  /** Undefined where the page goes on with the month of the page before. */
  readonly label: string | undefined
  readonly rows: readonly ActivityRow[]
}

const DAY_MS = 24 * 60 * 60_000
/** All time zones have a new day at a quarter. */
const QUARTER_MS = 15 * 60_000

/**
 * The time as of which a page is shown. Older pages show days only: theirs moves on by quarters, so that
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
  const months = new Map<string, { readonly atMs: number; readonly rows: ActivityRow[] }>()
  for (const transaction of page) {
    const { minedAtMs } = transaction
    const group = months.get(monthOf(minedAtMs)) ?? { atMs: minedAtMs, rows: [] }
    months.set(monthOf(minedAtMs), group)
    group.rows.push(...rowsOf(transaction, tools))
  }
  const last = before === undefined ? undefined : monthOf(before)
  return [...months].map(([month, { atMs, rows }]) => ({
    month,
    label: month === last ? undefined : monthLabel(atMs, tools.nowMs, tools.text),
    rows,
  }))
}
