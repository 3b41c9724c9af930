/** @full That the sandbox works is seen in every journey of `npm test`. */

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { SANDBOX_ACCOUNTS } from '../accounts.ts'
import { createTestChains } from '../testing/test-chains.ts'
import { createEvmWallet } from './create-evm-wallet.ts'
import type { EvmWallet } from './evm-wallet.ts'

const { chains, stop } = createTestChains()
const [first] = SANDBOX_ACCOUNTS

beforeAll(async () => {
  await chains.start(1)
})
afterAll(stop)

let wallet: EvmWallet
let received: unknown[]

beforeEach(() => {
  received = []
  wallet = createEvmWallet({
    privateKeys: [first.privateKey],
    chains: [
      { chainId: 1, rpcUrl: chains.get(1).url },
      { chainId: 8453, rpcUrl: chains.get(1).url },
    ],
  })
  wallet.provider.on('accountsChanged', (accounts) => received.push(accounts))
})

function ask(method: string, params: readonly unknown[] = []): Promise<unknown> {
  return wallet.provider.request({ method, params })
}

const PROMPTS = [
  ['eth_requestAccounts', []],
  ['wallet_requestPermissions', [{ eth_accounts: {} }]],
  ['personal_sign', ['0x00', first.address]],
  ['eth_sendTransaction', [{ from: first.address, to: first.address }]],
  ['wallet_switchEthereumChain', [{ chainId: '0x2105' }]],
] as const

/** Connects first when the method is for connected pages. */
async function prepare(method: string): Promise<void> {
  if (method !== 'eth_requestAccounts') await ask('eth_requestAccounts')
}

test.each(PROMPTS)('an owner who rejects %s gives 4001', async (method, params) => {
  await prepare(method)
  wallet.behave('reject')

  await expect(ask(method, params)).rejects.toMatchObject({
    code: 4001,
    message: 'User rejected the request.',
  })
})

test.each(PROMPTS)('a wallet that is busy answers %s with -32002', async (method, params) => {
  await prepare(method)
  wallet.behave('pending')

  await expect(ask(method, params)).rejects.toMatchObject({ code: -32002 })
})

test('a wallet that never answers still answers requests without a prompt', async () => {
  wallet.behave('never-answer')
  const asked = ask('eth_requestAccounts')

  expect(await ask('eth_accounts')).toEqual([])
  expect(await ask('eth_chainId')).toBe('0x1')
  expect(await Promise.race([asked, Promise.resolve('still open')])).toBe('still open')
  expect(wallet.log.prompts()).toMatchObject([{ outcome: 'open' }])
})

test('a behaviour can be for single methods, silent ones included', async () => {
  wallet.behave('reject', { methods: ['personal_sign'] })
  wallet.behave({ kind: 'fail', code: -32603 }, { methods: ['eth_accounts'] })

  expect(await ask('eth_requestAccounts')).toEqual([first.address])
  await expect(ask('personal_sign', ['0x00', first.address])).rejects.toMatchObject({ code: 4001 })
  await expect(ask('eth_accounts')).rejects.toMatchObject({ code: -32603 })

  wallet.behave('approve')
  expect(await ask('eth_accounts')).toEqual([first.address])
  expect(await ask('personal_sign', ['0x00', first.address])).toMatch(/^0x[0-9a-f]{130}$/)
})

test('an error with any code and data can be set', async () => {
  const data = { originalError: { code: 4902 } }
  wallet.behave({ kind: 'fail', code: -32603, message: 'Internal JSON-RPC error.', data })

  await expect(ask('eth_requestAccounts')).rejects.toMatchObject({
    code: -32603,
    message: 'Internal JSON-RPC error.',
    data,
  })
})

test('an answer of any shape can be set', async () => {
  wallet.behave({ kind: 'answer', value: ['0xnobody'] }, { methods: ['eth_accounts'] })

  expect(await ask('eth_accounts')).toEqual(['0xnobody'])
})

test.each([
  ['eth_requestAccounts', (value: unknown) => Array.isArray(value)],
  ['eth_accounts', (value: unknown) => Array.isArray(value) && typeof value[0] === 'string'],
  ['eth_chainId', (value: unknown) => typeof value === 'string'],
  ['personal_sign', (value: unknown) => typeof value === 'string'],
  ['eth_sendTransaction', (value: unknown) => String(value).startsWith('0x')],
])(
  'a wallet with the behaviour wrong-shape answers %s with a value of another shape',
  async (method, isProper) => {
    wallet.behave('wrong-shape')

    expect(isProper(await ask(method))).toBe(false)
  },
)

test('a wallet with the behaviour wrong-shape still forwards requests to its node', async () => {
  wallet.behave('wrong-shape')

  expect(await ask('eth_getBalance', [first.address, 'latest'])).toMatch(/^0x/)
})

test('a wallet with the behaviour wrong-chain answers success and does not switch', async () => {
  await ask('eth_requestAccounts')
  wallet.behave('wrong-chain')

  expect(await ask('wallet_switchEthereumChain', [{ chainId: '0x2105' }])).toBeNull()
  expect(await ask('eth_chainId')).toBe('0x1')
})

test('a locked wallet has no accounts until its owner opens it for a prompt', async () => {
  await ask('eth_requestAccounts')

  wallet.behave('locked')
  expect(await ask('eth_accounts')).toEqual([])
  expect(await ask('eth_requestAccounts')).toEqual([first.address])

  expect(received).toEqual([[first.address], [], [first.address]])
  expect(wallet.isLocked()).toBe(false)
})

test('lock and unlock are emitted, too', async () => {
  await ask('eth_requestAccounts')

  wallet.lock()
  wallet.unlock()

  expect(received).toEqual([[first.address], [], [first.address]])
})

test('with the behaviour ask the owner decides later', async () => {
  wallet.behave('ask')
  const refused = ask('eth_requestAccounts')
  expect(await wallet.nextPrompt()).toMatchObject({ method: 'eth_requestAccounts' })
  expect(wallet.prompts()).toHaveLength(1)
  await wallet.decide('reject')
  await expect(refused).rejects.toMatchObject({ code: 4001 })
  expect(wallet.prompts()).toEqual([])

  const agreed = ask('eth_requestAccounts')
  await wallet.decide('approve')
  expect(await agreed).toEqual([first.address])
})

test('decisions made in advance are used one by one', async () => {
  wallet.behave('ask')
  const decided = [wallet.decide('reject'), wallet.decide('approve')]
  const seen = wallet.nextPrompt()

  await expect(ask('eth_requestAccounts')).rejects.toMatchObject({ code: 4001 })
  expect(await ask('eth_requestAccounts')).toEqual([first.address])

  expect((await Promise.all(decided)).map(({ id }) => id)).toEqual([1, 2])
  expect(await seen).toMatchObject({ id: 1 })
})

test('a changed behaviour applies to later prompts, not to the open one', async () => {
  wallet.behave('ask')
  const open = ask('eth_requestAccounts')
  await wallet.nextPrompt()

  wallet.behave('reject')
  await wallet.decide('approve')

  expect(await open).toEqual([first.address])
})
