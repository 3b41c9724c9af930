import { expect, test } from 'vitest'
import type { SwapCall } from '../contract/index.ts'
import type { Wanted } from './judge-calldata.ts'
import { exchangeFacts } from './known-exchanges.ts'
import type { TradeSource } from './swap-source.ts'

const ME = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const OTHER = '0x225f137127d9067788314bc7fcc1f36746a3c3B5'
const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const COIN = `0x${'e'.repeat(40)}`
const V6 = '0x111111125421cA6dc452d289314280a0f8842A65'
const ZKSYNC = '0x6fd4383cB451173D5f9304F041C7BCBf27d561fF'
const SOURCE = { networks: [], isOfApi: true } as unknown as TradeSource
const WANTED: Wanted = { account: `eip155:1:${ME}`, from: undefined, to: USDC, amount: 9n }

const word = (value: bigint | string) =>
  (typeof value === 'bigint' ? value.toString(16) : value.slice(2).toLowerCase()).padStart(64, '0')

/** `swap` of version 6: executor, source, bought, receiver of the source, recipient, amount, least. */
function data(
  changes: Partial<Record<'given' | 'got' | 'recipient', string>> & { amount?: bigint },
) {
  const { given = COIN, got = USDC, recipient = ME, amount = 9n } = changes
  const words = [OTHER, given, got, OTHER, recipient, amount, 30n, 4n, 288n, 0n]
  return `0x07ed2379${words.map(word).join('')}`
}

function factsOf(changes: Partial<SwapCall> = {}) {
  const call: SwapCall = { networkId: 'eip155:1', to: V6, data: data({}), amount: 9n, ...changes }
  return exchangeFacts(SOURCE, call, WANTED)
}

test('the router is known, and what it makes sure of is read', () => {
  const known = { name: '1inch', isOfWebsite: false, least: 30n }

  expect(factsOf()).toEqual(known)
  expect(factsOf({ to: V6.toLowerCase() })).toEqual(known)
  expect(factsOf({ data: data({ given: `0x${'0'.repeat(40)}` }) })).toEqual(known)
  // The service appends whose client it was.
  expect(factsOf({ data: `${data({})}8b1ccac8` })).toEqual(known)
  expect(factsOf({ networkId: 'eip155:324', to: ZKSYNC })).toEqual(known)
})

test.each<[what: string, changes: Partial<SwapCall>]>([
  ['pays another', { data: data({ recipient: OTHER }) }],
  ['sells another token', { data: data({ given: OTHER }) }],
  ['buys another token', { data: data({ got: OTHER }) }],
  ['sells another amount', { data: data({ amount: 10n }) }],
  [
    'has dirty bits before the recipient',
    { data: data({}).replace(word(ME), `1${word(ME).slice(1)}`) },
  ],
  ['is cut off', { data: data({}).slice(0, 400) }],
  ['is another method', { data: `0x83800a8e${data({}).slice(10)}` }],
])('data that %s make sure of nothing', (_what, changes) => {
  expect(factsOf(changes)).toEqual({ name: '1inch', isOfWebsite: false, least: undefined })
})

test.each<[what: string, changes: Partial<SwapCall>]>([
  ['another address', { to: OTHER }],
  ['another network', { networkId: 'eip155:99' }],
  ['zkSync, where the address is another one', { networkId: 'eip155:324' }],
])('%s is not known', (_what, changes) => {
  expect(factsOf(changes)).toEqual({ name: undefined, isOfWebsite: false, least: undefined })
})
