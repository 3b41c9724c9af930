import { expect, test } from 'vitest'
import type { Holding } from '../store/state/portfolio.ts'
import { ADDRESS, aVisit } from '../testing/a-visit.ts'
import { createFakeClock } from '../testing/fake-clock.ts'
import { createFakeHttp } from '../testing/fake-http.ts'
import { createFakeStorage } from '../testing/fake-storage.ts'
import { createStoredPortfolios } from './stored-portfolios.ts'

const KEY = '@appkit/portfolio_cache'
const API = 'https://api.example'
const ACCOUNT = `eip155:1:${ADDRESS}` as const
const USDC = 'eip155:1:0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'

const TOKEN = {
  name: 'USD Coin',
  symbol: 'USDC',
  chainId: 'eip155:1',
  value: 5,
  price: 1,
  address: USDC,
  iconUrl: 'https://img.example/usdc.png',
  quantity: { decimals: '6', numeric: '5' },
}

/** A visitor with 1.284 ETH and 5 USDC whose session is resumed, or who connects. */
async function aVisitor(choice: Parameters<typeof aVisit>[0] = {}, clock = createFakeClock()) {
  const http = createFakeHttp()
  http.on('GET', `${API}/v1/supported-chains`, { json: { http: ['eip155:1'], ws: [] } })
  http.on('GET', `${API}/v1/identity/:address`, { json: {} })
  http.on('GET', `${API}/v1/account/:address/balance`, { json: { balances: [TOKEN] } })
  const visit = aVisit({
    projectId: 'p1',
    endpoints: { blockchainApi: API },
    ...choice,
    ports: { clock, http, ...choice.ports },
  })
  await visit.core.start()
  await clock.advance(20)
  await clock.advance(20)
  const calls = () => http.requests.filter(({ url }) => url.includes('/balance')).length
  const list = () => visit.core.snapshot().portfolio.accounts[ACCOUNT]
  const amounts = () => list()?.holdings?.map(({ symbol, amountText }) => `${amountText} ${symbol}`)
  return { ...visit, clock, calls, list, amounts }
}

/** The page of a visitor who read their list, and what it stored. */
async function anEarlierPage(coins?: bigint) {
  const first = await aVisitor()
  if (coins !== undefined) first.adapter.nativeBalances.set(ADDRESS, coins * 10n ** 18n)
  await first.core.actions.connect.withWallet('eip155', 'io.fjord')
  await first.settle()
  await first.core.actions.portfolio.read()
  first.core.stop()
  return first
}

test('a list is stored as the API has it, without pictures that are data', async () => {
  const { storage } = await anEarlierPage()

  expect(JSON.parse(storage.get(KEY) ?? '{}')).toEqual({
    [ACCOUNT]: {
      caipAddress: ACCOUNT,
      balance: {
        balances: [
          TOKEN,
          {
            name: 'Ether',
            symbol: 'ETH',
            chainId: 'eip155:1',
            price: 0,
            quantity: { decimals: '18', numeric: '1.284' },
          },
        ],
      },
      timestamp: expect.any(Number),
    },
  })
})

test('a list is known for 30 seconds after a reload, with its age, before anything is requested', async () => {
  const { storage, adapter, clock, calls } = await anEarlierPage()
  const reload = () => aVisitor({ adapter, ports: { storage } }, clock)
  await clock.advance(20_000)

  const second = await reload()
  await second.core.actions.portfolio.restore()
  expect(second.list()?.status).toBe('ready')
  expect(second.amounts()).toEqual(['5 USDC', '1.284 ETH'])
  await second.core.actions.portfolio.read()
  expect(second.calls()).toBe(0)
  await clock.advance(10_000)
  await second.core.actions.portfolio.read()
  expect(second.calls()).toBe(1)
  second.core.stop()

  await clock.advance(30_000)
  const third = await reload()
  await third.core.actions.portfolio.restore()
  expect(third.list()).toBeUndefined()
  expect(calls()).toBe(1)
})

test('after a reload the coin is as it was read last', async () => {
  const { storage, adapter, clock } = await anEarlierPage(3n)
  await clock.advance(10_000)
  storage.remove('@appkit/native_balance_cache')

  const second = await aVisitor({ adapter, ports: { storage } }, clock)
  await second.core.actions.portfolio.restore()

  expect(second.core.snapshot().balances[ACCOUNT]).toMatchObject({ amountText: '1.284' })
  expect(second.amounts()).toEqual(['5 USDC', '1.284 ETH'])
})

