import { expect, test } from 'vitest'
import { solanaAdapter } from './solana-adapter.ts'

test('the front door has these names', async () => {
  expect(Object.keys(await import('./index.ts')).sort()).toEqual([
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

test('on a server it can be imported and created without touching a window', async () => {
  expect(typeof window).toBe('undefined')
  const adapter = solanaAdapter()

  await adapter.prepare?.('wallets')

  expect(adapter.wallets.list()).toEqual([])
  expect(adapter.namespace).toBe('solana')
})
