/** @full That the sandbox works is seen in every journey of `npm test`. */

import { expect, test } from 'vitest'
import { SANDBOX_ACCOUNTS, type SeededAccount } from '../accounts.ts'
import { createEvmWallet } from './create-evm-wallet.ts'
import type { EvmWallet } from './evm-wallet.ts'
import { storageMemory, type WalletMemory } from './wallet-state.ts'

const [first, second, third] = SANDBOX_ACCOUNTS
const CHAINS = [
  { chainId: 1, rpcUrl: 'http://127.0.0.1:1' },
  { chainId: 8453, rpcUrl: 'http://127.0.0.1:1' },
]

/** Storage that two tabs share; each gets the events of the other's writes, never of its own. */
function sharedStorage(): { tab(): { memory: WalletMemory }; items: Map<string, string> } {
  const items = new Map<string, string>()
  const tabs: EventTarget[] = []
  return {
    items,
    tab() {
      const own = new EventTarget()
      tabs.push(own)
      const area = {
        getItem: (key: string) => items.get(key) ?? null,
        setItem(key: string, value: string) {
          items.set(key, value)
          const event = Object.assign(new Event('storage'), { key })
          for (const tab of tabs) if (tab !== own) tab.dispatchEvent(event)
        },
      }
      return { memory: storageMemory({ key: 'wallet', area: () => area, tabs: own }) }
    },
  }
}

function aWallet(memory: WalletMemory, keys: readonly SeededAccount[]): EvmWallet {
  const [one = first, ...others] = keys
  return createEvmWallet({
    privateKeys: [one.privateKey, ...others.map(({ privateKey }) => privateKey)],
    chains: CHAINS,
    memory,
  })
}

const ask = (wallet: EvmWallet, method: string, params: readonly unknown[] = []) =>
  wallet.provider.request({ method, params })

test('after a reload the page is known, without a prompt, on account and chain as left', async () => {
  const storage = sharedStorage()
  const before = aWallet(storage.tab().memory, [first, second])
  await ask(before, 'eth_requestAccounts')
  await ask(before, 'wallet_switchEthereumChain', [{ chainId: '0x2105' }])
  before.behave('reject', { methods: ['personal_sign'] })

  const after = aWallet(storage.tab().memory, [first, second])

  expect(await ask(after, 'eth_accounts')).toEqual([first.address, second.address])
  expect(await ask(after, 'eth_chainId')).toBe('0x2105')
  expect(after.log.prompts()).toEqual([])
  await expect(ask(after, 'personal_sign', ['0x00', first.address])).rejects.toMatchObject({
    code: 4001,
  })
})

test('state is shared between tabs, and each emits the events to its page', async () => {
  const storage = sharedStorage()
  const one = aWallet(storage.tab().memory, [first])
  const two = aWallet(storage.tab().memory, [first])
  const received: unknown[] = []
  two.provider.on('accountsChanged', (accounts) => received.push(accounts))
  two.provider.on('chainChanged', (chainId) => received.push(chainId))

  await ask(one, 'eth_requestAccounts')
  one.switchChain(8453)
  one.forgetSite()

  expect(received).toEqual([[first.address], '0x2105', []])
  expect(await ask(two, 'eth_chainId')).toBe('0x2105')
})

test('a wallet that was stopped does not follow other tabs', async () => {
  const storage = sharedStorage()
  const one = aWallet(storage.tab().memory, [first])
  const two = aWallet(storage.tab().memory, [first])

  two.dispose()
  one.switchChain(8453)

  expect(two.chainId()).toBe(1)
})

test.each([
  ['of other keys', JSON.stringify({ accounts: [third.address], isPermitted: true, chainId: 5 })],
  ['of another time', '{"chainId":8453}'],
  ['that is no JSON', '{'],
])('a stored state %s is ignored', (_name, text) => {
  const storage = sharedStorage()
  storage.items.set('wallet', text)

  const wallet = aWallet(storage.tab().memory, [first])

  expect({ chainId: wallet.chainId(), isConnected: wallet.isConnected() }).toEqual({
    chainId: 1,
    isConnected: false,
  })
})

test('without storage a wallet starts anew on each page load', async () => {
  const memory = storageMemory({
    key: 'wallet',
    area: () => {
      throw new Error('SecurityError')
    },
  })
  const wallet = aWallet(memory, [second])

  expect(await ask(wallet, 'eth_requestAccounts')).toEqual([second.address])
})
