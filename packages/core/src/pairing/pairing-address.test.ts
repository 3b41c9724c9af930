import { expect, test } from 'vitest'
import { readVectors } from '../testing/read-vectors.ts'
import { isExpired, readFreshAddress, readPairingAddress, shownForMs } from './pairing-address.ts'

interface Case {
  readonly uri: string
  readonly expiryTimestamp: number
}

const vectors = readVectors<Case>('walletconnect-uris')
/** Before the valid ones are over, after the expired ones. */
const NOW_MS = 1_790_000_000_000

test.each(vectors['valid'] ?? [])('$uri is read', ({ uri, expiryTimestamp }) => {
  expect(readFreshAddress(uri, NOW_MS)).toEqual({ uri, expiresAtMs: expiryTimestamp * 1_000 })
})

test.each(vectors['invalid'] ?? [])('$uri is refused', ({ uri }) => {
  expect(readFreshAddress(uri, NOW_MS)).toBeUndefined()
})

test.each([undefined, 1, null, {}])('%o is not an address', (value) => {
  expect(readPairingAddress(value)).toBeUndefined()
})

test('an address counts as expired 10 s before its end', () => {
  const [{ uri, expiryTimestamp } = { uri: '', expiryTimestamp: 0 }] = vectors['valid'] ?? []

  expect(readFreshAddress(uri, expiryTimestamp * 1_000 - 10_000)).toBeDefined()
  expect(readFreshAddress(uri, expiryTimestamp * 1_000 - 9_999)).toBeUndefined()
})

const TODAY_MS = 1_750_000_000_000
const DAY_MS = 86_400_000

test.each<[number | undefined, boolean]>([
  [undefined, true],
  [TODAY_MS + 240_000, false],
  [TODAY_MS + 10_000, false],
  [TODAY_MS + 9_999, true],
  [TODAY_MS - 1, true],
])('an expiry of %o is expired: %o', (expiresAtMs, isOver) => {
  expect(isExpired(expiresAtMs, TODAY_MS)).toBe(isOver)
})

test.each([
  ['four minutes', TODAY_MS + 240_000, 230_000],
  ['one minute', TODAY_MS + 60_000, 50_000],
  ['longer than any address lives', TODAY_MS + 300_000, 230_000],
  ['a clock that was set forward by a day', TODAY_MS - DAY_MS, 230_000],
  ['a clock that was set back by a day', TODAY_MS + DAY_MS, 230_000],
])('%s', (_, expiresAtMs, shownMs) => {
  expect(shownForMs(expiresAtMs, TODAY_MS)).toBe(shownMs)
})
