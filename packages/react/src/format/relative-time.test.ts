import { expect, test } from 'vitest'
import { createWording } from '../messages/create-wording.ts'
import ar from '../messages/translations/ar.json'
import de from '../messages/translations/de.json'
import { ENGLISH } from '../testing/a-snapshot.ts'
import { formatRelativeTime } from './relative-time.ts'

const english = createWording({ locale: 'en', messages: ENGLISH, strings: {} })
const arabic = createWording({ locale: 'ar', messages: ar, strings: {} })
const german = createWording({ locale: 'de', messages: de, strings: {} })
const NOW_MS = 1_746_094_000_000
const [SEC, MIN, HR, D] = [1_000, 60_000, 3_600_000, 86_400_000] as const

test.each<[agoMs: number, shown: string]>([
  [0, 'Just now'],
  [SEC, 'Just now'],
  [MIN - 1, 'Just now'],
  [MIN, '1 min ago'],
  [59 * MIN + 59 * SEC, '59 min ago'],
  [HR, '1 hr ago'],
  [23 * HR, '23 hr ago'],
  [D, '1 d ago'],
  [29 * D, '29 d ago'],
  [30 * D, '1 mo ago'],
  [364 * D, '12 mo ago'],
  [365 * D, '1 yr ago'],
  [729 * D, '1 yr ago'],
  [730 * D, '2 yr ago'],
  [2_000 * 365 * D, '2,000 yr ago'],
  [-1, 'in 1 sec'],
  [-45 * SEC, 'in 45 sec'],
  [-4 * MIN, 'in 4 min'],
  [-7 * D, 'in 7 d'],
])('%i ms ago is %s', (agoMs, shown) => {
  expect(formatRelativeTime(NOW_MS - agoMs, NOW_MS, english)).toBe(shown)
})

/** Without the marks that isolate what is put in. */
const bare = (text: string): string => text.replace(/[\u2068\u2069]/g, '')

test.each<[agoMs: number, shown: string]>([
  [3 * MIN, 'قبل 3 د'],
  [-2 * HR, 'بعد 2 س'],
  [90 * D, 'قبل 3 ش'],
])('%i ms ago in Arabic is %s, with Latin figures', (agoMs, shown) => {
  expect(bare(formatRelativeTime(NOW_MS - agoMs, NOW_MS, arabic))).toBe(shown)
})

test.each<[agoMs: number, shown: string]>([
  [D, 'vor 1 Tag'],
  [3 * D, 'vor 3 Tagen'],
  [-730 * D, 'in 2 Jahren'],
])('%i ms ago in German is %s, in the form of its number', (agoMs, shown) => {
  expect(formatRelativeTime(NOW_MS - agoMs, NOW_MS, german)).toBe(shown)
})
