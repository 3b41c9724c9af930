/** @full That the sandbox works is seen in every journey of `npm test`. */

import { type Address, encodeFunctionData, erc20Abi, type Hex } from 'viem'
import { getCode, getTransactionReceipt } from 'viem/actions'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SANDBOX_TOKENS } from '../../chains/evm/orders/tokens.ts'
import { sandboxDollarBalance } from '../../chains/evm/sandbox-dollar.ts'
import { SANDBOX_DOLLAR } from '../../chains/evm/sandbox-dollar-facts.ts'
import { priceOf } from '../../prices.ts'
import { createTestChains } from '../../testing/test-chains.ts'
import { aWallet, observer } from './testing/a-wallet.ts'

const { chains, stop } = createTestChains()

beforeAll(async () => {
  await chains.start(1)
})
afterAll(stop)

const SHOP = `0x${'44'.repeat(20)}` as const
const DOLLAR = 10n ** 18n

/** A wallet with money, its kind of account in front. */
async function rich(type: 'eoa' | 'smartAccount') {
  const wallet = aWallet(chains)
  const { address } = await wallet.wallet.user({ preferredAccountType: type })
  // A wallet's own address.
  const own = address as Address
  await chains.get(1).setBalance(own, 10n ** 18n)
  await chains.get(1).mint(own, 100n * DOLLAR)
  return { ...wallet, own }
}

const dollars = (owner: Hex) => sandboxDollarBalance(chains.get(1).request, owner)
const call = (functionName: 'transfer' | 'approve', to: Address, amount: bigint) => ({
  to: SANDBOX_DOLLAR.address,
  data: encodeFunctionData({ abi: erc20Abi, functionName, args: [to, amount] }),
})
const asHex = (answer: unknown) => answer as Hex
const idOf = (answer: unknown) => (answer as { id: string }).id
const lines = (wallet: Awaited<ReturnType<typeof rich>>) =>
  wallet.shown.at(-1)?.groups.map(({ facts }) => facts)

test.each(['eoa', 'smartAccount'] as const)('a transfer of %s is mined', async (type) => {
  const wallet = await rich(type)
  const before = await dollars(SHOP)

  const hash = asHex(await wallet.ask('eth_sendTransaction', [call('transfer', SHOP, 3n * DOLLAR)]))

  await expect
    .poll(() => getTransactionReceipt(observer(chains), { hash }).catch(() => undefined))
    .toMatchObject({ status: 'success' })
  expect((await dollars(SHOP)) - before).toBe(3n * DOLLAR)
  expect(wallet.shown).toHaveLength(1)
  expect(wallet.shown[0]).toMatchObject({
    network: { name: 'Ethereum', id: 'eip155:1' },
    about: expect.arrayContaining([
      { kind: 'address', label: 'Your address', address: wallet.own },
      expect.objectContaining({ label: 'Network fee' }),
    ]),
  })
  expect(lines(wallet)?.flat()).toEqual(
    expect.arrayContaining([
      {
        kind: 'amount',
        label: 'Send',
        amount: '3',
        symbol: 'SUSD',
        token: SANDBOX_DOLLAR.address,
      },
      { kind: 'address', label: 'Recipient', address: SHOP },
    ]),
  )
})

test.each(['eoa', 'smartAccount'] as const)(
  'approve and call of %s are one batch with a status',
  async (type) => {
    const wallet = await rich(type)
    const before = await dollars(SHOP)
    const calls = [call('approve', SHOP, DOLLAR), call('transfer', SHOP, DOLLAR)]

    const id = idOf(await wallet.ask('wallet_sendCalls', [{ version: '2.0.0', calls }]))

    await expect
      .poll(() => wallet.ask('wallet_getCallsStatus', [id]))
      .toMatchObject({ id, status: 200, atomic: true, chainId: '0x1', version: '2.0.0' })
    const status = await wallet.ask('wallet_getCallsStatus', [id])
    expect((status as { receipts: unknown[] }).receipts).toHaveLength(1)
    expect((await dollars(SHOP)) - before).toBe(DOLLAR)
    expect(wallet.shown.at(-1)?.groups.map(({ title }) => title)).toEqual(['1 of 2', '2 of 2'])
    expect(await getCode(observer(chains), { address: wallet.own })).toMatch(
      type === 'eoa' ? /^0xef0100e6cae83b/i : /^0x60/,
    )
  },
)

