import { monthHeading } from '../../format/month-heading.ts'
import type { Wording } from '../../messages/create-wording.ts'

/** A stable name of the month of a time, in the visitor's time zone. */
export function monthOf(atMs: number): string {
  const date = new Date(atMs)
  return `${date.getFullYear()}-${date.getMonth() + 1}`
}

/** "This month", "October", or in another year "March 2024". */
export function monthLabel(
  atMs: number,
  nowMs: number,
  text: Pick<Wording, 'get' | 'locale'>,
): string {
  if (monthOf(atMs) === monthOf(nowMs)) return text.get('activity.month.this')
  return monthHeading(atMs, nowMs, text.locale)
}
