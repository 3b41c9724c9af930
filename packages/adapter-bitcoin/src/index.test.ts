import { describeAdapterOnServer } from '@latchkey/core/testing'
import { expect, test } from 'vitest'
import { bitcoinAdapter } from './bitcoin-adapter.ts'

test('the package exports three names', async () => {
  const names = ['bitcoin', 'bitcoinAdapter', 'bitcoinTestnet']

  expect(Object.keys(await import('./index.ts')).sort()).toEqual(names)
})

describeAdapterOnServer('bip122', () => bitcoinAdapter())