test.each(['eoa', 'smartAccount'] as const)(
  'a batch of %s that would break in the middle moves nothing and gives the reason',
  async (type) => {
    const wallet = await rich(type)
    const before = await dollars(SHOP)
    const calls = [call('transfer', SHOP, DOLLAR), call('transfer', SHOP, 10n ** 40n)]

    await expect(wallet.ask('wallet_sendCalls', [{ version: '2.0.0', calls }])).rejects.toThrow(
      type === 'eoa' ? /revert/i : /transfer amount exceeds balance/,
    )

    expect(await dollars(SHOP)).toBe(before)
    const label = 'The network says that this would fail'
    expect(lines(wallet)?.flat()).toContainEqual(expect.objectContaining({ label }))
  },
)

test('the first version of the standard answers with the id alone', async () => {
  const wallet = await rich('smartAccount')

  const id = await wallet.ask('wallet_sendCalls', [{ calls: [call('transfer', SHOP, 1n)] }])

  expect(id).toMatch(/^0x[0-9a-f]{64}$/)
  expect(await wallet.ask('wallet_getCallsStatus', [id])).toMatchObject({ status: 'CONFIRMED' })
})

test('an operation of the page’s is signed here, mined, and found by its hash', async () => {
  const wallet = await rich('smartAccount')
  const [entryPoint] = (await wallet.ask('eth_supportedEntryPoints', [])) as [Address]
  const { address } = await wallet.wallet.user()
  const callData = encodeFunctionData({
    abi: EXECUTE,
    functionName: 'execute',
    args: [SHOP, 5n, '0x'],
  })
  const operation = { sender: address, callData, signature: '0x1234' }
  const limits = await wallet.ask('eth_estimateUserOperationGas', [operation, entryPoint])
  expect(limits).toMatchObject({ callGasLimit: expect.stringMatching(/^0x/) })

  const hash = await wallet.ask('eth_sendUserOperation', [operation, entryPoint])

  expect(await wallet.ask('eth_getUserOperationReceipt', [hash])).toMatchObject({
    userOpHash: hash,
    success: true,
    sender: address,
    reason: '',
    receipt: { status: '0x1' },
  })
  expect(await wallet.ask('eth_getUserOperationByHash', [hash])).toMatchObject({
    entryPoint,
    userOperation: { sender: address, callData },
  })
  expect(lines(wallet)?.flat()).toContainEqual({
    kind: 'amount',
    label: 'Send',
    amount: '0.000000000000000005',
    symbol: 'ETH',
  })
})
const EXECUTE = [
  {
    type: 'function',
    name: 'execute',
    stateMutability: 'nonpayable',
    outputs: [],
    inputs: [{ type: 'address' }, { type: 'uint256' }, { type: 'bytes' }],
  },
] as const

test('a failed operation is reported as failed, with its reason', async () => {
  const wallet = await rich('smartAccount')
  const { data, to } = call('transfer', SHOP, 10n ** 40n)
  const callData = encodeFunctionData({
    abi: EXECUTE,
    functionName: 'execute',
    args: [to, 0n, data],
  })

  const hash = await wallet.ask('eth_sendUserOperation', [{ sender: wallet.own, callData }])

  expect(await wallet.ask('eth_getUserOperationReceipt', [hash])).toMatchObject({
    success: false,
    reason: 'ERC20: transfer amount exceeds balance',
  })
  expect(await wallet.ask('wallet_getCallsStatus', [hash])).toMatchObject({ status: 500 })
})

test('an address that imitates one that was paid before is warned of', async () => {
  const wallet = await rich('eoa')
  const imitation = `0x4444${'00'.repeat(15)}014444` as const
  await wallet.ask('eth_sendTransaction', [{ to: SHOP, value: '0x1' }])

  await wallet.ask('eth_sendTransaction', [{ to: imitation, value: '0x1' }])

  expect(lines(wallet)?.[0]).toMatchObject([
    { kind: 'note', text: expect.stringContaining('only looks like one that you know') },
    { kind: 'address', address: imitation },
    { kind: 'address', address: SHOP },
  ])
  wallet.wallet.forget()
  await wallet.ask('eth_sendTransaction', [{ to: imitation, value: '0x1' }])
  expect(lines(wallet)?.[0]).toMatchObject([{ kind: 'amount' }, { kind: 'address' }])
})

