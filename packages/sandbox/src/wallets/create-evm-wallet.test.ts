/** @full That the sandbox works is seen in every journey of `npm test`. */

import {
  createPublicClient,
  custom,
  type Hex,
  recoverMessageAddress,
  recoverTypedDataAddress,
  toHex,
} from 'viem'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { SANDBOX_ACCOUNTS } from '../accounts.ts'
import { sendAndWait } from '../chains/evm/send-and-wait.ts'
import { contractAccountOf } from '../contract-accounts.ts'
import { createTestChains } from '../testing/test-chains.ts'
import { createEvmWallet } from './create-evm-wallet.ts'
import type { EvmWallet, EvmWalletOptions } from './evm-wallet.ts'

const { chains, stop } = createTestChains()
const [first, second, third] = SANDBOX_ACCOUNTS

beforeAll(async () => {
  await Promise.all([chains.start(1), chains.start(8453)])
})
afterAll(stop)

let wallet: EvmWallet
let events: [string, unknown][]

beforeEach(() => {
  wallet = aWallet()
})

function aWallet(options: Partial<EvmWalletOptions> = {}): EvmWallet {
  const made = createEvmWallet({
    privateKeys: [first.privateKey, second.privateKey],
    chains: [1, 8453].map((chainId) => ({ chainId, rpcUrl: chains.get(chainId).url })),
    ...options,
  })
  events = []
  for (const name of ['accountsChanged', 'chainChanged', 'connect', 'disconnect'])
    made.provider.on(name, (payload) => events.push([name, payload]))
  return made
}

function ask(method: string, params?: readonly unknown[] | object): Promise<unknown> {
  return wallet.provider.request({ method, ...(params ? { params } : {}) })
}

async function connected(): Promise<void> {
  await ask('eth_requestAccounts')
  events.splice(0)
}

test('a page gets accounts after the owner agreed, and later without a prompt', async () => {
  expect(await ask('eth_accounts')).toEqual([])
  expect(await ask('eth_requestAccounts')).toEqual([first.address, second.address])
  expect(await ask('eth_requestAccounts')).toEqual([first.address, second.address])
  expect(await ask('eth_accounts')).toEqual([first.address, second.address])

  expect(events).toEqual([['accountsChanged', [first.address, second.address]]])
  expect(wallet.log.list().map(({ method, wasPrompt }) => [method, wasPrompt])).toEqual([
    ['eth_accounts', false],
    ['eth_requestAccounts', true],
    ['eth_requestAccounts', false],
    ['eth_accounts', false],
  ])
})

test('an account that is a contract signs before and after it is deployed, and sends nothing', async () => {
  const { address, deploy } = contractAccountOf(first.privateKey)
  const chain = chains.get(1)
  const client = createPublicClient({
    transport: custom({ request: ({ method, params }) => chain.request(method, params) }),
  })
  wallet = aWallet({ isContract: true })
  await connected()
  expect(wallet.accounts()[0]).toBe(address)
  const sign = async (): Promise<Hex> =>
    // A wallet answers `personal_sign` with hexadecimal text.
    (await ask('personal_sign', [toHex('Hello'), address])) as Hex

  const before = await sign()
  expect(before.endsWith('6492'.repeat(16))).toBe(true)
  expect(await client.verifyMessage({ address, message: 'Hello', signature: before })).toBe(true)
  await sendAndWait(chain.request, { from: third.address, ...deploy })
  const after = await sign()
  expect(after).toHaveLength(132)
  expect(await client.verifyMessage({ address, message: 'Hello', signature: after })).toBe(true)
  expect(await client.verifyMessage({ address, message: 'Bye', signature: after })).toBe(false)

  const transaction = { from: address, to: third.address, value: '0x1' }
  await expect(ask('eth_sendTransaction', [transaction])).rejects.toMatchObject({ code: 4200 })
})

test('the network is emitted in both forms', async () => {
  expect(await ask('eth_chainId')).toBe('0x1')
  expect(await ask('net_version')).toBe('1')
})

test.each([
  ['text', 'Hello, Ada', 'Hello, Ada'],
  ['bytes', '0x48656c6c6f', 'Hello'],
])('%s is signed with the real key', async (_name, message, signed) => {
  await connected()

  const signature = await ask('personal_sign', [message, first.address])

  // A wallet answers this method with a signature.
  const given = { message: signed, signature: signature as `0x${string}` }
  expect(await recoverMessageAddress(given)).toBe(first.address)
})