test.each(['disconnecting', 'a reload and disconnecting'])(
  'nothing of a list stays stored after %s',
  async (what) => {
    const { core, storage, adapter, clock } = await aVisitor()
    await core.actions.connect.withWallet('eip155', 'io.fjord')
    await clock.advance(20)
    await core.actions.portfolio.read()
    expect(storage.get(KEY)).toContain(ACCOUNT)
    if (what !== 'disconnecting') core.stop()
    const page = core.snapshot().lifecycle.isStarted
      ? core
      : (await aVisitor({ adapter, ports: { storage } }, clock)).core

    await page.actions.disconnect()
    await clock.advance(20)

    expect(storage.get(KEY)).toBeUndefined()
  },
)

test('storage that is full changes nothing of what is shown', async () => {
  const warned: string[] = []
  const storage = {
    ...createFakeStorage(),
    set: (key: string) => void warned.push(key),
  }
  const { core, amounts } = await aVisitor({ ports: { storage } })
  await core.actions.connect.withWallet('eip155', 'io.fjord')

  await core.actions.portfolio.read()

  expect(amounts()).toEqual(['5 USDC', '1.284 ETH'])
  expect(warned).toContain(KEY)
})

function storedPortfolios(initial?: unknown) {
  const storage = createFakeStorage()
  if (initial !== undefined) storage.set(KEY, JSON.stringify(initial))
  const clock = { now: () => 2_000 }
  return { storage, stored: createStoredPortfolios({ storage, key: KEY, clock }) }
}

const FRESH = { caipAddress: ACCOUNT, balance: { balances: [TOKEN] }, timestamp: 1_000 }

test.each<[what: string, stored: unknown, count: number | undefined]>([
  ['a fresh list', { [ACCOUNT]: FRESH }, 1],
  ['an empty one', { [ACCOUNT]: { ...FRESH, balance: { balances: [] } } }, 0],
  ['one that has expired', { [ACCOUNT]: { ...FRESH, timestamp: -30_000 } }, undefined],
  ['one of the future', { [ACCOUNT]: { ...FRESH, timestamp: 5_000 } }, undefined],
  ['one without a time', { [ACCOUNT]: { ...FRESH, timestamp: undefined } }, undefined],
  ['one of another account', { 'eip155:10:0x1': FRESH }, undefined],
  ['one without a list', { [ACCOUNT]: { ...FRESH, balance: {} } }, undefined],
  ['one that is null', { [ACCOUNT]: null }, undefined],
  ['a text', 'nothing', undefined],
  ...[
    { ...TOKEN, chainId: 'eip155:10' },
    { ...TOKEN, price: '1' },
    { ...TOKEN, quantity: { decimals: '6', numeric: '1e9' } },
    null,
  ].map((token): [string, unknown, undefined] => [
    `a list with ${JSON.stringify(token)}`,
    { [ACCOUNT]: { ...FRESH, balance: { balances: [TOKEN, token] } } },
    undefined,
  ]),
])('of the stored lists, %s has %o: %s', (_what, initial, count) => {
  const { stored } = storedPortfolios(initial)

  expect(stored.readFresh(ACCOUNT)?.holdings.length).toBe(count)
})

test('what a script wrote into the storage is as harmless as an answer of the API', () => {
  const token = { ...TOKEN, name: 'Free\u202E\nmoney', iconUrl: 'javascript:alert(1)' }
  const none = { ...TOKEN, quantity: { decimals: '0', numeric: '7' }, address: 'eip155:1:0x07' }
  const { stored } = storedPortfolios({
    [ACCOUNT]: { ...FRESH, balance: { balances: [token, none] } },
  })

  expect(stored.readFresh(ACCOUNT)?.holdings).toMatchObject([
    { name: 'Freemoney', iconUrl: undefined },
  ])
})

const HOLDING: Holding = {
  networkId: 'eip155:1',
  name: 'USD Coin',
  symbol: 'USDC',
  decimals: 6,
  amountText: '5',
}

test('a list that takes much space is not stored, and the oldest make place for others', () => {
  const { stored, storage } = storedPortfolios()
  const many = (count: number, networkId: Holding['networkId']) =>
    Array.from({ length: count }, (_, place) => ({
      ...HOLDING,
      networkId,
      address: `0x${place}`,
    }))

  stored.write(ACCOUNT, many(151, 'eip155:1'))
  expect(storage.get(KEY)).toBeUndefined()

  for (const id of [1, 2, 3, 4]) {
    stored.write(`eip155:${id}:${ADDRESS}`, many(150, `eip155:${id}`))
  }
  expect((storage.get(KEY) ?? '').length).toBeLessThan(65_536)
  expect(stored.readFresh(`eip155:4:${ADDRESS}`)?.holdings).toHaveLength(150)
  expect(stored.readFresh(`eip155:1:${ADDRESS}`)).toBeUndefined()
})
