import { expect, test } from 'vitest'
import type { TokenBalance } from '../store/state/portfolio.ts'
import { orderHoldings } from './holding-order.ts'

const currency = { name: 'Ether', symbol: 'ETH', decimals: 18 }

function token(name: string, changes: Partial<TokenBalance> = {}): TokenBalance {
  return { name, symbol: name, address: `0x${name}`, amountText: '1', decimals: 6, ...changes }
}

function written(tokens: readonly TokenBalance[], amountText?: string): readonly string[] {
  const coin = amountText === undefined ? undefined : { currency, amountText }
  return orderHoldings('eip155:1', tokens, coin).map(
    ({ name, amountText: amount, valueUsd }) => `${name} ${amount} ${valueUsd ?? '–'}`,
  )
}

const COIN = token('Ether', { address: undefined, amountText: '1', priceUsd: 3000, valueUsd: 3000 })

test.each<[rule: string, tokens: TokenBalance[], amount: string | undefined, list: string[]]>([
  [
    'the most valuable first, unknown values last and by name',
    [token('B'), token('A'), token('Low', { priceUsd: 1 }), token('High', { priceUsd: 2 })],
    undefined,
    ['High 1 2', 'Low 1 1', 'A 1 –', 'B 1 –'],
  ],
  [
    'a price of 0 is unknown',
    [token('Spam', { priceUsd: 0, valueUsd: 0 })],
    undefined,
    ['Spam 1 –'],
  ],
  ['the coin is as nodes have it, its value with it', [COIN], '2', ['Ether 2 6000']],
  ['without nodes the coin is as it is listed', [COIN], undefined, ['Ether 1 3000']],
  ['a coin that no source lists has no value', [], '1', ['Ether 1 –']],
  ['nothing is no holding', [token('None', { amountText: '0.000' }), COIN], '0', []],
  [
    'the coin under its address is the coin',
    [{ ...COIN, address: '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE' }],
    '2',
    ['Ether 2 6000'],
  ],
])('%s', (_rule, tokens, amount, list) => {
  expect(written(tokens, amount)).toEqual(list)
})

test('each holding names its network', () => {
  expect(orderHoldings('eip155:10', [COIN], undefined)).toMatchObject([
    { networkId: 'eip155:10', address: undefined },
  ])
})

test('a token that is listed twice counts once, and values without sense are unknown', () => {
  const token = { name: 'USD Coin', symbol: 'USDC', decimals: 6, amountText: '5' }
  const tokens = [
    { ...token, address: '0xAb', priceUsd: 1 },
    { ...token, address: '0xaB', priceUsd: 1 },
    { ...token, address: '0x1', priceUsd: -2, valueUsd: -10 },
    { ...token, address: '0x2', priceUsd: 1e300, amountText: '1'.padEnd(40, '0') },
  ]

  const ordered = orderHoldings('eip155:1', tokens, undefined)

  expect(ordered.map(({ address, valueUsd }) => [address, valueUsd])).toEqual([
    ['0xAb', 5],
    ['0x1', undefined],
    ['0x2', undefined],
  ])
})

test.each<[attack: string, changes: Partial<TokenBalance>]>([
  ['a price of 1e308', { priceUsd: 1e308 }],
  ['a price of more than any token has', { priceUsd: 1.1e9, valueUsd: 1.1e9 }],
  ['a price without an end', { priceUsd: Number.POSITIVE_INFINITY }],
  ['a price that is no number', { priceUsd: Number.NaN, valueUsd: Number.NaN }],
  ['a worth that is a hundred times the price', { priceUsd: 2, valueUsd: 200 }],
  ['a worth of a hundredth of the price', { priceUsd: 2, valueUsd: 0.02 }],
  ['a worth of more than all money', { valueUsd: 1e16 }],
  ['dust of 10^60', { amountText: `1${'0'.repeat(60)}`, priceUsd: 1 }],
  ['a price below every price', { priceUsd: 1e-30 }],
])('a holding with %s has no worth, and stands last', (_attack, changes) => {
  expect(written([token('Spam', changes), COIN]).at(0)).toBe('Ether 1 3000')
  expect(written([token('Spam', changes), COIN]).at(-1)).toMatch(/^Spam 1\d* –$/)
})

test('a worth that differs from the price by less than a fifth stays as it is', () => {
  expect(written([token('Dai', { priceUsd: 1, valueUsd: 1.01 })])).toEqual(['Dai 1 1.01'])
})

test('a worth that is rounded to cents contradicts no price', () => {
  const dust = token('Dust', { amountText: '0.004', priceUsd: 1, valueUsd: 0.01 })

  expect(written([dust])).toEqual(['Dust 0.004 0.01'])
})

test('a server does not say what the coin is called, nor how many decimals it has', () => {
  const lied = { ...COIN, name: 'USD Coin', symbol: 'USDC', decimals: 6 }

  expect(orderHoldings('eip155:1', [lied], { currency, amountText: '1' })).toMatchObject([currency])
})

test('of a token that is listed a hundred times in any letters, one counts', () => {
  const many = Array.from({ length: 100 }, (_one, at) =>
    token('Dai', { address: at % 2 === 0 ? '0xAB' : '0xab', priceUsd: 1 }),
  )

  expect(written([...many, COIN, COIN])).toEqual(['Ether 1 3000', 'Dai 1 1'])
})
