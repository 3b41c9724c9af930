import { expect, test } from 'vitest'

test('the front door has two names', async () => {
  expect(Object.keys(await import('./index.ts'))).toEqual(['bitcoin', 'bitcoinTestnet'])
})
