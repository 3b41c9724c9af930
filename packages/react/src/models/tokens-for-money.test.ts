import fc from 'fast-check'
import { expect, test } from 'vitest'
import { tokensForMoney } from './tokens-for-money.ts'

test.each([
  ['50', 2_000, 18, '0.025'],
  ['100', 1, 18, '100'],
  ['10', 3, 6, '3.33333'],
  ['10', 97_431.22, 8, '0.00010264'],
  ['100', 0.000_01, 18, '10000000'],
  ['0.01', 1e-18, 18, '10000000000000000'],
  ['50', 7, 0, '7'],
])('%s of money at %s a token are %s decimals: %s', (money, price, decimals, expected) => {
  expect(tokensForMoney(money, price, decimals)).toBe(expected)
})

test.each([
  ['0', 2_000, 18],
  ['', 2_000, 18],
  ['1', 2_000, 0],
  ['1', 0, 18],
  ['1', Number.NaN, 18],
  ['1e30', 1e-18, 18],
])('%s of money at %s are no amount', (money, price, decimals) => {
  expect(tokensForMoney(money, price, decimals)).toBeUndefined()
})

test('an amount is worth what was entered, to a part in a hundred thousand', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1_000_000 }),
      fc.double({ min: 1e-9, max: 1e9, noNaN: true }),
      (cents, price) => {
        const money = cents / 100
        const text = tokensForMoney(`${money}`, price, 36)

        expect(text).toMatch(/^\d+(?:\.\d+)?$/)
        expect(Math.abs(Number(text) * price - money) / money).toBeLessThan(1e-5)
      },
    ),
  )
})
