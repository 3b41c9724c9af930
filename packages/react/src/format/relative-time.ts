import type { Wording } from '../messages/create-wording.ts'
import type { PluralKey } from '../messages/messages.ts'
import { countText } from './count-text.ts'

const SECOND_MS = 1_000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
const MONTH_MS = 30 * DAY_MS
const YEAR_MS = 365 * DAY_MS

type UnitKey = Extract<PluralKey, `time.unit.${string}`>

/** Units and their labels, the largest first. Source: docs/specification.md, section 9. */
const UNITS: readonly (readonly [lengthMs: number, label: UnitKey])[] = [
  [YEAR_MS, 'time.unit.yr'],
  [MONTH_MS, 'time.unit.mo'],
  [DAY_MS, 'time.unit.d'],
  [HOUR_MS, 'time.unit.hr'],
  [MINUTE_MS, 'time.unit.min'],
]

/**
 * How long ago a time was, or how long it is until then, in the largest whole unit: `3 min ago`,
 * `in 2 d`. Less than a minute ago is `Just now`; less than a second until then counts as one.
 *
 * @param atMs - Epoch milliseconds, as `nowMs`.
 */
export function formatRelativeTime(atMs: number, nowMs: number, text: Wording): string {
  if (atMs <= nowMs && nowMs - atMs < MINUTE_MS) return text.get('time.now')
  const lengthMs = Math.max(Math.abs(nowMs - atMs), SECOND_MS)
  const [unitMs, label] = UNITS.find(([each]) => lengthMs >= each) ?? [SECOND_MS, 'time.unit.sec']
  const time = countText(text, label, Math.floor(lengthMs / unitMs))
  return atMs > nowMs ? text.get('time.ahead', { time }) : text.get('time.ago', { time })
}

/** Returns true for what was done in the last 30 days: the date of anything older says more. */
export function isRecent(atMs: number, nowMs: number): boolean {
  return atMs <= nowMs && nowMs - atMs < MONTH_MS
}
