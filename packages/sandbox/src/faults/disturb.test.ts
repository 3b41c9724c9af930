/** @full That the sandbox works is seen in every journey of `npm test`. */

import { request as httpRequest } from 'node:http'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Sandbox } from '../sandbox.ts'
import { startSandbox } from '../start-sandbox.ts'
import type { Fault } from './fault.ts'

let sandbox: Sandbox<'blockchainApi' | 'walletListing'>

beforeAll(async () => {
  sandbox = await startSandbox({ parts: ['blockchainApi', 'walletListing'] })
})
afterEach(() => {
  sandbox.faults.clear()
  sandbox.requests.clear()
})
afterAll(() => sandbox.stop())

const chainsUrl = () => `${sandbox.addresses.blockchainApi}/v1/supported-chains?projectId=p`
const walletsUrl = () => `${sandbox.addresses.walletApi}/getWallets?projectId=p`

/** Fetches the status, and the part of the announced body that arrived before the end. */
function fetchRaw(
  url: string,
): Promise<{ status?: number | undefined; end: string; body: string }> {
  return new Promise((resolve) => {
    const asked = httpRequest(url, { agent: false }, (answer) => {
      let body = ''
      answer.on('data', (data) => (body += String(data)))
      answer.on('end', () => resolve({ status: answer.statusCode, end: 'complete', body }))
      answer.on('error', () => resolve({ status: answer.statusCode, end: 'broken off', body }))
    })
    asked.on('error', () => resolve({ end: 'reset', body: '' }))
    asked.end()
  })
}

test('a slow part answers correctly after the delay', async () => {
  sandbox.faults.set('supportedChains', { kind: 'slow', ms: 120 })
  const before = performance.now()

  const answer = await fetch(chainsUrl())

  expect(performance.now() - before).toBeGreaterThanOrEqual(119)
  expect(await answer.json()).toEqual({ http: [], ws: [] })
})

test('removing the fault slow answers the waiting requests', async () => {
  sandbox.faults.set('supportedChains', { kind: 'slow', ms: 60_000 })
  const waiting = fetch(chainsUrl())
  await until(() => sandbox.requests.count('supportedChains') === 1)

  sandbox.faults.clear('supportedChains')

  expect((await waiting).status).toBe(200)
})

test('a status has the error shape of the part, and pages can read it', async () => {
  sandbox.faults.set('supportedChains', { kind: 'status', status: 429 })

  const answer = await fetch(chainsUrl(), { headers: { origin: 'http://localhost:4400' } })

  expect(answer.status).toBe(429)
  expect(answer.headers.get('access-control-allow-origin')).toBe('*')
  expect(await answer.json()).toEqual({
    status: 'FAILED',
    reasons: [{ field: 'unknown', description: expect.any(String) }],
  })
})

test('a plain 500 is text', async () => {
  sandbox.faults.set('supportedChains', { kind: 'status', status: 500 })

  expect(await (await fetch(chainsUrl())).text()).toBe('Internal server error')
})

test('status, headers and body can be given', async () => {
  sandbox.faults.set('supportedChains', {
    kind: 'status',
    status: 503,
    body: { sorry: true },
    headers: { 'retry-after': '7' },
  })

  const answer = await fetch(chainsUrl())

  expect(answer.status).toBe(503)
  expect(answer.headers.get('retry-after')).toBe('7')
  expect(await answer.json()).toEqual({ sorry: true })
})

test('a status without a body has none', async () => {
  sandbox.faults.set('supportedChains', { kind: 'status', status: 204 })

  expect((await fetch(chainsUrl())).status).toBe(204)
})

