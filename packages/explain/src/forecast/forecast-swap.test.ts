import { expect, test } from 'vitest'
import type { AskNode } from '../model/forecast.ts'
import { forecastSwap, type SwapTrade } from './forecast-swap.ts'

const ME = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const BOB = '0x225f137127d9067788314bc7fcc1f36746a3c3B5'
const TOKEN = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const OTHER = `0x${'0b'.repeat(20)}`
const COIN = `0x${'ee'.repeat(20)}`
const MOVED = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
const EXCHANGE = '0x1111111254EEB25477B68fb85Ed929f73A960582'

const word = (value: bigint) => value.toString(16).padStart(64, '0')
const topic = (address: string) => `0x${address.slice(2).toLowerCase().padStart(64, '0')}`
const moved = (address: string, from: string, to: string, amount = 1n) => ({
  address,
  topics: [MOVED, topic(from), topic(to)],
  data: `0x${word(amount)}`,
})
const has = (value: bigint) => ({ status: '0x1', returnData: `0x${word(value)}`, logs: [] })
const did = (...logs: readonly object[]) => ({ status: '0x1', returnData: '0x', logs })

const CALL = { to: EXCHANGE, data: '0x12aa3caf', amount: 0n }
const SELL: SwapTrade = { account: ME, from: TOKEN, to: undefined, calls: [CALL] }
const BUY: SwapTrade = { ...SELL, from: undefined, to: TOKEN, calls: [{ ...CALL, amount: 9n }] }

/** The second question is whether the node writes movements of coins down. */
function foreseen(trade: SwapTrade, results: unknown, second: object = did()) {
  const answers = [results, [second]]
  const ask: AskNode = async () => {
    const calls = answers.shift()
    return calls === undefined ? Promise.reject(new Error('unknown method')) : [{ calls }]
  }
  return forecastSwap(trade, ask)
}

test('of a token that is sold for coins both changes are known', async () => {
  const sold = did(moved(TOKEN, ME, EXCHANGE, 40n), moved(COIN, EXCHANGE, ME, 7n))

  expect(await foreseen(SELL, [has(100n), sold, has(60n)])).toEqual({
    kind: 'moves',
    loses: 40n,
    gets: 7n,
    losesOthers: false,
  })
})

test('coins that go to somebody else are not received', async () => {
  const sold = did(moved(TOKEN, ME, EXCHANGE, 40n), moved(COIN, EXCHANGE, BOB, 7n))

  expect(await foreseen(SELL, [has(100n), sold, has(60n)])).toMatchObject({ gets: 0n })
})

test('where no coin moves, none is received: unless the node writes none down', async () => {
  const results = [has(9n), did(), has(1n)]

  expect(await foreseen(SELL, results, did(moved(COIN, ME, ME)))).toMatchObject({ gets: 0n })
  expect(await foreseen(SELL, results)).toBeUndefined()
})

test('of a token that is bought with coins both changes are known', async () => {
  const bought = did(moved(COIN, ME, EXCHANGE, 9n), moved(TOKEN, EXCHANGE, ME, 30n))

  expect(await foreseen(BUY, [has(5n), bought, has(35n)])).toEqual({
    kind: 'moves',
    loses: 9n,
    gets: 30n,
    losesOthers: false,
  })
})

test('another token that would be taken is told', async () => {
  const bought = did(moved(OTHER, ME, BOB), moved(TOKEN, EXCHANGE, ME, 30n))

  expect(await foreseen(BUY, [has(5n), bought, has(35n)])).toMatchObject({ losesOthers: true })
})

test('an approval before it is executed first, and one failure is a failure', async () => {
  const trade = { ...SELL, calls: [{ ...CALL, to: TOKEN }, CALL] }
  const sold = did(moved(COIN, EXCHANGE, ME, 7n))
  const failed = { ...did(), status: '0x0' }

  expect(await foreseen(trade, [has(9n), did(), sold, has(1n)])).toMatchObject({ loses: 8n })
  expect(await foreseen(trade, [has(9n), did(), failed, has(9n)])).toEqual({ kind: 'fails' })
})

test.each<[what: string, trade: SwapTrade, results: unknown]>([
  ['a node without simulations', SELL, undefined],
  ['an answer that is none', SELL, 'yes'],
  ['too few results', SELL, [has(5n)]],
  ['a token that does not say what there is', BUY, [did(), did(), did()]],
])('%s is no forecast', async (_what, trade, results) => {
  expect(await foreseen(trade, results)).toBeUndefined()
})
