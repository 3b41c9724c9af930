/** @full That the sandbox works is seen in every journey of `npm test`. */

import { encodeFunctionData, erc20Abi, type Hex, parseAbi } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SANDBOX_ACCOUNTS } from '../accounts.ts'
import { SANDBOX_DOLLAR } from '../chains/evm/sandbox-dollar-facts.ts'
import { SILENT_DOLLAR } from '../chains/evm/silent-token/facts.ts'
import { deriveSigners } from '../secure-site/wallet/accounts/keys.ts'
import { createNodes } from '../secure-site/wallet/chain/nodes.ts'
import {
  makeOperation,
  signOperation,
  submitOperation,
} from '../secure-site/wallet/chain/operations.ts'
import { aWallet, freshSeed } from '../secure-site/wallet/testing/a-wallet.ts'
import { createTestApi } from '../testing/test-api.ts'
import type { HistoryPage, HistoryRow } from './history/history-row.ts'

const { chains, faults, get, stop } = createTestApi()
const [, , , ada, grace, alan] = SANDBOX_ACCOUNTS

beforeAll(async () => {
  await Promise.all([chains.start(1), chains.start(8453)])
})
afterAll(stop)

async function historyOf(address: string, query = 'chainId=eip155:1'): Promise<HistoryPage> {
  const { status, body } = await get(`/v1/account/${address}/history?${query}`)
  expect(status).toBe(200)
  // The status says that it is one.
  return body as HistoryPage
}

async function newestOf(address: string, query?: string): Promise<HistoryRow | undefined> {
  return (await historyOf(address, query)).data[0]
}

interface Sent {
  readonly from: Hex
  readonly to?: Hex
  readonly value?: bigint
  readonly data?: Hex
}

async function submit({ from, to, value = 0n, data = '0x' }: Sent, chainId = 1): Promise<string> {
  const { request } = chains.get(chainId)
  await request('anvil_impersonateAccount', [from])
  const named = to === undefined ? {} : { to }
  const fields = { from, value: `0x${value.toString(16)}`, data, gas: '0x30d40' }
  return String(await request('eth_sendTransaction', [{ ...fields, ...named }]))
}

/** Waits for the block: a node answers earlier. */
async function send(sent: Sent, chainId = 1): Promise<string> {
  const hash = await submit(sent, chainId)
  const { request } = chains.get(chainId)
  while ((await request('eth_getTransactionReceipt', [hash])) === null)
    await new Promise((resolve) => setTimeout(resolve, 5))
  return hash
}

const DOLLAR = SANDBOX_DOLLAR.address
const transfer = (to: Hex, amount: bigint) =>
  encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, amount] })

const EXECUTE = parseAbi(['function execute(address to, uint256 value, bytes data)'])

/** Returns an address that no other test uses. */
function anAddress(): Hex {
  count += 1
  return `0x00000000000000000000000000000000feed${count.toString(16).padStart(4, '0')}`
}
let count = 0

test('a sent coin is in the histories of both, with all fields', async () => {
  const to = anAddress()
  const hash = await send({ from: ada.address, to, value: 1_500_000_000_000_000_000n })

  const transferred = {
    fungible_info: { name: 'Ether', symbol: 'ETH', icon: { url: 'http://127.0.0.1/token/ETH' } },
    nft_info: null,
    quantity: { numeric: '1.5' },
    value: 3000,
    price: 2000,
  }
  const metadata = {
    hash,
    status: 'confirmed',
    nonce: expect.any(Number),
    application: null,
    sentFrom: ada.address.toLowerCase(),
    sentTo: to,
    chain: 'eip155:1',
    minedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/),
  }
  expect(await newestOf(ada.address)).toEqual({
    id: `eip155:1:${hash}`,
    metadata: { ...metadata, operationType: 'send' },
    transfers: [{ ...transferred, direction: 'out' }],
  })
  expect(await historyOf(to)).toEqual({
    data: [
      {
        id: `eip155:1:${hash}`,
        metadata: { ...metadata, operationType: 'receive' },
        transfers: [{ ...transferred, direction: 'in' }],
      },
    ],
    next: null,
  })
})

test('a token that was sent names the recipient, not the contract', async () => {
  const to = anAddress()
  await send({ from: ada.address, to: DOLLAR, data: transfer(to, 25n * 10n ** 17n) })

  expect(await newestOf(to, 'chainId=eip155:1&currency=eur')).toMatchObject({
    metadata: { operationType: 'receive', sentFrom: ada.address.toLowerCase(), sentTo: to },
    transfers: [
      {
        fungible_info: { name: 'Sandbox Dollar', symbol: 'SUSD' },
        quantity: { numeric: '2.5' },
        price: 0.9,
        value: 2.25,
        direction: 'in',
      },
    ],
  })
  expect(await newestOf(ada.address)).toMatchObject({
    metadata: { operationType: 'send', sentTo: to },
    transfers: [{ direction: 'out' }],
  })
})