const TYPED = {
  domain: { name: 'Shop', chainId: 1 },
  types: {
    EIP712Domain: [
      { name: 'name', type: 'string' },
      { name: 'chainId', type: 'uint256' },
    ],
    Order: [{ name: 'item', type: 'string' }],
  },
  primaryType: 'Order',
  message: { item: 'tea' },
} as const

test('typed data is signed, as text or as an object', async () => {
  await connected()

  const signatures = await Promise.all(
    [TYPED, JSON.stringify(TYPED)].map((data) =>
      ask('eth_signTypedData_v4', [second.address, data]),
    ),
  )

  expect(signatures[0]).toBe(signatures[1])
  // A wallet answers this method with a signature.
  const signature = signatures[0] as `0x${string}`
  expect(
    await recoverTypedDataAddress({ ...TYPED, types: { Order: TYPED.types.Order }, signature }),
  ).toBe(second.address)
})

test('a transaction is signed here, mined there, and moves money', async () => {
  await connected()
  const to = '0x00000000000000000000000000000000000000cc'

  const hash = await ask('eth_sendTransaction', [{ from: first.address, to, value: '0x7b' }])

  await expect
    .poll(() => ask('eth_getTransactionReceipt', [hash]))
    .toMatchObject({
      status: '0x1',
      from: first.address.toLowerCase(),
      to,
    })
  expect(await ask('eth_getBalance', [to, 'latest'])).toBe('0x7b')
})

test('transactions asked for at the same time all go out', async () => {
  await connected()
  const to = '0x00000000000000000000000000000000000000dd'
  const transaction = { from: first.address, to, value: '0x1' }

  const hashes = await Promise.all(
    Array.from({ length: 5 }, () => ask('eth_sendTransaction', [transaction])),
  )

  expect(new Set(hashes).size).toBe(5)
  await expect.poll(() => ask('eth_getBalance', [to, 'latest'])).toBe('0x5')
})

test.each([
  ['legacy gas price', { gasPrice: '0x77359400' }, { type: '0x0', gasPrice: '0x77359400' }],
  [
    'fee limits',
    { maxFeePerGas: '0x77359400', maxPriorityFeePerGas: '0x1', gas: '0x5300' },
    { type: '0x2', maxFeePerGas: '0x77359400', maxPriorityFeePerGas: '0x1', gas: '0x5300' },
  ],
])('a transaction is sent with the requested %s', async (_name, wanted, sent) => {
  await connected()

  const hash = await ask('eth_sendTransaction', [
    { from: first.address, to: second.address, ...wanted },
  ])

  expect(await ask('eth_getTransactionByHash', [hash])).toMatchObject(sent)
})

test('a transaction that would fail is refused with the code of the node', async () => {
  await connected()
  const value = '0xffffffffffffffffffffffff'

  await expect(
    ask('eth_sendTransaction', [{ from: first.address, to: second.address, value }]),
  ).rejects.toMatchObject({ code: expect.any(Number), message: expect.stringMatching(/funds/i) })
})

test.each([
  ['personal_sign', ['0x00', third.address], 4100],
  ['eth_signTypedData_v4', [third.address, TYPED], 4100],
  ['eth_signTypedData_v4', [first.address, { ...TYPED, domain: { chainId: 137 } }], -32602],
  ['eth_signTypedData_v4', [first.address, 'no json'], -32602],
  ['eth_sendTransaction', [{ from: third.address, to: first.address }], 4100],
  ['eth_sendTransaction', [{ from: 'me' }], -32602],
  ['eth_sendTransaction', [{ from: first.address, to: 'you' }], -32602],
  ['eth_sendTransaction', [{ from: first.address, to: first.address, value: '10' }], -32602],
  ['eth_sendTransaction', [{ from: first.address, chainId: '0x2105' }], -32602],
  ['wallet_switchEthereumChain', [{ chainId: 8453 }], -32602],
  ['wallet_switchEthereumChain', [{ chainId: '0x01' }], -32602],
  ['wallet_switchEthereumChain', [], -32602],
  ['wallet_switchEthereumChain', [{ chainId: '0xa' }], 4902],
  ['wallet_requestPermissions', [{}], -32602],
  ['wallet_watchAsset', { type: 'ERC721', options: {} }, -32602],
  ['eth_sign', [first.address, '0x00'], 4200],
  ['eth_signTransaction', [{ from: first.address }], 4200],
  ['wallet_somethingNew', [], 4200],
  ['anvil_setBalance', [first.address, '0x0'], 4200],
  ['eth_noSuchMethod', [], -32601],
])('%s %j fails with %d, and shows nothing to the owner', async (method, params, code) => {
  await connected()
  wallet.log.clear()

  await expect(ask(method, params)).rejects.toMatchObject({ name: 'ProviderRpcError', code })

  expect(wallet.log.list()).toMatchObject([{ method, wasPrompt: false, outcome: { code } }])
})