test('an operation that can’t be read is said to be so, with its data', async () => {
  const wallet = await rich('smartAccount')
  wallet.refuse()

  await expect(
    wallet.ask('eth_sendUserOperation', [{ sender: wallet.own, callData: '0xdeadbeef' }]),
  ).rejects.toMatchObject({ code: 4001 })

  expect(lines(wallet)?.flat()).toEqual(
    expect.arrayContaining([
      { kind: 'note', tone: 'warn', text: 'What your account is to do can’t be read.' },
      { kind: 'data', label: 'Data', data: '0xdeadbeef', isOpen: true },
    ]),
  )
})

test('a transaction that would fail is refused with its reason, and nothing is sent', async () => {
  const wallet = await rich('smartAccount')

  await expect(
    wallet.ask('eth_sendTransaction', [call('transfer', SHOP, 10n ** 40n)]),
  ).rejects.toThrow('The transaction failed: ERC20: transfer amount exceeds balance')
})

test.each([
  ['of another network', { chainId: '0x2105', to: SHOP }, 'another network'],
  ['of another account', { from: SHOP, to: SHOP }, 'not of this wallet'],
  ['to no address', { to: '0x12' }, 'address'],
  ['with a wrong checksum', { to: SANDBOX_DOLLAR.address.replace('Ba', 'bA') }, 'address'],
  ['with half a byte', { to: SHOP, data: '0x123' }, 'data'],
  ['with a wrong number', { to: SHOP, value: '-1' }, 'number'],
])('a transaction %s is refused before it is shown', async (_what, transaction, message) => {
  const wallet = aWallet(chains)

  await expect(wallet.ask('eth_sendTransaction', [transaction])).rejects.toThrow(message)
  expect(wallet.shown).toEqual([])
})

test('reading needs no approval; a method that is on no list is refused', async () => {
  const wallet = await rich('smartAccount')

  expect(await wallet.ask('eth_accounts')).toEqual([wallet.own])
  expect(await wallet.ask('eth_getBalance', [wallet.own, 'latest'])).toBe('0xde0b6b3a7640000')
  expect(
    await wallet.ask('wallet_getAssets', [{ account: wallet.own, chainFilter: ['0x1'] }]),
  ).toMatchObject({
    '0x1': [
      {
        address: 'native',
        balance: '0xde0b6b3a7640000',
        type: 'NATIVE',
        // The blockchain API gives the same price.
        metadata: {
          price: priceOf('native', 'usd'),
          iconUrl: expect.stringMatching(/^http.*ETH$/),
        },
      },
      {
        address: SANDBOX_DOLLAR.address,
        balance: '0x56bc75e2d63100000',
        type: 'ERC20',
        metadata: { price: priceOf('dollar', 'usd') },
      },
    ],
  })
  for (const method of ['eth_sign', 'toString', 'anvil_setBalance', 'constructor', '__proto__'])
    await expect(wallet.ask(method)).rejects.toThrow('Requested RPC call is not allowed')
  expect(wallet.shown).toEqual([])
})

test('assets are the tokens that an address has, spam left out', async () => {
  const wallet = await rich('eoa')
  const { mint, sendSpam } = chains.get(1)
  const { euro, quiet } = SANDBOX_TOKENS
  await mint(wallet.own, 2_500_000n, euro.address)
  await mint(wallet.own, 7n, quiet.address)
  await sendSpam(wallet.own)

  const assets = await wallet.ask('wallet_getAssets', [
    { account: wallet.own, chainFilter: ['0x1'] },
  ])

  const [, , first, second, ...others] = Object(assets)['0x1']
  expect(first).toEqual({
    address: euro.address,
    balance: '0x2625a0',
    type: 'ERC20',
    metadata: {
      name: 'Sandbox Euro',
      symbol: 'SEUR',
      decimals: 6,
      price: 1.1,
      value: 2.75,
      iconUrl: 'http://127.0.0.1:4403/public/getTokenImage/SEUR',
    },
  })
  expect(second).toMatchObject({ address: quiet.address, metadata: { price: 0, iconUrl: '' } })
  expect(second.metadata).not.toHaveProperty('value')
  expect(others).toEqual([])
})

