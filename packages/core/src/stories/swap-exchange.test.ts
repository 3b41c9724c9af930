import { expect, test } from 'vitest'
import type { SwapSource } from '../contract/index.ts'
import { isExchangeDue } from '../swap/consent.ts'
import { answerAsNode, aSwapper, EXCHANGE, type FakeNode, USDC } from '../testing/a-swapper.ts'
import { ADDRESS } from '../testing/a-visit.ts'

type Visit = Awaited<ReturnType<typeof aSwapper>>

const OTHER = '0x3fC91A3afd70395Cd496C647d5a6CC9D4B2b7FAD'
const THIRD = '0x66a9893cC07D91D95644AEDD05D03f95e1dBA8Af'
const TOKEN = '0x514910771AF9Ca656af840dff83E8264EcF986CA'
const ALL = 2n ** 255n

const word = (value: bigint | string) =>
  (typeof value === 'bigint' ? value.toString(16) : value.slice(2).toLowerCase()).padStart(64, '0')
const topic = (value: bigint | string) => `0x${word(value)}`
const MOVED = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
const ALLOWED = '0x8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b925'

interface Log {
  readonly address: string
  readonly topics: readonly string[]
  readonly data: string
}

/** A node on which 1 ETH buys so many dollars, and this happens besides. */
function simulating(dollars: bigint, ...besides: readonly Log[]): FakeNode {
  const has = (value: bigint) => ({ status: '0x1', returnData: topic(value), logs: [] })
  return {
    eth_getCode: () => '0x60',
    eth_simulateV1: () => [
      { calls: [has(0n), { status: '0x1', returnData: '0x', logs: besides }, has(dollars)] },
    ],
  }
}

const PROMISED = 1_980_000_000n

/** A swap of 1 ETH at an exchange that no list knows. */
async function atOther(node: FakeNode = {}): Promise<Visit> {
  const visit = await aSwapper()
  Object.assign(visit.node, node)
  visit.exchange.exchange = OTHER
  await visit.review('1')
  return visit
}

async function press(visit: Visit): Promise<number> {
  visit.actions.confirm()
  await visit.settle()
  return visit.adapter.sent.length
}

test('the exchange is named, known or not', async () => {
  const known = await aSwapper()
  await known.review('1')
  expect(known.swap().current).toMatchObject({
    review: { exchange: EXCHANGE, exchangeName: '1inch', isVouched: true },
  })

  const { current } = (await atOther()).swap()
  expect(current).toMatchObject({
    review: { exchange: OTHER, exchangeName: undefined, isVouched: false },
  })
})

test('an unknown exchange waits for the visitor to agree to its address', async () => {
  const visit = await atOther()
  expect(isExchangeDue(visit.swap())).toBe(true)
  expect(await press(visit)).toBe(0)

  visit.actions.confirmExchange(true)

  expect(await press(visit)).toBe(1)
  expect(visit.adapter.sent).toMatchObject([{ to: OTHER }])
})

test('… also before it is allowed anything', async () => {
  const visit = await aSwapper()
  visit.exchange.exchange = OTHER
  await visit.review('100', 'USDC', 'ETH')

  expect(visit.swap().current).toMatchObject({ review: { request: 'approval' } })
  expect(await press(visit)).toBe(0)
})

test('the agreement is to that address alone, and ends with it', async () => {
  const visit = await atOther()
  visit.actions.confirmExchange(true)
  visit.exchange.exchange = THIRD
  await visit.settle(10_000)
  expect(isExchangeDue(visit.swap())).toBe(true)
  visit.exchange.exchange = OTHER
  await visit.settle(10_000)

  expect(await press(visit)).toBe(0)
  visit.actions.confirmExchange(true)
  visit.actions.confirmExchange(false)
  expect(await press(visit)).toBe(0)
})

test('… and not to the next review', async () => {
  const visit = await atOther()
  visit.actions.confirmExchange(true)
  visit.actions.cancel()
  await visit.settle()
  visit.actions.review()
  await visit.settle()

  expect(await press(visit)).toBe(0)
})

test('a node of another host that expects what was promised vouches for it', async () => {
  expect(await press(await atOther(simulating(PROMISED)))).toBe(1)
})

test('… the host that wrote the transaction does not, whatever it expects', async () => {
  const visit = await aSwapper()
  answerAsNode(visit.http, 'https://rpc.walletconnect.org/v1/', simulating(PROMISED))
  visit.exchange.exchange = OTHER
  await visit.review('1')

  expect(await press(visit)).toBe(0)
  expect(isExchangeDue(visit.swap())).toBe(true)
})

const out = (address: string, ...topics: readonly string[]): Log => ({
  address,
  topics,
  data: `0x${word(1n)}`,
})

