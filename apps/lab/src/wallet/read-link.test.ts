import { expect, test } from 'vitest'
import { readLink } from './read-link.ts'

const URI = `wc:${'a'.repeat(64)}@2?relay-protocol=irn&symKey=${'b'.repeat(64)}`

test('the address that a site opened the wallet with is read from its link', () => {
  expect(readLink(`?uri=${encodeURIComponent(URI)}`)).toBe(URI)
})

test.each(['', '?uri=', '?uri=https%3A%2F%2Fa.example', '?url=wc%3Aa'])(
  '%j is no such link',
  (link) => {
    expect(readLink(link)).toBeUndefined()
  },
)
