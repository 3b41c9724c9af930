import { expect, test } from 'vitest'

test('the entry exports what it promises', async () => {
  expect(Object.keys(await import('./index.ts'))).toEqual(['latchkeyConnector', 'wagmiAdapter'])
})
