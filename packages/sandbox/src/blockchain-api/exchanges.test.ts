/** @full That the sandbox works is seen in every journey of `npm test`. */

import { parseUnits } from 'viem'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { SANDBOX_DOLLAR } from '../chains/evm/sandbox-dollar-facts.ts'
import { createTestApi } from '../testing/test-api.ts'

const { app, chains, exchanges, faults, stop } = createTestApi()

beforeAll(() => chains.start(1))
beforeEach(() => {
  faults.clear()
  exchanges.clear()
})
afterAll(stop)

const SHOP = '0x2d9E41b07fC35A86e0c1D47B9A3f58c06eb2714a'
const ORDER = {
  exchangeId: 'coinbase',
  asset: `eip155:1/erc20:${SANDBOX_DOLLAR.address}`,
  amount: '12.5',
  recipient: `eip155:1:${SHOP}`,
}

async function call(method: string, params: object) {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
  const answer = await app.request('/v1/json-rpc?projectId=p', {
    method: 'POST',
    body,
    headers: { origin: 'http://localhost:4400' },
  })
  return { ...Object(await answer.json()), status: answer.status }
}

async function begun(order: object = ORDER) {
  const { result } = await call('reown_getExchangePayUrl', order)
  const statusOf = async () =>
    (
      await call('reown_getExchangeBuyStatus', {
        exchangeId: 'coinbase',
        sessionId: result.sessionId,
      })
    ).result
  const press = async (act: string): Promise<string> => {
    const page = await app.request(`${new URL(result.url).pathname}/${act}`, { method: 'POST' })
    return page.text()
  }
  return { ...result, statusOf, press }
}

const read = async (data: `0x${string}`) =>
  BigInt(
    String(
      await chains.get(1).request('eth_call', [{ to: SANDBOX_DOLLAR.address, data }, 'latest']),
    ),
  )
const held = () => read(`0x70a08231${SHOP.slice(2).toLowerCase().padStart(64, '0')}`)

test('exchanges are listed, by page and by what they serve', async () => {
  const list = async (params: object) => {
    const { result } = await call('reown_getExchanges', { page: 0, ...params })
    return [result.total, ...result.exchanges.map(({ id }: { id: string }) => id)]
  }
  expect(await list({})).toEqual([3, 'coinbase', 'binance', 'reown_test'])
  expect(await list({ asset: ORDER.asset, exclude: ['reown_test'] })).toEqual([
    ...[2, 'coinbase', 'binance'],
  ])
  expect(await list({ includeOnly: ['binance'] })).toEqual([1, 'binance'])
  expect(await list({ asset: 'eip155:5/slip44:60' })).toEqual([0])
  expect(await list({ page: 1 })).toEqual([3])
  exchanges.offer([])
  expect(await list({})).toEqual([0])
})

test('what is paid on the page arrives on the chain, once, after it was in progress', async () => {
  const before = await held()
  const { url, statusOf, press } = await begun()
  expect(await (await app.request(new URL(url).pathname)).text()).toContain('12.5')
  expect(await statusOf()).toEqual({ status: 'UNKNOWN' })

  expect(await press('pay')).toContain('Paid')
  await press('pay')
  expect(await statusOf()).toEqual({ status: 'IN_PROGRESS' })
  const done = await statusOf()
  expect(done).toEqual({ status: 'SUCCESS', txHash: expect.stringMatching(/^0x[0-9a-f]{64}$/) })
  expect(await statusOf()).toEqual(done)

  expect((await held()) - before).toBe(parseUnits('12.5', SANDBOX_DOLLAR.decimals))
})

test.each([
  ['slow', ['IN_PROGRESS', 'IN_PROGRESS', 'IN_PROGRESS', 'SUCCESS']],
  ['never', ['IN_PROGRESS', 'IN_PROGRESS', 'IN_PROGRESS', 'IN_PROGRESS']],
  ['fail', ['FAILED', 'FAILED']],
  ['cancel', ['UNKNOWN', 'UNKNOWN']],
])('%s: %j', async (act, statuses) => {
  const { statusOf, press } = await begun({ ...ORDER, asset: 'eip155:1/slip44:60', amount: '0x1' })
  expect(await press(act)).toContain('close this window')

  for (const status of statuses) expect(await statusOf()).toMatchObject({ status })
})

test.each([
  ['reown_getExchangePayUrl', { ...ORDER, exchangeId: 'nobody' }],
  ['reown_getExchangePayUrl', { ...ORDER, amount: '12,5' }],
  ['reown_getExchangePayUrl', { ...ORDER, amount: '-1' }],
  ['reown_getExchangePayUrl', { ...ORDER, recipient: `eip155:8453:${SHOP}` }],
  ['reown_getExchangePayUrl', { ...ORDER, asset: 'eip155:1/slip44:501' }],
  ['reown_getExchangeBuyStatus', { exchangeId: 'coinbase', sessionId: 'none' }],
  ['reown_other', {}],
])('%s refuses %j', async (method, params) => {
  expect(await call(method, params)).toMatchObject({
    status: 400,
    error: { code: expect.any(Number), message: expect.any(String) },
  })
})

test('each method can fail alone', async () => {
  faults.set('exchanges', { kind: 'status', status: 503, methods: ['reown_getExchangePayUrl'] })

  expect((await call('reown_getExchanges', { page: 0 })).status).toBe(200)
  expect((await call('reown_getExchangePayUrl', ORDER)).status).toBe(503)
})
