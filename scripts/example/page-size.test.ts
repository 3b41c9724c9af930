import { expect, test } from 'vitest'
import { pageSizeOf, sizeTableOf } from './page-size.mjs'

const SIZE = { pageBytes: 2_048, pageRequests: 2, modalBytes: 102_400, modalRequests: 7 }

test('what is asked for before the page is idle is the page; other hosts do not count', () => {
  const size = pageSizeOf({
    requests: [
      ['/', 0],
      ['/site.js', 10],
      ['https://other.example/x', 12],
      ['/modal.js', 30],
    ],
    idleAtMs: 20,
    bytes: new Map([
      ['/', 100],
      ['/site.js', 200],
      ['/modal.js', 4_000],
    ]),
  })

  expect(size).toEqual({ pageBytes: 300, pageRequests: 2, modalBytes: 4_000, modalRequests: 1 })
})

test('lines of examples that were not driven stay', () => {
  const before = sizeTableOf(new Map([['html', SIZE]]))

  const table = sizeTableOf(new Map([['astro', { ...SIZE, modalRequests: 9 }]]), before)

  expect(table.split('\n').slice(2)).toEqual([
    '| astro | 2 | 2 | 100 | 9 |',
    '| html | 2 | 2 | 100 | 7 |',
  ])
})