test.each([
  [{ kind: 'garbage' } as const, /^<!doctype html>/],
  [{ kind: 'garbage', shape: 'wrong' } as const, /^\{"totally"/],
  [{ kind: 'garbage', body: '{"http":' } as const, /^\{"http":$/],
  [{ kind: 'garbage', body: { http: 'all' } } as const, /^\{"http":"all"\}$/],
])('%j answers 200 with nonsense', async (fault, body) => {
  sandbox.faults.set('supportedChains', fault)

  const answer = await fetch(chainsUrl())

  expect(answer.status).toBe(200)
  expect(await answer.text()).toMatch(body)
})

test('with the fault silence requests wait until it is cleared', async () => {
  sandbox.faults.set('supportedChains', { kind: 'silence' })
  const asked = fetchRaw(chainsUrl())
  await until(() => sandbox.requests.count('supportedChains') === 1)
  const answered = await Promise.race([asked, new Promise((resolve) => setTimeout(resolve, 100))])
  expect(answered).toBeUndefined()

  sandbox.faults.clear()

  expect((await asked).end).toBe('reset')
  expect((await fetch(chainsUrl())).status).toBe(200)
})

const ACCOUNT = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const ROUTES = [
  ['identity', `/v1/identity/${ACCOUNT}?projectId=p`],
  ['balance', `/v1/account/${ACCOUNT}/balance?projectId=p&sv=v`],
  ['history', `/v1/account/${ACCOUNT}/history?projectId=p`],
  ['profileLookup', '/v1/profile/account/grace.reown.id?projectId=p&apiVersion=2'],
  ['profileReverse', `/v1/profile/reverse/${ACCOUNT}?projectId=p&apiVersion=2`],
  ['profileSuggestions', '/v1/profile/suggestions/grace?projectId=p'],
] as const

test.each(ROUTES)('every kind of fault disturbs %s', async (part, path) => {
  const url = sandbox.addresses.blockchainApi + path
  const whole = await fetchRaw(url)
  const disturbed = (fault: Fault) => {
    sandbox.faults.set(part, { ...fault, times: 1 })
    return fetchRaw(url)
  }
  expect(whole).toMatchObject({ status: 200, end: 'complete' })

  for (const status of [403, 429, 500, 503])
    expect(await disturbed({ kind: 'status', status })).toMatchObject({ status })
  expect(await disturbed({ kind: 'slow', ms: 20 })).toMatchObject({ status: 200 })
  expect((await disturbed({ kind: 'garbage' })).body).toMatch(/^<!doctype html>/)
  expect((await disturbed({ kind: 'garbage', shape: 'wrong' })).body).toMatch(/^\{"totally"/)
  expect((await disturbed({ kind: 'reset' })).end).toBe('reset')
  expect((await disturbed({ kind: 'half-body' })).end).toBe('broken off')
  const silent = disturbed({ kind: 'silence' })
  await until(() => sandbox.requests.count(part) === 11)
  sandbox.faults.clear()
  expect((await silent).end).toBe('reset')
})

test('the price, which is posted, is disturbed as well', async () => {
  const ask = async () => {
    const body = JSON.stringify({ currency: 'usd', addresses: [], projectId: 'p' })
    const url = `${sandbox.addresses.blockchainApi}/v1/fungible/price`
    return (await fetch(url, { method: 'POST', body })).text()
  }
  sandbox.faults.set('price', { kind: 'garbage', times: 1 })

  expect(await ask()).toMatch(/^<!doctype html>/)
  expect(await ask()).toContain('chainId')
})

test('a reset has neither status nor body', async () => {
  sandbox.faults.set('supportedChains', { kind: 'reset' })

  expect(await fetchRaw(chainsUrl())).toEqual({ end: 'reset', body: '' })
})

test('with the fault half-body the connection breaks in the middle of the answer', async () => {
  sandbox.faults.set('walletListing', { kind: 'half-body' })

  const { status, end, body } = await fetchRaw(walletsUrl())

  expect({ status, end }).toEqual({ status: 200, end: 'broken off' })
  expect(body).toMatch(/^\{"count":500,"data":\[/)
  expect(() => JSON.parse(body)).toThrow()
})

test('a fault for the whole server hits every part; one for a part wins', async () => {
  sandbox.faults.set('walletApi', { kind: 'status', status: 502 })
  sandbox.faults.set('origins', { kind: 'status', status: 429 })

  const listing = await fetch(walletsUrl())
  const origins = await fetch(`${sandbox.addresses.walletApi}/projects/v1/origins?projectId=p`)
  const picture = await fetch(`${sandbox.addresses.walletApi}/public/getTokenImage/ETH`)

  expect([listing.status, origins.status, picture.status]).toEqual([502, 429, 502])
})

test('analytics is a separate part, though it shares a server', async () => {
  sandbox.faults.set('walletApi', { kind: 'status', status: 502 })
  const events = `${sandbox.addresses.analytics}/e?projectId=p`

  expect((await fetch(events, { method: 'POST', body: '{}' })).status).toBe(202)

  sandbox.faults.set('analytics', { kind: 'status', status: 403 })
  expect((await fetch(events, { method: 'POST', body: '{}' })).status).toBe(403)
  expect(sandbox.requests.count('analytics')).toBe(2)
})

test('a fault with a number ends after so many requests', async () => {
  sandbox.faults.set('supportedChains', { kind: 'status', status: 500, times: 2 })

  const statuses = []
  for (let index = 0; index < 3; index += 1) statuses.push((await fetch(chainsUrl())).status)

  expect(statuses).toEqual([500, 500, 200])
  expect(sandbox.faults.current()).toEqual({})
  expect(sandbox.requests.count('supportedChains')).toBe(3)
  expect(sandbox.requests.count('blockchainApi')).toBe(3)
})

test('a fault with methods does not apply to other methods', async () => {
  sandbox.faults.set('rpc', { kind: 'status', status: 500, methods: ['eth_getBalance'] })
  const url = `${sandbox.addresses.blockchainApi}/v1/?projectId=p&chainId=eip155:1`
  const ask = (method: string) => fetch(url, { method: 'POST', body: JSON.stringify([{ method }]) })

  const [disturbed, passed] = [await ask('eth_getBalance'), await ask('eth_chainId')]

  // There is no chain in this sandbox, so what passes is refused by the route itself.
  expect([disturbed.status, passed.status]).toEqual([500, 400])
  expect(sandbox.requests.list('rpc').map(({ rpcMethods }) => rpcMethods)).toEqual([
    ['eth_getBalance'],
    ['eth_chainId'],
  ])
})

test('preflight requests are neither counted nor disturbed', async () => {
  sandbox.faults.set('supportedChains', { kind: 'reset' })

  const headers = { origin: 'http://a.example', 'access-control-request-method': 'GET' }
  const preflight = await fetch(chainsUrl(), { method: 'OPTIONS', headers })

  expect(preflight.status).toBe(204)
  expect(sandbox.requests.count('supportedChains')).toBe(0)
})

test('stopping ends waiting requests', async () => {
  const own = await startSandbox({ parts: ['blockchainApi'] })
  own.faults.set('blockchainApi', { kind: 'silence' })
  const asked = fetchRaw(`${own.addresses.blockchainApi}/v1/supported-chains?projectId=p`)
  await until(() => own.requests.count('blockchainApi') === 1)

  await own.stop()

  expect((await asked).end).toBe('reset')
})

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setImmediate(resolve))
}