/** Returns an empty contract. */
const EMPTY_CONTRACT = '0x600a600c600039600a6000f3602060005260206000f3'
const MINT = parseAbi(['function mint(address to, uint256 amount)'])

test.each([
  [
    'approve',
    {
      to: DOLLAR,
      data: encodeFunctionData({
        abi: erc20Abi,
        functionName: 'approve',
        args: [grace.address, 5n],
      }),
    },
    0,
  ],
  ['deploy', { data: EMPTY_CONTRACT }, 0],
  ['cancel', { to: ada.address }, 0],
  ['send', { to: ada.address, value: 5n }, 1],
  ['execute', { to: grace.address, data: '0x12345678' }, 0],
] as const)('an own transaction is listed as %s', async (operationType, sent, transfers) => {
  await send({ from: ada.address, ...sent })

  const row = await newestOf(ada.address)

  expect(row?.metadata).toMatchObject({ operationType, status: 'confirmed' })
  expect(row?.transfers).toHaveLength(transfers)
})

test('what one sends to oneself has the direction self', async () => {
  await send({ from: ada.address, to: ada.address, value: 7n })

  expect(await newestOf(ada.address)).toMatchObject({ transfers: [{ direction: 'self' }] })
})

test('a minted token is received, and minted by its minter', async () => {
  const to = anAddress()
  await chains.get(1).mint(to, 10n ** 18n)
  expect(await newestOf(to)).toMatchObject({ metadata: { operationType: 'receive' } })

  const data = encodeFunctionData({ abi: MINT, functionName: 'mint', args: [alan.address, 9n] })
  await send({ from: alan.address, to: SILENT_DOLLAR.address, data })
  expect(await newestOf(alan.address)).toMatchObject({
    metadata: { operationType: 'mint', sentFrom: alan.address.toLowerCase() },
    transfers: [{ direction: 'in', price: 1, quantity: { numeric: '0.000009' } }],
  })
})

test('a failed transaction is listed for its sender, without transfers', async () => {
  const to = anAddress()
  await send({ from: ada.address, to: DOLLAR, data: transfer(to, 10n ** 30n) })

  expect(await newestOf(ada.address)).toMatchObject({
    metadata: { operationType: 'send', status: 'failed' },
    transfers: [],
  })
  expect(await historyOf(to)).toEqual({ data: [], next: null })
})

test('what a contract account sends is its own, though others carry it to the chain', async () => {
  const wallet = aWallet(chains)
  const { address } = await wallet.wallet.user({ preferredAccountType: 'smartAccount' })
  // A wallet's own address.
  const own = address as Hex
  const to = anAddress()
  await chains.get(1).setBalance(own, 10n ** 18n)
  await chains.get(1).mint(own, 10n ** 18n)
  const calls = [
    { to, value: '0x5' },
    { to: DOLLAR, data: transfer(to, 5n) },
  ]
  const { id } = Object(await wallet.ask('wallet_sendCalls', [{ version: '2.0.0', calls }]))
  await expect.poll(() => wallet.ask('wallet_getCallsStatus', [id])).toMatchObject({ status: 200 })

  const coin = { fungible_info: { symbol: 'ETH' }, quantity: { numeric: '0.000000000000000005' } }
  const dollar = { fungible_info: { symbol: 'SUSD' } }
  expect(await newestOf(own)).toMatchObject({
    metadata: { operationType: 'send', sentFrom: own.toLowerCase(), sentTo: to },
    transfers: expect.arrayContaining([
      expect.objectContaining({ direction: 'out', quantity: coin.quantity }),
    ]),
  })
  expect(await newestOf(to)).toMatchObject({
    metadata: { operationType: 'receive', sentFrom: own.toLowerCase() },
    transfers: [
      { ...coin, direction: 'in' },
      { ...dollar, direction: 'in' },
    ],
  })
})

test('an operation that failed is failed for its account, in a transaction that succeeded', async () => {
  const { evm } = await deriveSigners({ seed: freshSeed() })
  const client = createNodes({ url: (id) => chains.get(id).url }).client(1)
  const callData = encodeFunctionData({
    abi: EXECUTE,
    functionName: 'execute',
    args: [DOLLAR, 0n, transfer(anAddress(), 10n ** 40n)],
  })
  const made = await makeOperation(client, evm.address, { callData, isDeployed: false })
  const own = made.sender

  await submitOperation(client, await signOperation(evm, 1, made))

  expect(await newestOf(own)).toMatchObject({
    metadata: { status: 'failed', operationType: 'execute', sentFrom: own.toLowerCase() },
    transfers: [],
  })
})

