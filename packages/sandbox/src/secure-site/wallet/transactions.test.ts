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
    about: [{ kind: 'address', label: 'Your address', address: wallet.own }],
  })
  expect(lines(wallet)?.flat()).toEqual(
    expect.arrayContaining([
      {
        kind: 'amount',
        label: 'Amount',
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
    expect(
      wallet.shown
        .at(-1)
        ?.groups.map(({ title }) => title)
        .slice(0, 2),
    ).toEqual([...['1 of 2', '2 of 2']])
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
  },
)

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

test('a batch is found by the id of its page; no other id is known', async () => {
  const wallet = await rich('smartAccount')
  const batch = { version: '2.0.0', id: 'order-1', calls: [{ to: SHOP }] }

  expect(idOf(await wallet.ask('wallet_sendCalls', [batch]))).toBe('order-1')
  expect(await wallet.ask('wallet_getCallsStatus', ['order-1'])).toMatchObject({ status: 200 })
  await expect(wallet.ask('wallet_getCallsStatus', ['order-2'])).rejects.toMatchObject({
    code: 5730,
  })
})
