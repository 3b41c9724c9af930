import { expect, test } from 'vitest'
import type { AskNode } from '../model/forecast.ts'
import { forecastTransfer } from './forecast-transfer.ts'

const ME = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const BOB = '0x225f137127d9067788314bc7fcc1f36746a3c3B5'
const TOKEN = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const OTHER = `0x${'0b'.repeat(20)}`
const MOVED = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'

const word = (value: bigint) => value.toString(16).padStart(64, '0')
const topic = (address: string) => `0x${address.slice(2).toLowerCase().padStart(64, '0')}`
const moved = (address: string, from: string, to: string) => ({
  address,
  topics: [MOVED, topic(from), topic(to)],
  data: `0x${word(1n)}`,
})

interface Result {
  readonly status: string
  readonly returnData: string
  readonly logs: readonly object[]
}
const has = (value: bigint): Result => ({ status: '0x1', returnData: `0x${word(value)}`, logs: [] })
const sent = (changes: Partial<Result> = {}): Result => ({ ...has(1n), ...changes })

function foreseen(results: unknown, amount = 100n) {
  const asked: (readonly unknown[])[] = []
  const ask: AskNode = async (method, params) => {
    asked.push([method, params])
    return results === undefined
      ? Promise.reject(new Error('unknown method'))
      : [{ calls: results }]
  }
  const transfer = { token: TOKEN, from: ME, to: BOB, amount }
  return forecastTransfer(transfer, ask).then((forecast) => ({ forecast, asked }))
}

test('one request asks the token for both balances, before and after', async () => {
  const { forecast, asked } = await foreseen([has(500n), has(0n), sent(), has(400n), has(100n)])

  expect(forecast).toEqual({ kind: 'moves', loses: 100n, gets: 100n, others: [] })
  expect(asked).toHaveLength(1)
  const [[method, params] = []] = asked
  expect(method).toBe('eth_simulateV1')
  expect(JSON.stringify(params).match(/"input":"0x[\da-f]{8}/g)).toEqual(
    ['70a08231', '70a08231', 'a9059cbb', '70a08231', '70a08231'].map((of) => `"input":"0x${of}`),
  )
})

test('a token that keeps a part of it, and one that takes more, are told', async () => {
  const { forecast } = await foreseen([has(500n), has(7n), sent(), has(395n), has(105n)])

  expect(forecast).toEqual({ kind: 'moves', loses: 105n, gets: 98n, others: [] })
})

test('another token that would be taken from the sender is named, one that is got is not', async () => {
  const logs = [moved(TOKEN, ME, BOB), moved(OTHER, ME, BOB), moved(BOB, BOB, ME)]
  const { forecast } = await foreseen([has(500n), has(0n), sent({ logs }), has(400n), has(100n)])

  expect(forecast).toMatchObject({ others: [expect.stringMatching(/^0x(0b){20}$/i)] })
})

test.each([
  ['fails', { status: '0x0' }],
  ['answers that it refused', { returnData: `0x${word(0n)}` }],
])('a transfer that %s fails', async (_what, changes) => {
  const { forecast } = await foreseen([has(5n), has(0n), sent(changes), has(5n), has(0n)])

  expect(forecast).toEqual({ kind: 'fails' })
})

test.each([
  ['a node without simulations', undefined],
  ['an answer that is none', 'yes'],
  ['too few results', [has(5n), sent()]],
  [
    'a token that does not say what it has',
    [has(5n), sent({ returnData: '0x' }), sent(), has(4n), has(1n)],
  ],
  ['a sender who would have more', [has(5n), has(0n), sent(), has(6n), has(1n)]],
])('%s is no forecast', async (_what, results) => {
  expect((await foreseen(results)).forecast).toBeUndefined()
})
