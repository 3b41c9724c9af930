import { expect, test } from 'vitest'
import solana from '../../../vectors/explain-solana.json'
import { type AskNode, forecast, type WalletRequest } from './index.ts'

const ME = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const OTHER = '0x225f137127d9067788314bc7fcc1f36746a3c3B5'
const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const APES = '0xBC4CA0EdA7647A8aB7C2061c2E118A18a936f13D'
const COIN = `0x${'ee'.repeat(20)}`
const TRANSFER = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
const SINGLE = '0xc3d58168c5ae7397731d063d5bbf3d657854427343f4c083240f7aacaa2d0f62'

const REQUEST: WalletRequest = {
  network: 'eip155:1',
  method: 'eth_sendTransaction',
  params: [{ from: ME, to: USDC, data: '0x12345678', value: '0x5' }],
}

const word = (value: bigint) => value.toString(16).padStart(64, '0')
const topic = (address: string) => `0x${address.slice(2).toLowerCase().padStart(64, '0')}`
const log = (address: string, topics: readonly string[], data: string) => ({
  address,
  topics,
  data,
})
const done = (logs: readonly object[] = [], returnData = '0x') => ({
  status: '0x1',
  gasUsed: '0x5208',
  logs,
  returnData,
})

/** A node that answers simulations one after another. */
function node(...answers: readonly (readonly object[])[]): { ask: AskNode; asked: unknown[] } {
  const asked: unknown[] = []
  const left = [...answers]
  return {
    asked,
    async ask(_method, params) {
      asked.push(params)
      return [{ calls: left.shift() }]
    },
  }
}

test('coins and items are summed, tokens are asked themselves', async () => {
  const logs = [
    log(COIN, [TRANSFER, topic(ME), topic(USDC)], `0x${word(5n)}`),
    log(COIN, [TRANSFER, topic(USDC), topic(ME)], `0x${word(2n)}`),
    // The token says that it gives a million, and gives three.
    log(USDC, [TRANSFER, topic(OTHER), topic(ME)], `0x${word(1_000_000n)}`),
    log(APES, [TRANSFER, topic(ME), topic(OTHER), `0x${word(77n)}`], '0x'),
    log(APES, [SINGLE, topic(OTHER), topic(OTHER), topic(ME)], `0x${word(8n)}${word(4n)}`),
    log(APES, [TRANSFER, topic(OTHER), topic(USDC), `0x${word(1n)}`], '0x'),
  ]
  const balance = (value: bigint) => done([], `0x${word(value)}`)
  const { ask, asked } = node([done(logs)], [balance(10n), done(logs), balance(13n)])

  expect(await forecast(REQUEST, ask)).toEqual({
    kind: 'forecast',
    account: ME,
    includesFee: false,
    changes: [
      { asset: { kind: 'coin' }, change: -3n },
      { asset: { kind: 'item', address: APES, id: 77n, standard: 'erc721' }, change: -1n },
      { asset: { kind: 'item', address: APES, id: 8n, standard: 'erc1155' }, change: 4n },
      { asset: { kind: 'token', address: USDC, standard: 'erc20' }, change: 3n },
    ],
  })
  expect(asked[0]).toMatchObject([
    { blockStateCalls: [{ calls: [{ from: ME, to: USDC, value: '0x5', input: '0x12345678' }] }] },
    'latest',
  ])
})

test('what fails is said to fail', async () => {
  const { ask } = node([{ ...done(), status: '0x0' }])

  expect(await forecast(REQUEST, ask)).toEqual({ kind: 'fails' })
})

const known = node([done()]).ask
test.each<[string, AskNode, WalletRequest]>([
  ['a node that does not know the method', () => Promise.reject(new Error('-32601')), REQUEST],
  ['an answer of another form', async () => [{ calls: [{ status: 1 }] }], REQUEST],
  ['too few answers', async () => [{ calls: [] }], REQUEST],
  ['no answer', async () => null, REQUEST],
  ['a request for a signature', known, { ...REQUEST, method: 'personal_sign' }],
  ['a new contract', known, { ...REQUEST, params: [{ from: ME, data: '0x6000' }] }],
  ['a transaction without a sender', known, { ...REQUEST, params: [{ to: OTHER, value: '0x1' }] }],
  ['another namespace', known, { network: 'bip122:x', method: 'signPsbt', params: {} }],
])('%s has no forecast', async (_name, ask, request) => {
  expect(await forecast(request, ask)).toEqual({ kind: 'unavailable' })
})

test('a token that does not say its balance has no forecast', async () => {
  const logs = [log(USDC, [TRANSFER, topic(OTHER), topic(ME)], `0x${word(1n)}`)]
  const { ask } = node([done(logs)], [done([], '0x'), done(logs), done([], '0x')])

  expect(await forecast(REQUEST, ask)).toEqual({ kind: 'unavailable' })
})

const PAYER = '9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM'
const SOL = solana.cases.coins.find(({ name }) => name === '1.5 SOL to a friend')
const ON_SOLANA: WalletRequest = {
  network: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  method: 'solana_signAndSendTransaction',
  params: SOL?.params,
}

const account = (lamports: number) => ({ lamports, owner: '1'.repeat(32), data: ['', 'base64'] })

function cluster(before: readonly object[], after: unknown, err: unknown = null): AskNode {
  return async (method) =>
    method === 'getMultipleAccounts' ? { value: before } : { value: { err, accounts: after } }
}

test('on Solana the accounts that are written are compared, with the fee', async () => {
  const before = [account(5_000_000_000), account(1)]
  const after = [account(3_499_995_000), account(1_500_000_001)]

  expect(await forecast(ON_SOLANA, cluster(before, after))).toEqual({
    kind: 'forecast',
    account: PAYER,
    includesFee: true,
    changes: [{ asset: { kind: 'coin' }, change: -1_500_005_000n }],
  })
})

test.each<[string, AskNode, string]>([
  ['what fails', cluster([account(1), account(1)], null, { InstructionError: [0] }), 'fails'],
  [
    'a node that writes nothing',
    cluster([account(1), account(1)], [account(1), account(1)]),
    'unavailable',
  ],
  ['too few accounts', cluster([account(1)], [account(1)]), 'unavailable'],
  ['an answer of another form', async () => ({}), 'unavailable'],
  ['no answer', () => Promise.reject(new Error('-32601')), 'unavailable'],
])('%s on Solana is no change', async (_name, ask, kind) => {
  expect(await forecast(ON_SOLANA, ask)).toEqual({ kind })
})
