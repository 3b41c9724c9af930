import { describeAdapterOnServer } from '@latchkey/core/testing'
import { expect, test } from 'vitest'
import { evmAdapter } from './evm-adapter.ts'

test('the package exports one name', async () => {
  expect(Object.keys(await import('./index.ts'))).toEqual(['evmAdapter'])
})

describeAdapterOnServer('eip155', () => evmAdapter())
