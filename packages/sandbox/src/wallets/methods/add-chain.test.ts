/** @full That the sandbox works is seen in every journey of `npm test`. */

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { SANDBOX_ACCOUNTS } from '../../accounts.ts'
import { createTestChains } from '../../testing/test-chains.ts'
import { createEvmWallet } from '../create-evm-wallet.ts'
import type { EvmWallet } from '../evm-wallet.ts'

const { chains, stop } = createTestChains()

beforeAll(async () => {
  await Promise.all([chains.start(1), chains.start(10)])
})
afterAll(stop)

let wallet: EvmWallet

function aWallet(movesAfterAdding = false): EvmWallet {
  return createEvmWallet({
    privateKeys: [SANDBOX_ACCOUNTS[0].privateKey],
    chains: [
      { chainId: 1, rpcUrl: chains.get(1).url },
      { chainId: 10, rpcUrl: chains.get(10).url, isKnown: false },
    ],
    movesAfterAdding,
  })
}

beforeEach(() => {
  wallet = aWallet()
})

function ask(method: string, params: readonly unknown[]): Promise<unknown> {
  return wallet.provider.request({ method, params })
}

const OPTIMISM = {
  chainId: '0xa',
  chainName: 'OP Mainnet',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: ['https://mainnet.optimism.io'],
  blockExplorerUrls: ['https://optimistic.etherscan.io'],
}
const SWITCH = ['wallet_switchEthereumChain', [{ chainId: '0xa' }]] as const

test('an unknown chain is added and then switched to; its node is the one on this machine', async () => {
  await expect(ask(...SWITCH)).rejects.toMatchObject({ code: 4902 })

  expect(await ask('wallet_addEthereumChain', [OPTIMISM])).toBeNull()
  expect(wallet.chainId()).toBe(1)
  expect(await ask(...SWITCH)).toBeNull()

  expect(await ask('eth_chainId', [])).toBe('0xa')
  expect(await ask('eth_getBalance', [SANDBOX_ACCOUNTS[0].address, 'latest'])).toMatch(/^0x/)
})

test('a wallet can switch to an added chain by itself', async () => {
  wallet = aWallet(true)

  await ask('wallet_addEthereumChain', [OPTIMISM])

  expect(wallet.chainId()).toBe(10)
})

test('a known chain is added without a prompt', async () => {
  await ask('wallet_addEthereumChain', [OPTIMISM])
  await ask('wallet_addEthereumChain', [OPTIMISM])

  expect(wallet.log.prompts()).toHaveLength(1)
})

test('a chain without a node is added, but cannot be reached', async () => {
  await ask('wallet_addEthereumChain', [{ ...OPTIMISM, chainId: '0x89' }])
  await ask('wallet_switchEthereumChain', [{ chainId: '0x89' }])

  await expect(ask('eth_blockNumber', [])).rejects.toMatchObject({ code: 4901 })
})

test('a node that answers with another chain id is refused', async () => {
  const wrong = { ...OPTIMISM, chainId: '0x89', rpcUrls: [chains.get(1).url] }

  await expect(ask('wallet_addEthereumChain', [wrong])).rejects.toMatchObject({ code: -32602 })
})

test('a chain that the owner refuses is not added', async () => {
  wallet.behave('reject')
  await expect(ask('wallet_addEthereumChain', [OPTIMISM])).rejects.toMatchObject({ code: 4001 })

  wallet.behave('approve')
  await expect(ask(...SWITCH)).rejects.toMatchObject({ code: 4902 })
})

test.each([
  ['nothing', undefined],
  ['no id', { ...OPTIMISM, chainId: undefined }],
  ['a decimal id', { ...OPTIMISM, chainId: 10 }],
  ['a padded id', { ...OPTIMISM, chainId: '0x0a' }],
  ['no name', { ...OPTIMISM, chainName: '' }],
  ['no node', { ...OPTIMISM, rpcUrls: [] }],
  ['a plain node elsewhere', { ...OPTIMISM, rpcUrls: ['http://node.example'] }],
  ['no currency', { ...OPTIMISM, nativeCurrency: undefined }],
  ['other decimals', { ...OPTIMISM, nativeCurrency: { name: 'E', symbol: 'ETH', decimals: 8 } }],
  [
    'a long symbol',
    { ...OPTIMISM, nativeCurrency: { name: 'E', symbol: 'ETHERUM', decimals: 18 } },
  ],
  ['a script as explorer', { ...OPTIMISM, blockExplorerUrls: ['javascript:alert(1)'] }],
])('a chain with %s is refused without asking the owner', async (_name, chain) => {
  await expect(ask('wallet_addEthereumChain', [chain])).rejects.toMatchObject({ code: -32602 })
  expect(wallet.log.prompts()).toEqual([])
})
