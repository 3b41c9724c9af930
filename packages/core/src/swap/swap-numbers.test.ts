import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseAmount } from '../balances/amount.ts'
import type { SwapState, SwapToken } from '../store/state/swap.ts'
import { impactLevel, minimumOf, priceKey, swapDetails } from './swap-numbers.ts'

const ETH: SwapToken = { symbol: 'ETH', name: 'Ether', decimals: 18 }
const USDC: SwapToken = {
  address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
  symbol: 'USDC',
  name: 'USD Coin',
  decimals: 6,
}

function ready(
  given: string,
  received: string,
  prices: SwapState['prices'] = {},
  gasPrice?: string,
) {
  const of = {
    ...({ account: 'eip155:1:0x1', from: ETH, to: USDC } as const),
    units: `${parseAmount(given, 18)}`,
  }
  const units = `${parseAmount(received, 6)}`
  const quote = {
    status: 'ready',
    of,
    units,
    amountText: received,
    atMs: 0,
    isRefreshing: false,
  } as const
  return { quote, prices, gasPrice, feePercent: 0.85 }
}

test('a quote says what it means', () => {
  const prices = { native: 2_000, [priceKey(USDC)]: 1 }

  expect(swapDetails(ready('2', '3900', prices, '2000000000'))).toEqual({
    rateText: '1950',
    inverseRateText: '0.000512820512820512',
    priceImpact: expect.closeTo(2.5),
    minimumText: '3861',
    maxSlippageText: '39',
    providerFee: { percent: 0.85, text: '0.017' },
    networkFeeText: '0.0003',
  })
  expect(swapDetails({ ...ready('1', '1'), quote: { status: 'loading' } })).toBeUndefined()
})

test.each<[percent: number | undefined, fee: string | undefined]>([
  [undefined, undefined],
  [0, '0'],
  [0.3, '0.006'],
  [1.2345, '0.02469'],
])('of a source with a fee of %s %% the fee of 2 ETH is %s', (feePercent, fee) => {
  expect(swapDetails({ ...ready('2', '3900'), feePercent })?.providerFee?.text).toBe(fee)
})

test.each<[string, SwapState['prices']]>([
  ['neither', {}],
  ['one', { native: 2_000 }],
  ['the other', { [priceKey(USDC)]: 1 }],
  ['a price of 0, which is none', { native: 2_000, [priceKey(USDC)]: 0 }],
  ['a name of every object', Object.create({ native: 1, [priceKey(USDC)]: 1 })],
])('the price impact is unknown, not 0, where %s is known', (_case, prices) => {
  expect(swapDetails(ready('1', '1000', prices))?.priceImpact).toBeUndefined()
})

test.each([
  [undefined, 'unknown'],
  [-3, 'low'],
  [4.99, 'low'],
  [5, 'warning'],
  [14.99, 'warning'],
  [15, 'high'],
  [100, 'high'],
] as const)('a price impact of %s is %s', (impact, level) => {
  expect(impactLevel(impact)).toBe(level)
})

test('the least that is received is at most 1 % less, to the unit, for any amount', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 40n }), (units) => {
      const least = minimumOf(units)
      expect(least * 100n <= units * 99n && (least + 1n) * 100n > units * 99n).toBe(true)
    }),
    { numRuns: 200 },
  )
})

test('the rate times the amount is what is received', () => {
  const amounts = fc.bigInt({ min: 1n, max: 10n ** 12n })
  fc.assert(
    fc.property(amounts, amounts, (given, received) => {
      const details = swapDetails(ready(`${given}`, `${received}`))
      const rate = parseAmount(details?.rateText ?? '', 18)
      const missing = received * 10n ** 18n - rate * given
      expect(missing >= 0n && missing < given).toBe(true)
    }),
    { numRuns: 200 },
  )
})
