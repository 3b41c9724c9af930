import { expect, test } from 'vitest'
import { storageKeys } from './storage-key.ts'

test.each([
  [undefined, '@appkit/recent_wallets'],
  ['default', '@appkit/recent_wallets'],
  ['checkout', '@appkit/checkout/recent_wallets'],
  ['a/b', '@appkit/a%2Fb/recent_wallets'],
])('the modal with the id %s has its own key', (id, key) => {
  expect(storageKeys(id)('recent_wallets')).toBe(key)
})
