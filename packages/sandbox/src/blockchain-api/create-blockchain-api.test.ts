/** @full That the sandbox works is seen in every journey of `npm test`. */

import { afterAll, beforeAll, expect, test } from 'vitest'
import { SANDBOX_ACCOUNTS } from '../accounts.ts'
import { createBitcoinChain } from '../chains/bitcoin/bitcoin-chain.ts'
import { SANDBOX_DOLLAR } from '../chains/evm/sandbox-dollar-facts.ts'
import { createSolanaChains } from '../chains/solana/solana-chains.ts'
import { NO_CHAINS } from '../testing/no-chains.ts'
import { createTestChains } from '../testing/test-chains.ts'
import { createOrderedSwapTokens } from './convert/ordered-swap-tokens.ts'
import { createSwapLies } from './convert/swap-lies.ts'
import { createBlockchainApi } from './create-blockchain-api.ts'
import { createExchanges } from './exchanges/exchanges-desk.ts'
import { createNameBook } from './names.ts'
import { createOnramp } from './onramp/onramp-desk.ts'
import { createOrderedBalances } from './ordered-balances.ts'
import { createSmartSessions } from './smart-sessions.ts'

const { chains, faults, requests, stop } = createTestChains()
const solana = createSolanaChains({ faults, requests })
const bitcoin = createBitcoinChain({ faults, requests })
const app = createBlockchainApi({
  chains,
  solana,
  bitcoin,
  orderedBalances: createOrderedBalances(),
  smartSessions: createSmartSessions(),
  swapLies: createSwapLies(),
  orderedSwapTokens: createOrderedSwapTokens(),
  onramp: createOnramp(NO_CHAINS),
  exchanges: createExchanges({ chains: { list: () => [] }, solana }),
  names: await createNameBook((user) => `http://127.0.0.1/${user}`),
  tokenImageUrl: (symbol) => `http://127.0.0.1/token/${symbol}`,
  faults,
  requests,
})

beforeAll(async () => {
  await Promise.all([chains.start(1), chains.start(8453)])
})
afterAll(stop)

const [first, second, third] = SANDBOX_ACCOUNTS
const SITE = { origin: 'http://localhost:4400' }

async function get(path: string, headers: Record<string, string> = SITE): Promise<unknown> {
  const response = await app.request(path, { headers })
  return { status: response.status, body: await response.json() }
}

function refused(status: number, field: string): unknown {
  return {
    status,
    body: { status: 'FAILED', reasons: [{ field, description: expect.any(String) }] },
  }
}

test('the running chains are the supported ones', async () => {
  expect(await get('/v1/supported-chains?projectId=p')).toEqual({
    status: 200,
    body: { http: ['eip155:1', 'eip155:8453'], ws: [] },
  })
})

test.each([
  '/v1/supported-chains',
  `/v1/identity/${first.address}`,
  `/v1/account/${first.address}/balance?sv=1`,
  '/v1/supported-chains?projectId=',
])('%s without a project id is refused', async (path) => {
  expect(await get(path)).toEqual(refused(401, 'authentication'))
})

test.each([
  [first.address, { name: null, avatar: null }],
  [second.address, { name: 'ada.sandbox.eth', avatar: 'http://127.0.0.1/ada' }],
  [second.address.toLowerCase(), { name: 'ada.sandbox.eth', avatar: 'http://127.0.0.1/ada' }],
  [third.address, { name: 'grace.sandbox.eth', avatar: null }],
  ['7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv', { name: null, avatar: null }],
])('the identity of %s', async (address, identity) => {
  expect(await get(`/v1/identity/${address}?projectId=p&sender=${first.address}`)).toEqual({
    status: 200,
    body: { ...identity, resolvedAt: expect.any(String) },
  })
})

test.each(['0x12', 'alice.eth', '0xzz'])('%s is no address', async (address) => {
  expect(await get(`/v1/identity/${address}?projectId=p`)).toEqual(refused(400, 'address'))
})

const COIN = {
  name: 'Ether',
  symbol: 'ETH',
  price: 2000,
  value: 20_000_000,
  quantity: { decimals: '18', numeric: '10000' },
  iconUrl: 'http://127.0.0.1/token/ETH',
}
const TOKEN = {
  name: 'Sandbox Dollar',
  symbol: 'SUSD',
  price: 1,
  value: 2500,
  quantity: { decimals: '18', numeric: '2500' },
  iconUrl: 'http://127.0.0.1/token/SUSD',
}

test('the balance lists coin and token of every chain, whichever chain was requested', async () => {
  const path = `/v1/account/${first.address}/balance?currency=usd&chainId=eip155:1&sv=v&projectId=p`

  expect(await get(path)).toEqual({
    status: 200,
    body: {
      balances: [1, 8453].flatMap((id) => [
        { ...COIN, chainId: `eip155:${id}` },
        {
          ...TOKEN,
          chainId: `eip155:${id}`,
          address: `eip155:${id}:${SANDBOX_DOLLAR.address}`,
        },
      ]),
    },
  })
})

