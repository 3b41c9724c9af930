import { expect, test } from 'vitest'
import { API, ownQuery, setUpApi } from '../../testing/fake-api.ts'
import {
  buildConvertApproval,
  buildConvertSwap,
  readConvertAllowance,
  readConvertGasPrice,
  readConvertPrice,
  readConvertQuote,
  readConvertTokens,
} from './convert.ts'

const ACCOUNT = 'eip155:1:0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const ELSEWHERE = 'eip155:5:0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const COIN = `0x${'e'.repeat(40)}`
const ROUTER = 'eip155:1:0x1111111254EEB25477B68fb85Ed929f73A960582'
const query = { account: ACCOUNT, from: USDC, to: undefined, amount: 5_000_000n } as const
const { signal } = new AbortController()

function setUp(method: 'GET' | 'POST', path: string, json: unknown) {
  const { api, http } = setUpApi()
  http.on(method, `${API}/v1/${path}`, { json })
  const body = (): unknown => JSON.parse(http.requests.at(-1)?.body ?? '{}')
  return { convert: { api, projectId: 'p1' }, http, body }
}

test('tokens: the coin among them, the invalid ones left out', async () => {
  const token = {
    name: 'USD Coin',
    symbol: 'USDC',
    decimals: 6,
    logoUri: 'https://i.example/1',
    eip2612: true,
  }
  const coin = { ...token, name: 'Ether', symbol: 'ETH', logoUri: null, eip2612: null }
  const { convert, http } = setUp('GET', 'convert/tokens', {
    tokens: [
      { ...token, address: `eip155:1:${USDC}` },
      { ...coin, address: `eip155:1:${COIN.toUpperCase().replace('X', 'x')}`, decimals: 18 },
      { ...token, address: `eip155:10:${USDC}` },
      { ...token, address: USDC },
      { ...token, address: `eip155:1:${USDC}`, decimals: 37 },
      null,
    ],
  })

  expect(await readConvertTokens(convert, 'eip155:1', signal)).toEqual([
    ...[{ address: USDC, name: 'USD Coin', symbol: 'USDC', decimals: 6, hasPermit: true }].map(
      (each) => ({ ...each, iconUrl: 'https://i.example/1' }),
    ),
    { name: 'Ether', symbol: 'ETH', decimals: 18, hasPermit: false },
  ])
  expect(ownQuery(http)).toEqual({ chainId: 'eip155:1' })
})

const quote = {
  id: null,
  fromAmount: '5000000',
  fromAccount: `eip155:1:${USDC.toLowerCase()}`,
  toAmount: '2500000000000000',
  toAccount: `eip155:1:${COIN}`,
}

test('a quote: what is asked, and what is received', async () => {
  const { convert, http } = setUp('GET', 'convert/quotes', { quotes: [quote] })

  expect(await readConvertQuote(convert, { ...query, gasPrice: 7n }, signal)).toBe(
    2_500_000_000_000_000n,
  )
  expect(ownQuery(http)).toEqual({
    amount: '5000000',
    userAddress: ACCOUNT,
    gasPrice: '7',
    from: `eip155:1:${USDC}`,
    to: `eip155:1:${COIN}`,
  })
})

test.each([
  ['of another amount', { ...quote, fromAmount: '5' }],
  ['of another token', { ...quote, fromAccount: `eip155:1:${COIN}` }],
  ['for another token', { ...quote, toAccount: `eip155:1:${USDC}` }],
  ['that is no amount', { ...quote, toAmount: '-5' }],
])('a quote %s is none', async (_case, answered) => {
  const { convert } = setUp('GET', 'convert/quotes', { quotes: [answered] })

  await expect(readConvertQuote(convert, query, signal)).rejects.toMatchObject({
    code: 'http.malformed',
  })
})

