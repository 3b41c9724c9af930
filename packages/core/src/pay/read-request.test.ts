import { expect, test } from 'vitest'
import type { Network } from '../contract/index.ts'
import { readVectors } from '../testing/read-vectors.ts'
import { assetId, readAsset } from './read-asset.ts'
import { readPayRequest } from './read-request.ts'

const BASE = 'eip155:8453'
const SOLANA = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const BITCOIN = 'bip122:000000000019d6689c085ae165831e93'
const SHOP = '0x2d9E41b07fC35A86e0c1D47B9A3f58c06eb2714a'
const MINT = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'

const network = (id: Network['id']): Network => ({
  id,
  name: id,
  rpcUrls: [],
  isTestnet: false,
  nativeCurrency: { name: 'Coin', symbol: 'COIN', decimals: 18 },
})

const state = {
  network: {
    supported: [network('eip155:1'), network(BASE), network(SOLANA), network(BITCOIN)],
    activeNamespace: 'eip155',
    activeIds: { eip155: 'eip155:1' },
  },
} as const

const REQUEST = { recipient: SHOP, asset: `${BASE}/slip44:60`, amount: '25' }

function codeOf(input: unknown): string | undefined {
  try {
    readPayRequest(state, input)
    return undefined
  } catch (error) {
    return Object(error).code
  }
}

test.each<[string, unknown]>([
  ['pay.invalid-config', undefined],
  ['pay.invalid-config', null],
  ['pay.invalid-config', 7],
  ['pay.invalid-config', { ...REQUEST, metadata: 'USDC' }],
  ['pay.invalid-config', { ...REQUEST, metadata: { decimals: -1 } }],
  ['pay.invalid-config', { ...REQUEST, metadata: { decimals: 6.5 } }],
  ['pay.invalid-config', { ...REQUEST, metadata: { decimals: 37 } }],
  ['pay.invalid-config', { ...REQUEST, orderId: 'x'.repeat(129) }],
  ['pay.invalid-asset', {}],
  ['pay.invalid-asset', { ...REQUEST, asset: 60 }],
  ['pay.invalid-asset', { ...REQUEST, asset: BASE }],
  ['pay.invalid-asset', { ...REQUEST, asset: `${BASE}/slip44:501` }],
  ['pay.invalid-asset', { ...REQUEST, asset: `${BASE}/erc20:0x12` }],
  ['pay.invalid-asset', { ...REQUEST, asset: `${BASE}/erc721:${SHOP}` }],
  ['pay.invalid-asset', { ...REQUEST, asset: `${BASE}/token:${MINT}` }],
  ['pay.invalid-asset', { ...REQUEST, asset: `${SOLANA}/erc20:${SHOP}` }],
  ['pay.invalid-asset', { ...REQUEST, asset: `${BITCOIN}/erc20:${SHOP}` }],
  ['pay.invalid-asset', { ...REQUEST, asset: ` ${BASE}/slip44:60` }],
  ['pay.invalid-asset', { ...REQUEST, asset: `eip155:01/slip44:60` }],
  ['pay.invalid-namespace', { ...REQUEST, asset: 'polkadot:91b171bb158e2d38/slip44:354' }],
  ['pay.invalid-namespace', { ...REQUEST, asset: 'cosmos:cosmoshub-4/slip44:118' }],
  ['pay.invalid-namespace', { ...REQUEST, asset: 'constructor:1/slip44:60' }],
  ['pay.unsupported-asset', { ...REQUEST, asset: 'eip155:10/slip44:60' }],
  ['pay.invalid-recipient', { ...REQUEST, recipient: undefined }],
  ['pay.invalid-recipient', { ...REQUEST, recipient: '' }],
  ['pay.invalid-recipient', { ...REQUEST, recipient: `eip155:1:${SHOP}` }],
  ['pay.invalid-recipient', { ...REQUEST, recipient: `${BASE}:${SHOP}:x` }],
  ['pay.invalid-recipient', { ...REQUEST, recipient: 'x'.repeat(129) }],
  ['pay.invalid-amount', { ...REQUEST, amount: 25 }],
  ['pay.invalid-amount', { ...REQUEST, amount: '' }],
  ['pay.invalid-amount', { ...REQUEST, amount: '0' }],
  ['pay.invalid-amount', { ...REQUEST, amount: '0.000' }],
  ['pay.invalid-amount', { ...REQUEST, amount: '-25' }],
  ['pay.invalid-amount', { ...REQUEST, amount: '1e3' }],
  ['pay.invalid-amount', { ...REQUEST, amount: '1,5' }],
  ['pay.invalid-amount', { ...REQUEST, amount: '0x19' }],
  ['pay.invalid-amount', { ...REQUEST, amount: '٢٥' }],
  ['pay.invalid-amount', { ...REQUEST, amount: `0.${'0'.repeat(36)}1` }],
  ['pay.invalid-amount', { ...REQUEST, amount: '9'.repeat(200) }],
  ['pay.invalid-link', 'https://saltmarket.example/pay'],
  ['pay.invalid-link', 'javascript:alert(1)'],
  ['pay.invalid-link', ''],
  ['pay.invalid-link', { link: 7 }],
  ['pay.invalid-link', 'solana:https%3A%2F%2Fshop.example%2Fpay'],
  ['pay.invalid-link', `ethereum:${SHOP}@8453/approve?address=${SHOP}&uint256=1`],
  ['pay.invalid-link', `ethereum:${SHOP}@8453/transfer?address=${SHOP}&uint256=1&value=1`],
  ['pay.invalid-link', 'bitcoin:bc1q?amount=1&req-secret=1'],
  ['pay.invalid-link', `ethereum:${SHOP}@8453?value=${'9'.repeat(2_000)}`],
  ['pay.invalid-amount', `ethereum:${SHOP}@8453`],
  ['pay.invalid-amount', `ethereum:${SHOP}@8453?value=0`],
  ['pay.invalid-amount', `solana:${MINT}`],
  ['pay.unsupported-asset', `ethereum:${SHOP}@10?value=1`],
  ['pay.invalid-asset', `ethereum:tokens.eth@8453/transfer?address=${SHOP}&uint256=1`],
])('%s: %j', (code, input) => {
  expect(codeOf(input)).toBe(code)
})

