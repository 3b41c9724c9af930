import { expect, test } from 'vitest'
import { LISTED_IDS, listedIdOf } from './listed-ids.ts'
import { listingMark, MARK_LENGTH, markOf } from './wallet-names.ts'

const UNKNOWN = 'ab'.repeat(32)

test.each([...LISTED_IDS])('%s is recognised by the start of its listing id', (name, id) => {
  expect(listingMark({ id: name, name: 'Any' })).toBe(id.slice(0, MARK_LENGTH))
  expect(listingMark({ id: 'any', name })).toBe(markOf(id))
  expect(listedIdOf({ id: 'any', name })).toBe(id)
})

test('the starts of the listing ids are unique', () => {
  const ids = new Set(LISTED_IDS.values())

  expect(new Set([...ids].map(markOf)).size).toBe(ids.size)
})

test('a wallet that is not in the table has its own id, or none', () => {
  expect(listedIdOf({ id: UNKNOWN, name: 'Any' })).toBe(UNKNOWN)
  expect(listedIdOf({ id: 'io.fjord', name: 'Fjord' })).toBeUndefined()
  expect(listingMark({ id: 'io.fjord', name: 'Fjord' })).toBeUndefined()
})

test('a wallet may have two names', () => {
  expect(listedIdOf({ id: 'any', name: 'Trust Wallet' })).toBe(LISTED_IDS.get('Trust'))
})
