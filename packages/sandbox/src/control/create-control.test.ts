/** @full That the sandbox works is seen in every journey of `npm test`. */

import { afterAll, expect, test, vi } from 'vitest'
import { createOrderedSwapTokens } from '../blockchain-api/convert/ordered-swap-tokens.ts'
import { createSwapLies } from '../blockchain-api/convert/swap-lies.ts'
import { createExchanges } from '../blockchain-api/exchanges/exchanges-desk.ts'
import { createNameBook } from '../blockchain-api/names.ts'
import { createOnramp } from '../blockchain-api/onramp/onramp-desk.ts'
import { createOrderedBalances } from '../blockchain-api/ordered-balances.ts'
import { createSmartSessions } from '../blockchain-api/smart-sessions.ts'
import { createBitcoinChain } from '../chains/bitcoin/bitcoin-chain.ts'
import { createSolanaChains } from '../chains/solana/solana-chains.ts'
import { createMailbox } from '../mail/mailbox.ts'
import { createRelay } from '../relay/create-relay.ts'
import { PROPER } from '../relay/relay-faults.ts'
import { createTestChains } from '../testing/test-chains.ts'
import { createProject } from '../wallet-listing/project.ts'
import { createControl } from './create-control.ts'

const { chains, faults, requests, stop } = createTestChains()
const project = createProject()
const relay = createRelay()
const mail = createMailbox()
const secureSite = { expireCodes: vi.fn(), endSessions: vi.fn() }
const solana = createSolanaChains({ faults, requests })
const bitcoin = createBitcoinChain({ faults, requests })
const control = createControl({
  solana,
  bitcoin,
  faults,
  requests,
  project,
  chains,
  relay,
  mail,
  secureSite,
  names: await createNameBook(() => null),
  orderedBalances: createOrderedBalances(),
  smartSessions: createSmartSessions(),
  swapLies: createSwapLies(),
  orderedSwapTokens: createOrderedSwapTokens(),
  onramp: createOnramp({ chains, solana }),
  exchanges: createExchanges({ chains: { list: () => [] }, solana }),
  addresses: () => ({ control: 'here' }),
})

afterAll(stop)

const ada = '0x00000000000000000000000000000000000000aa'

async function send(method: string, path: string, body?: unknown): Promise<unknown> {
  const content = body === undefined ? {} : { body: JSON.stringify(body) }
  const response = await control.request(path, { method, ...content })
  const text = await response.text()
  return { status: response.status, body: text === '' ? undefined : JSON.parse(text) }
}

test('lies about swaps are set, read and cleared; unknown ones are refused', async () => {
  const lies = ['approve-unlimited', 'swap-other-target']

  expect(await send('PUT', '/swap-lies', lies)).toEqual({ status: 200, body: lies })
  expect(await send('PUT', '/swap-lies', ['swap-nicely'])).toMatchObject({ status: 400 })
  expect(await send('PUT', '/swap-lies', { lies })).toMatchObject({ status: 400 })
  expect(await send('GET', '/swap-lies')).toEqual({ status: 200, body: lies })
  expect(await send('PUT', '/swap-lies', [])).toEqual({ status: 200, body: [] })
})

test('faults are set, read, and cleared one by one or all at once', async () => {
  const slow = { kind: 'slow', ms: 5 }
  const reset = { kind: 'reset' }

  expect(await send('PUT', '/faults', { balance: slow, identity: reset })).toEqual({
    status: 200,
    body: { balance: slow, identity: reset },
  })
  expect(await send('PUT', '/faults', { identity: null })).toMatchObject({
    body: { balance: slow },
  })
  expect(await send('DELETE', '/faults/balance')).toEqual({ status: 200, body: {} })
  await send('PUT', '/faults', { rpc: reset, images: reset })
  expect(await send('DELETE', '/faults')).toEqual({ status: 200, body: {} })
  expect(await send('GET', '/faults')).toEqual({ status: 200, body: {} })
})

test.each([
  [{ balance: { kind: 'reset' }, nonsense: { kind: 'reset' } }, 'The sandbox has no part'],
  [{ balance: { kind: 'reset' }, identity: { kind: 'slow' } }, '`slow` needs `ms`'],
  ['reset', 'Send an object'],
])('an invalid fault changes nothing: %j', async (body, reason) => {
  expect(await send('PUT', '/faults', body)).toMatchObject({
    status: 400,
    body: { reasons: [{ description: expect.stringContaining(reason) }] },
  })
  expect(faults.current()).toEqual({})
})