test('allowance, approval and swap are asked for as docs/blockchain-api.md says', async () => {
  const allowance = setUp('GET', 'convert/allowance', { allowance: '12' })
  expect(
    await readConvertAllowance(allowance.convert, { account: ACCOUNT, token: USDC }, signal),
  ).toBe(12n)
  expect(ownQuery(allowance.http)).toEqual({
    tokenAddress: `eip155:1:${USDC}`,
    userAddress: ACCOUNT,
  })

  const approval = setUp('GET', 'convert/build-approve', {
    tx: {
      from: `eip155:1:${USDC}`,
      to: `eip155:1:${COIN}`,
      data: '0x09',
      value: '0',
      eip155: null,
    },
  })
  expect(await buildConvertApproval(approval.convert, query, signal)).toEqual({
    networkId: 'eip155:1',
    to: USDC,
    data: '0x09',
    amount: 0n,
  })
  expect(ownQuery(approval.http)).toMatchObject({ amount: '5000000', userAddress: ACCOUNT })

  const built = { from: ACCOUNT, to: ROUTER, data: '0x12', amount: '9', eip155: null }
  const swap = setUp('POST', 'convert/build-transaction', { tx: built })
  expect(await buildConvertSwap(swap.convert, { ...query, slippagePercent: 1 }, signal)).toEqual({
    networkId: 'eip155:1',
    to: ROUTER.slice(9),
    data: '0x12',
    amount: 0n,
    received: 9n,
  })
  expect(swap.body()).toEqual({
    projectId: 'p1',
    amount: '5000000',
    userAddress: ACCOUNT,
    disableEstimate: true,
    from: `eip155:1:${USDC}`,
    to: `eip155:1:${COIN}`,
    eip155: { slippage: 1 },
  })
})

test('a swap of another account is refused', async () => {
  const tx = { from: ROUTER, to: ROUTER, data: '0x12', amount: '9' }
  const { convert } = setUp('POST', 'convert/build-transaction', { tx })

  await expect(
    buildConvertSwap(convert, { ...query, slippagePercent: 1 }, signal),
  ).rejects.toMatchObject({ code: 'swap.unsafe' })
})

test.each([
  [{ price: 2_000.5 }, 2_000.5],
  [{ price: 0 }, undefined],
  [{ price: null }, undefined],
  [{ price: 1, address: `eip155:1:${COIN}` }, undefined],
])('the price of %j is %s', async (answered, price) => {
  const { convert, body } = setUp('POST', 'fungible/price', {
    fungibles: [{ address: `eip155:1:${USDC}`, ...answered }],
  })

  expect(await readConvertPrice(convert, { networkId: 'eip155:1', address: USDC }, signal)).toBe(
    price,
  )
  expect(body()).toEqual({ currency: 'usd', addresses: [`eip155:1:${USDC}`], projectId: 'p1' })
})

test('on a network that the API does not know, nothing is asked', async () => {
  const { convert, http } = setUp('GET', 'convert/gas-price', { standard: '7' })
  const there = { ...query, account: ELSEWHERE } as const

  expect(await readConvertGasPrice(convert, 'eip155:1', signal)).toBe(7n)
  const before = http.requests.length
  expect(await readConvertQuote(convert, there, signal)).toBeUndefined()
  expect(await readConvertAllowance(convert, { account: ELSEWHERE, token: USDC }, signal)).toBe(0n)
  expect(
    await readConvertPrice(convert, { networkId: 'eip155:5', address: USDC }, signal),
  ).toBeUndefined()
  await expect(readConvertGasPrice(convert, 'eip155:5', signal)).rejects.toMatchObject({
    code: 'swap.no-gas-price',
  })
  for (const asked of [
    readConvertTokens(convert, 'eip155:5', signal),
    buildConvertApproval(convert, there, signal),
    buildConvertSwap(convert, { ...there, slippagePercent: 1 }, signal),
  ]) {
    await expect(asked).rejects.toMatchObject({ code: 'swap.unsupported-network' })
  }
  expect(http.requests).toHaveLength(before)
})
