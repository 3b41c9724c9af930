import { expect, test } from 'vitest'
import { LISTED_IDS, listedIdOf } from './listed-ids.ts'
import { listingMark, MARK_LENGTH, markOf } from './wallet-names.ts'

const UNKNOWN = 'ab'.repeat(32)

test.each([...LISTED_IDS])('%s is known by what its id in the listing begins with', (name, id) => {
  expect(listingMark({ id: name, name: 'Any' })).toBe(id.slice(0, MARK_LENGTH))
  expect(listingMark({ id: 'any', name })).toBe(markOf(id))
  expect(listedIdOf({ id: 'any', name })).toBe(id)
})

test('no two wallets of the listing begin alike', () => {
  const ids = new Set(LISTED_IDS.values())

  expect(new Set([...ids].map(markOf)).size).toBe(ids.size)
})

test('a wallet that is not known by heart has the id that it brings, or none', () => {
  expect(listedIdOf({ id: UNKNOWN, name: 'Any' })).toBe(UNKNOWN)
  expect(listedIdOf({ id: 'io.fjord', name: 'Fjord' })).toBeUndefined()
  expect(listingMark({ id: 'io.fjord', name: 'Fjord' })).toBeUndefined()
})

test('one wallet has two names', () => {
  expect(listedIdOf({ id: 'any', name: 'Trust Wallet' })).toBe(LISTED_IDS.get('Trust'))
})
