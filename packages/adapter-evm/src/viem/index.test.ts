import { expect, test } from 'vitest'

test('the entry exports one name', async () => {
  expect(Object.keys(await import('./index.ts'))).toEqual(['getWalletClient'])
})