test('capabilities are those of the account that is asked for, on each network', async () => {
  const wallet = await rich('smartAccount')
  const { accounts } = await wallet.wallet.user()
  const eoa = accounts.find(({ type }) => type === 'eoa')?.address
  const on = (status: string) => ({
    '0x1': {
      atomic: { status },
      atomicBatch: { supported: true },
      paymasterService: { supported: false },
      assetDiscovery: { supported: true },
      permissions: expect.objectContaining({ supported: true, signerTypes: ['keys'] }),
    },
  })

  expect(await wallet.ask('wallet_getCapabilities')).toEqual(on('supported'))
  expect(await wallet.ask('wallet_getCapabilities', [wallet.own])).toEqual(on('supported'))
  // A key's own address takes on an account's code with its first batch, and stays so.
  expect(await wallet.ask('wallet_getCapabilities', [eoa])).toEqual(on('ready'))
  await chains.get(1).setBalance(eoa as Address, 10n ** 18n)
  const calls = [
    { to: SHOP, value: '0x1' },
    { to: SHOP, value: '0x1' },
  ]
  const sent = await wallet.ask('wallet_sendCalls', [{ version: '2.0.0', from: eoa, calls }])
  await expect
    .poll(() => wallet.ask('wallet_getCallsStatus', [idOf(sent)]))
    .toMatchObject({ status: 200 })
  expect(await wallet.ask('wallet_getCapabilities', [eoa, ['0x1']])).toEqual(on('supported'))
  expect(await wallet.ask('wallet_getCapabilities', [eoa, ['0x2105']])).toEqual({})
  await expect(wallet.ask('wallet_getCapabilities', [SHOP])).rejects.toMatchObject({ code: 4100 })
})

test.each([
  ['a capability that it has not', { capabilities: { paymasterService: { url: 'x' } } }, 5700],
  ['a network that it does not reach', { chainId: '0x539' }, 5710],
  ['too many calls', { calls: Array.from({ length: 51 }, () => ({ to: SHOP })) }, 5740],
])('a batch with %s is refused by its code, and not shown', async (_what, wrong, code) => {
  const wallet = await rich('smartAccount')
  const batch = { version: '2.0.0', calls: [{ to: SHOP, value: '0x0' }], ...wrong }

  await expect(wallet.ask('wallet_sendCalls', [batch])).rejects.toMatchObject({ code })
  expect(wallet.shown).toEqual([])
})

test('a missing optional capability does not refuse a batch; an id is used once', async () => {
  const wallet = await rich('smartAccount')
  const capabilities = { paymasterService: { url: 'x', optional: true } }
  const batch = { version: '2.0.0', id: 'order-1', capabilities, calls: [{ to: SHOP }] }

  expect(idOf(await wallet.ask('wallet_sendCalls', [batch]))).toBe('order-1')
  await expect(wallet.ask('wallet_sendCalls', [batch])).rejects.toMatchObject({ code: 5720 })
  await expect(wallet.ask('wallet_getCallsStatus', ['order-2'])).rejects.toMatchObject({
    code: 5730,
  })
})

test.each([
  ['eoa', 'eth_sendTransaction', 10n ** 18n, /needs about 1\.0\d+ ETH,/],
  ['eoa', 'eth_sendTransaction', 3n * 10n ** 18n, /needs about 3\.0\d+ ETH,/],
  ['eoa', 'wallet_sendCalls', 2n * 10n ** 18n, /needs about 4\.0\d+ ETH,/],
  ['smartAccount', 'eth_sendTransaction', 3n * 10n ** 18n, /needs 3 ETH,/],
  ['smartAccount', 'wallet_sendCalls', 10n ** 18n, /needs 2 ETH,/],
] as const)('of %s, %s of %d wei is said to be too much, with figures', async (...row) => {
  const [type, method, amount, figures] = row
  const wallet = await rich(type)
  const call = { to: SHOP, value: `0x${amount.toString(16)}` }
  const params = method === 'wallet_sendCalls' ? { version: '2.0.0', calls: [call, call] } : call
  wallet.refuse()

  await expect(wallet.ask(method, [params])).rejects.toMatchObject({ code: 4001 })

  const facts = lines(wallet)?.flat() ?? []
  const notes = facts.flatMap((fact) => (fact.kind === 'note' ? [fact.text] : []))
  expect(notes).toEqual([expect.stringMatching(figures)])
  expect(notes[0]).toMatch(/^Not enough ETH\. This needs .*, you have 1 ETH\.$/)
  expect(facts).not.toContainEqual(expect.objectContaining({ kind: 'text' }))
})
