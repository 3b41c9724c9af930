import { expect, test } from 'vitest'
import { readVectors } from '../testing/read-vectors.ts'
import { readFreshAddress, readPairingAddress } from './pairing-address.ts'

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

test.each([undefined, 1, null, {}])('%o is no address', (value) => {
  expect(readPairingAddress(value)).toBeUndefined()
})

test('an address counts as over with less than 10 s left', () => {
  const [{ uri, expiryTimestamp } = { uri: '', expiryTimestamp: 0 }] = vectors['valid'] ?? []

  expect(readFreshAddress(uri, expiryTimestamp * 1_000 - 10_000)).toBeDefined()
  expect(readFreshAddress(uri, expiryTimestamp * 1_000 - 9_999)).toBeUndefined()
})
