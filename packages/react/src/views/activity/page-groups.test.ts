import type { ActivityTransaction } from '@latchkey/core'
import { expect, test } from 'vitest'
import { TEXT } from '../../testing/a-snapshot.ts'
import { drawnPages, pageGroups, pageTime } from './page-groups.ts'
import { createRowFormats } from './row-formats.ts'

const NOW_MS = new Date(2025, 10, 20, 12).getTime()
const TOOLS = { text: TEXT, nowMs: NOW_MS, formats: createRowFormats(TEXT.locale) }

function at(year: number, month: number): ActivityTransaction {
  return {
    id: `${year} ${month}`,
    operation: 'send',
    hash: '0xaa',
    from: '',
    to: '',
    minedAtMs: new Date(year, month - 1, 12).getTime(),
    status: 'confirmed',
    transfers: [],
  }
}

test('pages without anything of today are drawn again every quarter of an hour at most', () => {
  const [today, old] = [{ ...at(2025, 11), minedAtMs: NOW_MS - 1_000 }, at(2025, 10)]

  expect(pageTime([today], NOW_MS + 5_000)).toBe(NOW_MS + 5_000)
  expect(pageTime([old], NOW_MS + 5_000)).toBe(pageTime([old], NOW_MS + 20_000))
  expect(pageTime([], NOW_MS)).toBe(NOW_MS)
})

test.each<
  [page: readonly ActivityTransaction[], before: ActivityTransaction | undefined, labels: unknown[]]
>([
  [[], undefined, []],
  [[at(2025, 11), at(2025, 11)], undefined, ['This month']],
  [
    [at(2025, 11), at(2025, 10), at(2024, 10)],
    undefined,
    ['This month', 'October', 'October 2024'],
  ],
  [[at(2025, 10), at(2025, 9)], at(2025, 10), [undefined, 'September']],
  [[at(2024, 11)], at(2025, 11), ['November 2024']],
])('months are labels, once each: %#', (page, before, labels) => {
  const groups = pageGroups(page, before?.minedAtMs, TOOLS)

  expect(groups.map(({ label }) => label)).toEqual(labels)
  expect(groups.flatMap(({ parts }) => parts.flatMap(({ rows }) => rows))).toHaveLength(page.length)
})

test('rows are drawn in parts of a few transactions of one month', () => {
  const page = [...Array(7).fill(at(2025, 11)), ...Array(2).fill(at(2025, 10))]

  const groups = pageGroups(page, undefined, TOOLS)

  const parts = groups.map((group) => group.parts.map(({ first, rows }) => [first, rows.length]))
  expect(parts).toEqual([
    [
      [0, 3],
      [3, 3],
      [6, 1],
    ],
    [[7, 2]],
  ])
})

test('of pages so many transactions are drawn', () => {
  const [one, two] = [Array(50).fill(at(2025, 11)), Array(30).fill(at(2025, 10))]

  const counts = (limit: number) => drawnPages([one, two], limit).map(({ count }) => count)

  expect([10, 50, 55, 200].map(counts)).toEqual([[10], [50], [50, 5], [50, 30]])
  expect(drawnPages([one, two], 60)[1]?.before).toBe(one[0].minedAtMs)
})
