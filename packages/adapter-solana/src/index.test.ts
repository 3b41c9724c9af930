import { describeAdapterOnServer } from '@latchkey/core/testing'
import { expect, test } from 'vitest'
import { solanaAdapter } from './solana-adapter.ts'

test('the package exports these names', async () => {
  expect(Object.keys(await import('./index.ts')).sort()).toEqual([
    'dasCollectibles',
    'decodeOffChainMessage',
    'encodeOffChainMessage',
    'readSignInText',
    'solana',
    'solanaAdapter',
    'solanaDevnet',
    'solanaTestnet',
    'writeSignInText',
  ])
})

describeAdapterOnServer('solana', () => solanaAdapter())