test.each([undefined, null, 'eth_chainId', {}, { method: '' }, { method: 7 }])(
  'a request that is %j is invalid',
  async (args) => {
    // A page can send values that its compiler would not allow.
    const request = wallet.provider.request as (args: unknown) => Promise<unknown>

    await expect(request(args)).rejects.toMatchObject({ code: -32600 })
  },
)

test('a page that is not connected cannot use the keys', async () => {
  await expect(ask('personal_sign', ['0x00', first.address])).rejects.toMatchObject({ code: 4100 })
})

test('switching to a known chain changes the active one; to the active one nothing happens', async () => {
  await connected()

  expect(await ask('wallet_switchEthereumChain', [{ chainId: '0x2105' }])).toBeNull()
  expect(await ask('wallet_switchEthereumChain', [{ chainId: '0x2105' }])).toBeNull()

  expect(await ask('eth_chainId')).toBe('0x2105')
  expect(events).toEqual([['chainChanged', '0x2105']])
  expect(wallet.log.prompts()).toHaveLength(2)
})

test('permissions are requested, listed and revoked', async () => {
  const caveat = { type: 'restrictReturnedAccounts', value: [first.address, second.address] }
  const permission = { parentCapability: 'eth_accounts', caveats: [caveat] }

  expect(await ask('wallet_getPermissions')).toEqual([])
  expect(await ask('wallet_requestPermissions', [{ eth_accounts: {} }])).toEqual([permission])
  expect(await ask('wallet_getPermissions')).toEqual([permission])
  expect(await ask('wallet_revokePermissions', [{ eth_accounts: {} }])).toBeNull()
  expect(await ask('eth_accounts')).toEqual([])
  expect(events.at(-1)).toEqual(['accountsChanged', []])
})

test('wallet_watchAsset stores the token', async () => {
  const options = { address: second.address, symbol: 'SUSD', decimals: 18 }

  expect(await ask('wallet_watchAsset', { type: 'ERC20', options })).toBe(true)
})

test('the owner changes account, chain and decisions, and the page gets the events', async () => {
  await connected()

  wallet.switchAccount(second.address)
  wallet.switchAccount(1)
  wallet.switchChain(4242)
  wallet.forgetSite()

  expect(events).toEqual([
    ['accountsChanged', [second.address, first.address]],
    ['accountsChanged', [first.address, second.address]],
    ['chainChanged', '0x1092'],
    ['accountsChanged', []],
  ])
  expect(() => wallet.switchAccount(third.address)).toThrow('has no account')
})

test('a page that is not connected gets no events of accounts', () => {
  wallet.switchAccount(1)

  expect(events).toEqual([])
})

test('a chain without a node is answered with 4901', async () => {
  wallet.switchChain(4242)

  await expect(ask('eth_blockNumber')).rejects.toMatchObject({ code: 4901 })
})

test('a node on another machine is never used', async () => {
  wallet = aWallet({ chains: [{ chainId: 1, rpcUrl: 'https://node.example' }] })

  await expect(ask('eth_blockNumber')).rejects.toMatchObject({ code: 4901 })
})

test('a lost connection is emitted, fails every request, and is restored', async () => {
  await connected()

  wallet.disconnect()
  await expect(ask('eth_chainId')).rejects.toMatchObject({ code: 4900 })
  wallet.reconnect()

  expect(await ask('eth_chainId')).toBe('0x1')
  expect(events).toEqual([
    ['disconnect', expect.objectContaining({ code: 4900 })],
    ['connect', { chainId: '0x1' }],
  ])
})

test('listeners can be removed, and one that throws does not stop the others', async () => {
  const received: unknown[] = []
  const listener = (payload: unknown) => received.push(payload)
  wallet.provider.on('chainChanged', listener)
  wallet.switchChain(8453)
  wallet.provider.removeListener('chainChanged', listener)
  wallet.switchChain(1)

  expect(received).toEqual(['0x2105'])
  expect(wallet.listenerCount('chainChanged')).toBe(1)
})

test('what the page gets is a copy that it may change', async () => {
  await connected()
  const accounts = await ask('eth_accounts')

  if (Array.isArray(accounts)) accounts.length = 0

  expect(await ask('eth_accounts')).toHaveLength(2)
})
