import { expect, test } from 'vitest'
import { LatchkeyError } from '../contract/index.ts'
import type { ActivityPage, ActivityTransaction } from '../store/state/activity.ts'
import { aTransaction } from '../testing/a-transaction.ts'
import { createHistoryList } from './history-list.ts'

const { signal } = new AbortController()

let serial = 0

function moved(direction: 'in' | 'out', name: string): ActivityTransaction {
  serial += 1
  const collectible = { id: name, name, isSpam: name.startsWith('spam') }
  return aTransaction({
    id: `tx-${serial}`,
    minedAtMs: 1_000_000 - serial,
    transfers: [{ direction, amountText: '1', collectible }],
  })
}

function names(list: { readonly collectibles: readonly { readonly name: string }[] }): string {
  return list.collectibles.map(({ name }) => name).join(' ')
}

const many = (count: number, prefix: string) =>
  Array.from({ length: count }, (_, index) => moved('in', `${prefix}${index}`))

/** A history whose pages are named by their cursors, `first` without one. */
function aHistory(pages: Record<string, ActivityPage | Error>) {
  const asked: string[] = []
  const list = createHistoryList('eip155:1:0xabc', async ({ cursor = 'first' }) => {
    asked.push(cursor)
    const page = pages[cursor] ?? { transactions: [] }
    if (page instanceof Error) throw page
    return page
  })
  return { list, asked, pages }
}

test('pages are read until enough can be shown', async () => {
  const { list, asked } = aHistory({
    first: { transactions: [aTransaction({ id: 'token' }), moved('in', 'tide')], next: '2' },
    2: { transactions: many(12, 'kelp'), next: '3' },
    3: { transactions: [moved('in', 'fog')] },
  })

  const first = await list.readFirst(signal)
  expect(first.collectibles).toHaveLength(13)
  expect(first.hasMore).toBe(true)
  expect(asked).toEqual(['first', '2'])

  const all = await list.readNext(signal)
  expect(all.collectibles).toHaveLength(14)
  expect(all.hasMore).toBe(false)
  expect(asked).toEqual(['first', '2', '3'])
})

test('after five pages with nothing to show the visitor is asked', async () => {
  const pages = Object.fromEntries(
    ['first', '2', '3', '4', '5', '6'].map((cursor, index) => [
      cursor,
      { transactions: [moved('in', `spam${index}`)], next: `${index + 2}` },
    ]),
  )
  const { list, asked } = aHistory(pages)

  expect(await list.readFirst(signal)).toMatchObject({ hasMore: true })
  expect(asked).toHaveLength(5)
})

test('something given away whose receipt is on a later page does not appear', async () => {
  const { list } = aHistory({
    first: { transactions: [moved('out', 'tide')], next: '2' },
    2: { transactions: [moved('in', 'tide')] },
  })

  expect(names(await list.readFirst(signal))).toBe('')
})

test('what is new is found with one page, and what was read stays', async () => {
  const old = many(12, 'kelp')
  const older = many(12, 'fog')
  const { list, pages, asked } = aHistory({
    first: { transactions: old, next: '2' },
    2: { transactions: older, next: '3' },
  })
  await list.readFirst(signal)
  await list.readNext(signal)

  const received = { ...moved('in', 'tide'), minedAtMs: 2_000_000 }
  pages['first'] = { transactions: [received, ...old], next: '2' }
  const after = await list.readFirst(signal)

  expect(after.collectibles).toHaveLength(25)
  expect(names(after)).toMatch(/^tide kelp0 /)
  expect(after.hasMore).toBe(true)
  expect(asked).toEqual(['first', '2', 'first'])
})

test('what is given away is gone', async () => {
  const old = [moved('in', 'tide'), moved('in', 'kelp')]
  const { list, pages } = aHistory({ first: { transactions: old } })
  await list.readFirst(signal)

  pages['first'] = { transactions: [moved('out', 'tide'), ...old] }

  expect(names(await list.readFirst(signal))).toBe('kelp')
})

test('after so many updates that nothing known is among them, it begins anew', async () => {
  const { list, pages } = aHistory({ first: { transactions: [moved('in', 'tide')] } })
  await list.readFirst(signal)

  pages['first'] = { transactions: many(12, 'kelp'), next: '2' }
  const after = await list.readFirst(signal)

  expect(names(after)).not.toContain('tide')
  expect(after.hasMore).toBe(true)
})

test('a cursor that leads to itself is the end', async () => {
  const { list } = aHistory({
    first: { transactions: many(12, 'kelp'), next: '2' },
    2: { transactions: [], next: '2' },
  })
  await list.readFirst(signal)

  expect((await list.readNext(signal)).hasMore).toBe(false)
})

test('a first page that can’t be read is a failure, and what was known stays', async () => {
  const { list, pages } = aHistory({ first: new LatchkeyError('activity.failed', {}) })
  await expect(list.readFirst(signal)).rejects.toMatchObject({ code: 'activity.failed' })

  const page = { transactions: many(12, 'kelp'), next: '2' }
  pages['first'] = page
  await list.readFirst(signal)
  pages['2'] = new LatchkeyError('activity.failed', {})
  await expect(list.readNext(signal)).rejects.toMatchObject({ code: 'activity.failed' })
  pages['2'] = { transactions: [moved('in', 'tide')] }

  expect((await list.readNext(signal)).collectibles).toHaveLength(13)
})

test('a page in between that can’t be read leaves those before', async () => {
  const { list } = aHistory({
    first: { transactions: [moved('in', 'tide')], next: '2' },
    2: new LatchkeyError('activity.failed', {}),
  })

  const first = await list.readFirst(signal)

  expect(names(first)).toBe('tide')
  expect(first.hasMore).toBe(true)
})

test('an abort in between is an abort', async () => {
  const { list } = aHistory({
    first: { transactions: [moved('in', 'tide')], next: '2' },
    2: new LatchkeyError('aborted', {}),
  })

  await expect(list.readFirst(signal)).rejects.toMatchObject({ code: 'aborted' })
})