test('the balance is read from the chain at the time of the request', async () => {
  const recipient = '0x00000000000000000000000000000000000000bb'
  const path = `/v1/account/${recipient}/balance?sv=v&projectId=p`
  await chains.get(1).setBalance(recipient, 1_500_000_000_000_000_000n)

  expect(await get(path)).toMatchObject({
    body: {
      balances: [
        { chainId: 'eip155:1', quantity: { numeric: '1.5' }, value: 3000 },
        { chainId: 'eip155:8453', quantity: { numeric: '0' }, value: 0 },
      ],
    },
  })

  await chains.get(1).mint(recipient, 10n ** 18n)
  expect(await get(path)).toMatchObject({ body: { balances: [{}, { symbol: 'SUSD' }, {}] } })
})

test.each([
  ['no origin', 'sv=v', {}],
  ['no version', '', SITE],
  ['version 1.6.4', 'sv=react-wagmi-1.6.4', SITE],
  ['version 1.6.5', 'sv=react-wagmi-1.6.5', SITE],
  ['version 1.6.5 in a header', '', { ...SITE, 'x-sdk-version': 'react-wagmi-1.6.5' }],
])('a client with %s gets an empty list', async (_name, query, headers) => {
  const path = `/v1/account/${first.address}/balance?projectId=p&${query}`

  expect(await get(path, headers)).toEqual({ status: 200, body: { balances: [] } })
})

test('a version in a header is good enough', async () => {
  const path = `/v1/account/${first.address}/balance?projectId=p`

  expect(await get(path, { ...SITE, 'x-sdk-version': 'react-wagmi-1.7.4' })).toMatchObject({
    body: { balances: [{}, {}, {}, {}] },
  })
})

test.each([
  ['/v1/account/nobody/balance?sv=v&projectId=p', 'address'],
  [`/v1/account/${first.address}/balance?sv=v&projectId=p&currency=doge`, 'currency'],
  [`/v1/account/${first.address}/balance?sv=v&projectId=p&chainId=eip155:999`, 'chainId'],
])('%s is a bad request', async (path, field) => {
  expect(await get(path)).toEqual(refused(400, field))
})

function ask(id: number, method: string, params: readonly unknown[] = []): object {
  return { jsonrpc: '2.0', id, method, params }
}

async function rpc(path: string, body: unknown): Promise<unknown> {
  const content = typeof body === 'string' ? body : JSON.stringify(body)
  const headers = { 'content-type': 'text/plain' }
  const response = await app.request(path, { method: 'POST', headers, body: content })
  return { status: response.status, body: await response.json() }
}

test.each(['/v1', '/v1/'])('the proxy at %s answers one question', async (path) => {
  const url = `${path}?chainId=eip155:8453&projectId=p`

  expect(await rpc(url, ask(7, 'eth_chainId'))).toEqual({
    status: 200,
    body: { jsonrpc: '2.0', id: 7, result: '0x2105' },
  })
})

test('the proxy answers a batch, errors included', async () => {
  const batch = [ask(1, 'eth_chainId'), ask(2, 'eth_noSuchThing')]

  expect(await rpc('/v1/?chainId=eip155:1&projectId=p', batch)).toMatchObject({
    status: 200,
    body: [
      { id: 1, result: '0x1' },
      { id: 2, error: { code: expect.any(Number) } },
    ],
  })
})

test.each([
  ['/v1/?chainId=eip155:4242&projectId=p', ask(1, 'eth_chainId'), 400, 'chainId'],
  ['/v1/?projectId=p', ask(1, 'eth_chainId'), 400, 'chainId'],
  ['/v1/?chainId=eip155:1&projectId=p', 'no json', 422, 'body'],
  ['/v1/?chainId=eip155:1', ask(1, 'eth_chainId'), 401, 'authentication'],
])('the proxy refuses %s', async (path, body, status, field) => {
  expect(await rpc(path, body)).toEqual(refused(status, field))
})

test('a GET to the proxy is answered with 426', async () => {
  expect((await app.request('/v1/?chainId=eip155:1&projectId=p')).status).toBe(426)
})

test('a chain whose node has ended is unavailable', async () => {
  const stopped = await chains.start(10)
  await chains.end(10)
  const api = createBlockchainApi({
    solana,
    bitcoin,
    chains: { list: () => [stopped] },
    orderedBalances: createOrderedBalances(),
    smartSessions: createSmartSessions(),
    swapLies: createSwapLies(),
    orderedSwapTokens: createOrderedSwapTokens(),
    onramp: createOnramp(NO_CHAINS),
    exchanges: createExchanges({ chains: { list: () => [] }, solana }),
    names: await createNameBook(() => null),
    tokenImageUrl: () => undefined,
    faults,
    requests,
  })
  const body = JSON.stringify(ask(1, 'eth_chainId'))

  const answers = await Promise.all([
    api.request('/v1/?chainId=eip155:10&projectId=p', { method: 'POST', body }),
    api.request(`/v1/account/${first.address}/balance?sv=v&projectId=p`, { headers: SITE }),
  ])

  expect(answers.map(({ status }) => status)).toEqual([503, 503])
})

test('pages of any origin may ask, with the headers that clients send', async () => {
  const preflight = await app.request('/v1/identity/0x0?projectId=p', {
    method: 'OPTIONS',
    headers: {
      ...SITE,
      'access-control-request-method': 'GET',
      'access-control-request-headers': 'x-sdk-version',
    },
  })
  const refusal = await app.request('/v1/identity/0x0', { headers: SITE })

  expect(preflight.headers.get('access-control-allow-origin')).toBe('*')
  expect(preflight.headers.get('access-control-allow-headers')).toContain('x-sdk-version')
  expect(refusal.headers.get('access-control-allow-origin')).toBe('*')
})
