import { expect, test } from 'vitest'
import type { Namespace } from '../contract/index.ts'
import { optionsState } from '../options/defaults.ts'
import type { Features } from '../options/options-state.ts'
import { walletFeatures } from './wallet-features.ts'

const options = optionsState({
  networks: [
    {
      id: 1,
      name: 'Ethereum',
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      rpcUrls: { default: { http: ['https://node.example'] } },
    },
  ],
})
const all = ['OnRampProviders', 'Swap', 'WalletSend', 'Transactions', 'WalletReceive']

test.each<
  [
    rule: string,
    namespace: Namespace,
    given: Partial<Features>,
    views: readonly string[],
    offered: string,
  ]
>([
  ['the default order on EVM', 'eip155', {}, all, 'onramp swaps send activity'],
  ['Solana buys and sends', 'solana', {}, all, 'onramp send'],
  ['Bitcoin does none of it', 'bip122', {}, all, ''],
  [
    'the configured order',
    'eip155',
    { walletFeaturesOrder: ['send', 'onramp', 'swaps'] },
    all,
    'send onramp swaps activity',
  ],
  [
    'what is left out of the order is not offered',
    'eip155',
    { walletFeaturesOrder: ['send'] },
    all,
    'send activity',
  ],
  ['buying is off', 'eip155', { onramp: false }, all, 'swaps send activity'],
  ['swapping is off', 'eip155', { swaps: false }, all, 'onramp send activity'],
  ['sending is off', 'eip155', { send: false }, all, 'onramp swaps activity'],
  ['history is off', 'eip155', { history: false }, all, 'onramp swaps send'],
  ['no view exists', 'eip155', {}, [], ''],
  ['one view exists', 'eip155', {}, ['WalletSend'], 'send'],
])('%s', (...[, activeNamespace, given, views, offered]) => {
  const snapshot = {
    options: { ...options, features: { ...options.features, ...given } },
    network: { supported: [], activeNamespace, activeIds: {} },
  }

  expect(walletFeatures(snapshot, new Set(views)).join(' ')).toBe(offered)
})
