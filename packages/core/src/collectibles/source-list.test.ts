import { expect, test } from 'vitest'
import type {
  CollectiblePage,
  CollectibleQuery,
  ListedCollectible,
  NodeReader,
} from '../contract/index.ts'
import { createTimers } from '../platform/timers.ts'
import { createFakeClock } from '../testing/fake-clock.ts'
import { createSourceList } from './source-list.ts'

const ACCOUNT = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:abc'
const NODES: NodeReader = {
  read: () => Promise.reject(new Error('No node is asked here')),
}

function aSource(listPage: (query: CollectibleQuery, signal: AbortSignal) => unknown) {
  const clock = createFakeClock()
  const source = {
    namespaces: ['solana'] as const,
    // The source of a website may return anything.
    listPage: async (query: CollectibleQuery, _nodes: NodeReader, signal: AbortSignal) =>
      (await listPage(query, signal)) as CollectiblePage,
  }
  const deps = { source, nodes: NODES, ipfsGateway: undefined, timers: createTimers(clock) }
  return { clock, list: createSourceList(ACCOUNT, deps) }
}

/** A source whose pages are named by their cursors, `first` without one. */
function pagesOf(pages: Record<string, { readonly ids: string; readonly next?: string }>) {
  const asked: string[] = []
  const made = aSource(({ cursor = 'first' }) => {
    asked.push(cursor)
    const { ids, next } = pages[cursor] ?? { ids: '' }
    return { collectibles: ids.split(' ').filter(Boolean).map(entry), next }
  })
  return { ...made, asked, pages }
}

function entry(id: string): ListedCollectible {
  return { id, name: id, isSpam: id.startsWith('spam') }
}

const { signal } = new AbortController()

function ids(list: { readonly collectibles: readonly { readonly id: string }[] }): string {
  return list.collectibles.map(({ id }) => id).join(' ')
}

test('pages follow each other, and one that is listed twice is held once', async () => {
  const { list, asked } = pagesOf({ first: { ids: 'a b', next: '2' }, 2: { ids: 'b c' } })

  expect(ids(await list.readFirst(signal))).toBe('a b')
  const all = await list.readNext(signal)

  expect(ids(all)).toBe('a b c')
  expect(all.hasMore).toBe(false)
  expect(asked).toEqual(['first', '2'])
})

test('all pages are read again, so that what was given away is gone', async () => {
  const { list, pages } = pagesOf({ first: { ids: 'a b', next: '2' }, 2: { ids: 'c d' } })
  await list.readFirst(signal)
  await list.readNext(signal)

  Object.assign(pages, { first: { ids: 'new a', next: '2' }, 2: { ids: 'b d' } })

  expect(ids(await list.readFirst(signal))).toBe('new a b d')
})

test('pages with nothing but spam are read on, up to five', async () => {
  const { list, asked } = pagesOf({
    first: { ids: 'spam1', next: '2' },
    2: { ids: '', next: '3' },
    3: { ids: 'spam2', next: '4' },
    4: { ids: '', next: '5' },
    5: { ids: '', next: '6' },
  })

  expect((await list.readFirst(signal)).hasMore).toBe(true)
  expect(asked).toHaveLength(5)
})

test('a cursor that leads to itself is the end', async () => {
  const { list } = pagesOf({ first: { ids: 'a', next: '2' }, 2: { ids: 'b', next: '2' } })
  await list.readFirst(signal)

  expect((await list.readNext(signal)).hasMore).toBe(false)
})

test('what a source lists is cleaned', async () => {
  const { list } = aSource(() => ({
    collectibles: [
      {
        id: '1',
        name: '\u202eevil\u0000 name',
        collection: 'x'.repeat(500),
        imageUrl: 'javascript:alert(1)',
        count: 3,
        tokenId: '\u200b7',
        address: 'So11111111111111111111111111111111111111112',
        receivedAtMs: 5,
      },
      { id: '2', address: '../../evil' },
      { id: '3', count: 0 },
      { id: '4', count: 1.5 },
      { id: '' },
      { name: 'no id' },
      null,
      'text',
      { id: '5', count: 10n ** 30n, extra: true },
    ],
    next: 'x'.repeat(2_049),
  }))

  expect(await list.readFirst(signal)).toEqual({
    collectibles: [
      {
        id: '1',
        countText: '3',
        isSpam: false,
        name: 'evil name',
        collection: 'x'.repeat(64),
        imageUrl: undefined,
        tokenId: '7',
        receivedAtMs: 5,
        address: 'So11111111111111111111111111111111111111112',
      },
      {
        id: '5',
        countText: `${10n ** 30n}`,
        isSpam: false,
        name: '',
        collection: '',
        imageUrl: undefined,
        tokenId: undefined,
        receivedAtMs: undefined,
        address: undefined,
      },
    ],
    hasMore: false,
  })
})

test.each([
  ['nothing', undefined, 'http.malformed'],
  ['a list', [], 'http.malformed'],
  ['no list', { collectibles: 7 }, 'http.malformed'],
  ['an error', new Error('no'), 'collectibles.failed'],
  ['an abort of its own', new DOMException('no', 'AbortError'), 'collectibles.failed'],
])('a source that answers %s has failed', async (_name, answer, code) => {
  const { list } = aSource(() => {
    if (answer instanceof Error) throw answer
    return answer
  })

  await expect(list.readFirst(signal)).rejects.toMatchObject({ code })
})

test('a source that never answers has failed after 30 seconds, and is told so', async () => {
  let told: AbortSignal | undefined
  const { list, clock } = aSource((_query, given) => {
    told = given
    return new Promise(() => {})
  })
  const reading = expect(list.readFirst(signal)).rejects.toMatchObject({
    code: 'collectibles.failed',
  })

  await clock.advance(30_000)
  await reading

  expect(told?.aborted).toBe(true)
})

test('an abort ends a page at once and tells the source', async () => {
  let told: AbortSignal | undefined
  const abort = new AbortController()
  const { list } = aSource((_query, given) => {
    told = given
    return new Promise(() => {})
  })
  const reading = expect(list.readFirst(abort.signal)).rejects.toMatchObject({ code: 'aborted' })

  abort.abort()
  await reading

  expect(told?.aborted).toBe(true)
})
