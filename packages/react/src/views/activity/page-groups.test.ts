import type { ActivityTransaction } from '@latchkey/core'
import { expect, test } from 'vitest'
import { TEXT } from '../../testing/a-snapshot.ts'
import { pageGroups, pageTime } from './page-groups.ts'

const NOW_MS = new Date(2025, 10, 20, 12).getTime()

function at(year: number, month: number): ActivityTransaction {
  return {
    ...{ id: `${year} ${month}`, operation: 'send', hash: '0xaa', from: '', to: '' },
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
  const groups = pageGroups(page, before?.minedAtMs, { text: TEXT, nowMs: NOW_MS })

  expect(groups.map(({ label }) => label)).toEqual(labels)
  expect(groups.flatMap(({ rows }) => rows)).toHaveLength(page.length)
})