test.each<[unknown, object]>([
  [REQUEST, { networkId: BASE, token: undefined, recipient: SHOP, amount: { text: '25' } }],
  [{ ...REQUEST, recipient: `${BASE}:${SHOP}` }, { recipient: SHOP }],
  [{ ...REQUEST, asset: `${BASE}/erc20:${SHOP}` }, { token: SHOP }],
  [{ ...REQUEST, recipient: MINT, asset: `${SOLANA}/token:${MINT}` }, { networkId: SOLANA }],
  [
    { ...REQUEST, asset: `${BITCOIN}/slip44:0` },
    { networkId: BITCOIN, token: undefined },
  ],
  [
    `ethereum:pay-${SHOP}@8453?value=2.014e18`,
    { networkId: BASE, amount: { units: 2_014_000_000_000_000_000n } },
  ],
  // Without a network it is for the one that the page is on.
  [`ethereum:${SHOP}?value=1`, { networkId: 'eip155:1' }],
  [
    `solana:${MINT}?amount=0.01&spl-token=${MINT}&label=Shop`,
    { networkId: SOLANA, token: MINT, recipient: MINT, amount: { text: '0.01' } },
  ],
  [
    { link: 'bitcoin:bc1qshop?amount=0.5', orderId: '7' },
    { networkId: BITCOIN, orderId: '7' },
  ],
  [
    { ...REQUEST, metadata: { symbol: 'US\u202eDC', iconUrl: 'javascript:1', decimals: 6 } },
    { metadata: { name: undefined, symbol: 'USDC', decimals: 6, iconUrl: undefined } },
  ],
])('%j is a payment', (input, expected) => {
  expect(readPayRequest(state, input)).toMatchObject(expected)
})

test('no text of the list of naughty ones is a link, an asset, a recipient with a network, or an amount', () => {
  const strings = (readVectors<{ readonly text: string }>('naughty-strings')['strings'] ?? []).map(
    ({ text }) => text,
  )
  expect(strings.length).toBeGreaterThan(260)
  for (const text of strings) {
    expect(codeOf(text)).toBe('pay.invalid-link')
    expect(codeOf({ ...REQUEST, asset: text })).toMatch(/^pay\.invalid-(asset|namespace)$/)
    expect(codeOf({ ...REQUEST, metadata: { name: text, symbol: text, iconUrl: text } })).toBe(
      undefined,
    )
  }
})

test('an asset of a namespace that only an adapter knows has the ids of its traits', () => {
  const assets = { coins: ['7357'], largest: 2n ** 64n - 1n }

  expect(readAsset('tide:7/slip44:7357', { tide: { assets } })).toEqual({
    networkId: 'tide:7',
    token: undefined,
  })
  expect(assetId({ networkId: 'tide:7', token: undefined }, { tide: { assets } })).toBe(
    'tide:7/slip44:7357',
  )
  expect(() => readAsset('tide:7/slip44:7357')).toThrow(
    expect.objectContaining({ code: 'pay.invalid-namespace' }),
  )
})
