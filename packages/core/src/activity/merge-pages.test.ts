import { expect, test } from 'vitest'
import { aTransaction } from '../testing/a-transaction.ts'
import { withFirstPage, withNextPage } from './merge-pages.ts'

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

test('a transaction that is mined by now replaces the pending one', () => {
  const pending = aTransaction({ status: 'pending' })
  const mined = aTransaction({ status: 'confirmed' })

  const { pages } = withFirstPage(
    { pages: [[pending]], next: undefined },
    { transactions: [mined] },
  )

  expect(pages).toEqual([[mined]])
})