test.each([
  ['DELETE', '/faults/nonsense'],
  ['GET', '/requests/nonsense'],
])('%s %s names no part', async (method, path) => {
  expect(await send(method, path)).toMatchObject({ status: 400 })
})

test.each([
  ['PUT', '/project', { allowedOrigins: 'all' }],
  ['PUT', '/project', { isAnalyticsEnabled: 'no' }],
  ['PUT', '/project', 3],
  ['PUT', '/names/nobody', { name: 'a.eth' }],
  ['PUT', '/names/0x00000000000000000000000000000000000000aa', { name: '' }],
  [
    ...(['PUT', '/names/0x00000000000000000000000000000000000000aa'] as const),
    { name: 'a.eth', resolvesTo: 'nobody' },
  ],
])('%s %s with %j is refused', async (method, path, body) => {
  const before = { ...project }

  expect(await send(method, path, body)).toMatchObject({ status: 400 })
  expect(project).toEqual(before)
})

test('pages of all origins may use the control desk', async () => {
  const answer = await control.request('/faults', { headers: { origin: 'http://localhost:4400' } })

  expect(answer.headers.get('access-control-allow-origin')).toBe('*')
})

test('the mails are read and removed', async () => {
  mail.add({ to: 'ada@sandbox.test', subject: 'Hello', text: 'Your code is 482913.' })

  expect(await send('GET', '/mails')).toMatchObject({ body: [{ id: 1, code: '482913' }] })
  expect(await send('GET', '/mails/latest?to=ada@sandbox.test')).toMatchObject({
    body: { subject: 'Hello' },
  })
  expect(await send('DELETE', '/mails')).toMatchObject({ status: 204 })
  expect(await send('GET', '/mails')).toEqual({ status: 200, body: [] })
})

test('the relay is disturbed, cut and read', async () => {
  expect(await send('PUT', '/relay', { copies: 2, refuses: 'expired' })).toEqual({
    status: 200,
    body: { ...PROPER, copies: 2, refuses: 'expired' },
  })
  expect(await send('PUT', '/relay', {})).toEqual({
    status: 200,
    body: { ...PROPER, refuses: undefined },
  })
  expect(await send('DELETE', '/relay/connections')).toEqual({ status: 200, body: { cut: 0 } })
  expect(await send('GET', '/relay')).toMatchObject({ body: { connections: 0, messages: [] } })
})

test.each([
  [undefined],
  [[]],
  [{ copies: 'two' }],
  [{ refuses: 'everybody' }],
  [{ unknown: true }],
])('%j is no fault of a relay', async (body) => {
  expect(await send('PUT', '/relay', body)).toMatchObject({
    status: 400,
    body: { reasons: [{ field: 'body' }] },
  })
})

test.each([
  ['/solana/airdrop', { address: 'x', lamports: 1 }],
  ['/solana/mint', { amount: 1 }],
  ['/bitcoin/blocks', { count: 0 }],
  ['/bitcoin/blocks', { count: 1 }],
])(
  '%s %j is refused while the part is not there, or for what is wrong with it',
  async (path, body) => {
    expect(await send('PUT', path, body)).toMatchObject({ status: 400, body: { status: 'FAILED' } })
  },
)

test.each([
  ['/chains/1/mint', { to: ada, amount: 1 }, 'runs no chain 1'],
  ['/ordered-balances/0x0', { count: 'many' }, 'Order from 0'],
])('%s %j is refused', async (path, body, reason) => {
  expect(await send('PUT', path, body)).toMatchObject({
    status: 400,
    body: { reasons: [{ description: expect.stringContaining(reason) }] },
  })
})

test.each([
  ['mint', { to: 'nobody', amount: 1 }, 'address'],
  ['transfer', { to: ada, amount: 'some' }, 'whole number'],
  ['transfer', { to: ada, amount: 1, token: 'gold' }, 'address'],
  ['collectibles', { owner: ada, piece: 'painting' }, '`piece` is one of meadow'],
  ['past', { to: ada }, 'whole number'],
  ['mining/drop', { hash: '0x12' }, 'hash of a transaction'],
  ['mining/mine', {}, 'whole number'],
])('on a running chain %s %j is refused', async (order, body, reason) => {
  await chains.start(1)

  expect(await send('PUT', `/chains/1/${order}`, body)).toMatchObject({
    status: 400,
    body: { reasons: [{ description: expect.stringContaining(reason) }] },
  })
})