test.each<[what: string, ...logs: Log[]]>([
  ['moves another token', out(TOKEN, MOVED, topic(ADDRESS), topic(OTHER))],
  ['moves an item', { ...out(TOKEN, MOVED, topic(ADDRESS), topic(OTHER), topic(7n)), data: '0x' }],
  [
    'moves an item of ERC-1155',
    {
      ...out(
        TOKEN,
        '0xc3d58168c5ae7397731d063d5bbf3d657854427343f4c083240f7aacaa2d0f62',
        ...[topic(OTHER), topic(ADDRESS), topic(OTHER)],
      ),
      data: `0x${word(7n)}${word(1n)}`,
    },
  ],
  ['allows a token', out(TOKEN, ALLOWED, topic(ADDRESS), topic(OTHER))],
  ['allows what is bought', out(USDC, ALLOWED, topic(ADDRESS), topic(OTHER))],
  [
    'allows an item',
    { ...out(TOKEN, ALLOWED, topic(ADDRESS), topic(OTHER), topic(7n)), data: '0x' },
  ],
  [
    'allows a collection',
    out(
      TOKEN,
      '0x17307eab39ab6107e8899845ad3d59bd9653f200f220920489ca2b5937696c31',
      ...[topic(ADDRESS), topic(OTHER)],
    ),
  ],
  [
    'lets another borrow',
    out(
      TOKEN,
      '0xda919360433220e13b51e8c211e490d148e61a3bd53de8c097194e458b97f3e1',
      ...[topic(ADDRESS), topic(OTHER), topic(USDC)],
    ),
  ],
  [
    'hands a contract over',
    {
      ...out(
        TOKEN,
        '0x8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e0',
        ...[topic(ADDRESS), topic(OTHER)],
      ),
      data: '0x',
    },
  ],
  [
    'takes more coins',
    { ...out(`0x${'ee'.repeat(20)}`, MOVED, topic(ADDRESS), topic(OTHER)), data: `0x${word(ALL)}` },
  ],
])('a swap that %s besides is refused', async (_what, ...logs) => {
  const visit = await atOther(simulating(PROMISED, ...logs))

  expect(visit.step()).toBe('idle')
  expect(visit.notice()).toMatchObject({ code: 'swap.unsafe' })
})

test('a permission that is taken back is no loss', async () => {
  const log = { ...out(TOKEN, ALLOWED, topic(ADDRESS), topic(OTHER)), data: `0x${word(0n)}` }

  expect(await press(await atOther(simulating(PROMISED, log)))).toBe(1)
})

test.each([
  ['nothing', '0x'],
  ['an account', `0xef0100${OTHER.slice(2)}`],
])('where there is %s, nothing is sent', async (_what, code) => {
  for (const exchange of [OTHER, EXCHANGE]) {
    const visit = await aSwapper()
    visit.node['eth_getCode'] = () => code
    visit.exchange.exchange = exchange
    await visit.review('1')

    expect([visit.step(), visit.notice()]).toMatchObject(['idle', { code: 'swap.no-exchange' }])
    const swapped = visit.actions.swap({ fromToken: 'ETH', toToken: 'USDC', amount: '1' })
    await expect(swapped).rejects.toMatchObject({ code: 'swap.no-exchange' })
  }
})

test('a page names the exchange that its visitor agreed to, and no other one', async () => {
  const visit = await aSwapper()
  visit.exchange.exchange = OTHER
  const request = { fromToken: 'ETH', toToken: 'USDC', amount: '1' }
  for (const confirmedExchange of [undefined, THIRD]) {
    await expect(visit.actions.swap({ ...request, confirmedExchange })).rejects.toMatchObject({
      code: 'swap.exchange',
      context: { exchange: OTHER },
    })
  }

  await visit.actions.swap({ ...request, confirmedExchange: OTHER.toLowerCase() })

  expect(visit.adapter.sent).toHaveLength(1)
})

const own: SwapSource = {
  networks: ['eip155:1'],
  listTokens: async () => [
    { symbol: 'ETH', name: 'Ether', decimals: 18 },
    { symbol: 'USDC', name: 'USD Coin', decimals: 6, address: USDC },
  ],
  readQuote: async ({ amount }) => amount / 10n ** 9n,
  readAllowance: async () => 0n,
  buildApproval: () => Promise.reject(new Error('No approvals')),
  buildSwap: async ({ amount }) => ({
    networkId: 'eip155:1',
    to: OTHER,
    data: '0x12aa3caf00',
    amount,
  }),
}

test.each<[what: string, exchanges: unknown, isDue: boolean, name: string | undefined]>([
  ['names it', () => [{ address: OTHER.toLowerCase(), name: 'Mine\u202e' }], false, 'Mine'],
  ['names another one', () => [{ address: THIRD, name: 'Mine' }], true, undefined],
  ['names none', undefined, true, undefined],
  ['throws', () => Promise.reject(new Error('no')).catch(() => {}), true, undefined],
  ['answers with anything', () => ['x', null, { address: 7 }], true, undefined],
])('a website that %s answers for that', async (_what, exchanges, isDue, name) => {
  const swapSource = { ...own, exchanges } as SwapSource
  const visit = await aSwapper({ swapSource, projectId: undefined })
  await visit.review('1')

  expect(isExchangeDue(visit.swap())).toBe(isDue)
  expect(visit.swap().current).toMatchObject({ review: { exchangeName: name } })
})