test('without a chain the transactions of all chains are listed, newest first', async () => {
  const to = anAddress()
  await send({ from: grace.address, to, value: 1n })
  await send({ from: grace.address, to, value: 1n }, 8453)

  const chainsOf = async (query: string) =>
    (await historyOf(to, query)).data.map(({ metadata }) => metadata.chain).sort()
  expect(await chainsOf('')).toEqual(['eip155:1', 'eip155:8453'])
  expect(await chainsOf('chainId=eip155:8453')).toEqual(['eip155:8453'])
})

test('120 transactions come in three pages, and new ones do not move the pages', async () => {
  const to = anAddress()
  for (let index = 0; index < 120; index += 1) await send({ from: grace.address, to, value: 1n })

  const first = await historyOf(to)
  await send({ from: grace.address, to, value: 1n })
  const second = await historyOf(to, `chainId=eip155:1&cursor=${first.next}`)
  const third = await historyOf(to, `chainId=eip155:1&cursor=${second.next}`)

  expect([first, second, third].map(({ data }) => data.length)).toEqual([50, 50, 20])
  expect(third.next).toBeNull()
  const all = [first, second, third].flatMap(({ data }) => data)
  expect(new Set(all.map(({ id }) => id)).size).toBe(120)
  const nonces = all.map(({ metadata }) => metadata.nonce)
  expect(nonces).toEqual([...nonces].sort((a, b) => b - a))
})

test('a transaction in the pool is pending until it is mined, for its sender', async () => {
  const chain = chains.get(1)
  const to = anAddress()
  await chain.request('evm_setAutomine', [false])
  const hash = await submit({ from: alan.address, to: DOLLAR, data: transfer(to, 5n * 10n ** 18n) })

  const pending = await newestOf(alan.address)
  expect(pending).toMatchObject({
    metadata: { hash, status: 'pending', operationType: 'send', sentTo: to },
    transfers: [{ direction: 'out', quantity: { numeric: '5' }, value: 5 }],
  })
  expect((await newestOf(alan.address))?.metadata.minedAt).toBe(pending?.metadata.minedAt)
  expect((await historyOf(to)).data).toEqual([])

  await chain.request('evm_setAutomine', [true])
  await chain.request('evm_mine')
  expect(await newestOf(alan.address)).toMatchObject({ metadata: { hash, status: 'confirmed' } })
})

test('blocks that the node replaces are read anew', async () => {
  const chain = chains.get(8453)
  const [gone, stays] = [anAddress(), anAddress()]
  await send({ from: ada.address, to: gone, value: 1n }, 8453)
  expect((await historyOf(gone, '')).data).toHaveLength(1)

  await chain.request('anvil_rollback', [1])
  await send({ from: ada.address, to: stays, value: 1n }, 8453)

  expect((await historyOf(gone, '')).data).toEqual([])
  expect((await historyOf(stays, '')).data).toHaveLength(1)
})

test('after a reset of its node a chain has an empty history', async () => {
  const chain = await chains.start(10)
  const to = anAddress()
  await send({ from: ada.address, to, value: 1n }, 10)
  expect((await historyOf(to, 'chainId=eip155:10')).data).toHaveLength(1)

  await chain.request('anvil_reset')

  expect(await historyOf(to, 'chainId=eip155:10')).toEqual({ data: [], next: null })
  await chains.end(10)
})

test.each([
  ['/v1/account/nobody/history', 'address'],
  [`/v1/account/${ada.address}/history?chainId=eip155:999`, 'chainId'],
  [`/v1/account/${ada.address}/history?chainId=solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp`, 'address'],
  [`/v1/account/${ada.address}/history?currency=doge`, 'currency'],
  [`/v1/account/${ada.address}/history?cursor=nonsense`, 'cursor'],
  [`/v1/account/${ada.address}/history?onramp=meld`, 'onramp'],
])('%s is a bad request', async (path, field) => {
  expect(await get(path)).toEqual({
    status: 400,
    body: { status: 'FAILED', reasons: [{ field, description: expect.any(String) }] },
  })
})

test.each(['chainId=eip155:30', 'onramp=coinbase'])('%s has no data', async (query) => {
  expect(await historyOf(ada.address, query)).toEqual({ data: [], next: null })
})

test('a chain whose node does not answer is unavailable', async () => {
  const ended = await chains.start(137)
  const api = createTestApi()
  await chains.end(137)
  Object.assign(api.chains, { list: () => [ended] })

  expect(await api.get(`/v1/account/${ada.address}/history`)).toMatchObject({
    status: 503,
    body: { reasons: [{ field: 'provider' }] },
  })
})

test('the part has its own fault', async () => {
  faults.set('history', { kind: 'status', status: 429 })

  expect(await get(`/v1/account/${ada.address}/history`)).toMatchObject({ status: 429 })
  expect(await get(`/v1/account/${ada.address}/balance`)).toMatchObject({ status: 200 })
  faults.clear()
})
