import { expect, test } from 'vitest'
import { aTransaction } from '../testing/a-transaction.ts'
import { isSameHistory, withFirstPage, withNextPage } from './merge-pages.ts'

const pageOf = (text: string) => [...text].map((id) => aTransaction({ id }))
const pagesOf = (text: string) => (text === '' ? [] : text.split(' ').map(pageOf))
const textOf = (pages: readonly (readonly { readonly id: string }[])[]) =>
  pages.map((page) => page.map(({ id }) => id).join('')).join(' ')

test.each([
  ['the first page', '', 'ab', 'ab'],
  ['a second one', 'ab', 'cd', 'ab cd'],
  ['one that overlaps', 'ab', 'bc', 'ab c'],
  ['one with nothing new', 'ab', 'ab', 'ab'],
  ['an empty one', 'ab', '', 'ab'],
  ['one that has a transaction twice', '', 'aab', 'ab'],
])('%s is added', (_name, known, page, expected) => {
  const merged = withNextPage(
    { pages: pagesOf(known), next: 'old' },
    { transactions: pageOf(page), next: 'new' },
  )

  expect(textOf(merged.pages)).toBe(expected)
  expect(merged.next).toBe('new')
})

test.each([
  ['the same', 'ab cd', 'ab', 'ab cd', 'old'],
  ['one newer transaction', 'ab cd', 'xa', 'xa b cd', 'old'],
  ['newer ones up to the second page', 'ab cd', 'xyabc', 'xyabc d', 'old'],
  ['nothing that is known', 'ab cd', 'xy', 'xy', 'new'],
  ['nothing', 'ab', '', '', 'new'],
  ['the first ones', '', 'ab', 'ab', 'new'],
])('the first page read again has %s', (_name, known, page, expected, next) => {
  const merged = withFirstPage(
    { pages: pagesOf(known), next: 'old' },
    { transactions: pageOf(page), next: 'new' },
  )

  expect(textOf(merged.pages)).toBe(expected)
  expect(merged.next).toBe(next)
})

test('a pending transaction that is not on the first page any more was dropped', () => {
  const [kept] = pageOf('a')
  const dropped = aTransaction({ id: 'x', status: 'pending' })

  const { pages } = withFirstPage(
    { pages: [[dropped, ...pageOf('a')]], next: undefined },
    { transactions: kept ? [kept] : [] },
  )

  expect(textOf(pages)).toBe('a')
})

test('later pages that stay as they are stay the same objects', () => {
  const pages = pagesOf('ab cd ef')

  const merged = withFirstPage({ pages, next: 'old' }, { transactions: pageOf('xab') })

  expect(textOf(merged.pages)).toBe('xab cd ef')
  expect(merged.pages[1]).toBe(pages[1])
  expect(merged.pages[2]).toBe(pages[2])
})

test.each([
  ['ab cd', 'ab cd', true],
  ['ab cd', 'xab cd', false],
  ['ab cd', 'ab', false],
  ['', '', true],
])('"%s" and "%s" are the same: %s', (before, now, isSame) => {
  expect(isSameHistory(pagesOf(before), pagesOf(now))).toBe(isSame)
})

test('a transaction that has another status is not the same', () => {
  const [pending, mined] = [aTransaction({ status: 'pending' }), aTransaction()]

  expect(isSameHistory([[pending]], [[mined]])).toBe(false)
})

test('a transaction that is mined by now replaces the pending one', () => {
  const pending = aTransaction({ status: 'pending' })
  const mined = aTransaction({ status: 'confirmed' })

  const { pages } = withFirstPage(
    { pages: [[pending]], next: undefined },
    { transactions: [mined] },
  )

  expect(pages).toEqual([[mined]])
})
