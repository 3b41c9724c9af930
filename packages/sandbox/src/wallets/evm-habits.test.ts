/** @full That the habits work is seen in the journey of rude wallets. */

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SANDBOX_ACCOUNTS } from '../accounts.ts'
import { createEvmWallet } from './create-evm-wallet.ts'
import { EVM_HABITS, type EvmHabit, habitualFace } from './evm-habits.ts'
import { completeFace } from './wallet-face.ts'

const [first, second] = SANDBOX_ACCOUNTS
const OP = [{ chainId: '0xa' }]

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function aWallet(...habits: readonly EvmHabit[]) {
  const wallet = createEvmWallet({
    privateKeys: [first.privateKey, second.privateKey],
    chains: [
      { chainId: 1, rpcUrl: 'http://127.0.0.1:1' },
      { chainId: 10, rpcUrl: 'http://127.0.0.1:1', isKnown: false },
      { chainId: 8453, rpcUrl: 'http://127.0.0.1:1' },
    ],
    habits,
  })
  const events: unknown[] = []
  for (const event of ['accountsChanged', 'chainChanged']) {
    wallet.provider.on(event, (payload) => events.push(payload))
  }
  const ask = (method: string, params: readonly unknown[] = []) =>
    wallet.provider.request({ method, params })
  return { wallet, events, ask }
}

test('without habits a wallet does what standards have', async () => {
  const { ask, events } = aWallet()

  expect(await ask('eth_requestAccounts')).toEqual([first.address, second.address])
  expect(await ask('eth_accounts')).toEqual([first.address, second.address])
  expect(events).toEqual([[first.address, second.address]])
  await expect(ask('wallet_switchEthereumChain', OP)).rejects.toMatchObject({ code: 4902 })
})

test('lower case: no address has a checksum', async () => {
  const { ask, events } = aWallet('lower-case')

  const shared = [first.address.toLowerCase(), second.address.toLowerCase()]
  expect(await ask('eth_requestAccounts')).toEqual(shared)
  expect(await ask('eth_accounts')).toEqual(shared)
  expect(events).toEqual([shared])
})

test('sorted accounts: only the list is sorted', async () => {
  const { ask } = aWallet('sorted-accounts')

  expect(await ask('eth_requestAccounts')).toEqual([first.address, second.address])
  expect(await ask('eth_accounts')).toEqual([second.address, first.address])
})

test('an empty answer: the accounts are shared all the same', async () => {
  const { ask } = aWallet('empty-connect-answer')

  expect(await ask('eth_requestAccounts')).toBeNull()
  expect(await ask('eth_accounts')).toEqual([first.address, second.address])
})

test('late answers come', async () => {
  const { ask } = aWallet('late-answers')
  const answer = ask('eth_chainId')

  await vi.advanceTimersByTimeAsync(300)

  await expect(answer).resolves.toBe('0x1')
})

test('a late switch is agreed to at once, and done later', async () => {
  const { ask, wallet, events } = aWallet('late-switch')

  expect(await ask('wallet_switchEthereumChain', [{ chainId: '0x2105' }])).toBeNull()
  expect(wallet.chainId()).toBe(1)
  await vi.advanceTimersByTimeAsync(1_500)

  expect(wallet.chainId()).toBe(8453)
  expect(events).toEqual(['0x2105'])
})

test('without chain events the network changes silently, until the habit is given up', async () => {
  const { ask, wallet, events } = aWallet('no-chain-events')
  await ask('wallet_switchEthereumChain', [{ chainId: '0x2105' }])
  expect(wallet.chainId()).toBe(8453)
  expect(events).toEqual([])

  wallet.setHabits([])
  await ask('wallet_switchEthereumChain', [{ chainId: '0x1' }])

  expect(events).toEqual(['0x1'])
})

test('errors in words have the code for everything', async () => {
  const { ask, wallet } = aWallet('errors-in-words')

  await expect(ask('wallet_switchEthereumChain', OP)).rejects.toMatchObject({
    code: -32603,
    message: expect.stringContaining('Unrecognized chain ID'),
  })
  wallet.behave('reject')
  await expect(ask('eth_requestAccounts')).rejects.toMatchObject({
    code: -32603,
    message: 'User rejected the request.',
  })
})

test('a bad icon is none that may be shown', () => {
  const face = completeFace()

  expect(habitualFace(face, EVM_HABITS)).toEqual({
    ...face,
    icon: '\n https://wallet.invalid/icon.png',
  })
  expect(habitualFace(face)).toBe(face)
})
