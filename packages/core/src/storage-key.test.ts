import { expect, test } from 'vitest'
import { hasStoredConnection, storageKeys } from './storage-key.ts'

test.each([
  [undefined, '@appkit/recent_wallets'],
  ['default', '@appkit/recent_wallets'],
  ['checkout', '@appkit/checkout/recent_wallets'],
  ['a/b', '@appkit/a%2Fb/recent_wallets'],
])('the modal named %s keeps its own', (id, key) => {
  expect(storageKeys(id)('recent_wallets')).toBe(key)
})

test.each([
  ['nothing', null, false],
  ['an empty text', '', false],
  ['a namespace', 'eip155', true],
])('a page whose storage holds %s', (_, stored, expected) => {
  expect(hasStoredConnection(() => stored)).toBe(expected)
})
