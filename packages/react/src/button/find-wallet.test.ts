import { expect, test } from 'vitest'
import type { PublicWallet } from '../instance/readings.ts'
import { findWallet } from './find-wallet.ts'

function aWallet(id: string, name: string, changes: Partial<PublicWallet> = {}): PublicWallet {
  return {
    id,
    name,
    namespace: 'eip155',
    icon: undefined,
    rdns: id,
    isInstalled: true,
    isAmbiguous: false,
    ...changes,
  }
}

const WALLETS = [
  aWallet('io.metamask', 'MetaMask'),
  aWallet('com.trustwallet.app', 'Trust Wallet'),
  aWallet('injected', 'Fjord', { rdns: undefined }),
  aWallet('io.fjord', 'Fjord', { namespace: 'solana' }),
]

test.each([
  ['io.metamask', 'io.metamask'],
  ['metamask', 'io.metamask'],
  ['Meta Mask', 'io.metamask'],
  ['trust', 'com.trustwallet.app'],
  ['Trust Wallet', 'com.trustwallet.app'],
  ['fjord', 'injected'],
  ['io.fjord', 'io.fjord'],
  ['rainbow', undefined],
  ['', undefined],
])('"%s" means %s', (name, id) => {
  expect(findWallet(WALLETS, name)?.id).toBe(id)
})

test('a namespace narrows the search', () => {
  expect(findWallet(WALLETS, 'fjord', 'solana')?.id).toBe('io.fjord')
  expect(findWallet(WALLETS, 'metamask', 'solana')).toBeUndefined()
})
