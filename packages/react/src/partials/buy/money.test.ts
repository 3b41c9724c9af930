import { expect, test } from 'vitest'
import { TEXT } from '../../testing/a-snapshot.ts'
import { currencyName, currencySign, moneyText, shortMoney, tokenText } from './money.ts'

test.each([
  ['197.580000', '197.58'],
  ['1204.12999', '1,204.129'],
  ['197', '197.00'],
  ['196.2', '196.20'],
  ['0.0371239', '0.03712'],
  ['0.00032123', '0.0003212'],
  ['0.5', '0.5'],
  ['0', '0'],
])('%s of a token is written as %s', (amountText, figure) => {
  expect(tokenText({ amountText, currency: 'ETH' }, TEXT)).toBe(`${figure} ETH`)
})

test.each([
  ['7500', 'USD', '$7,500.00', '$7,500'],
  ['2.4', 'EUR', '€2.40', '€2.40'],
  ['10', 'JPY', '¥10.00', '¥10'],
])('%s %s is %s, and %s among limits', (amountText, currency, long, short) => {
  expect(moneyText({ amountText, currency }, TEXT)).toBe(long)
  expect(shortMoney({ amountText, currency }, TEXT)).toBe(short)
})

test.each([
  ['USD', 'US Dollar', '$'],
  ['CHF', 'Swiss Franc', 'CH'],
  ['XXQ', 'XXQ', 'XX'],
  ['nothing', 'nothing', 'no'],
])('the currency %s is called %s, with the sign %s', (code, name, sign) => {
  expect(currencyName(code, TEXT)).toBe(name)
  expect(currencySign(code)).toBe(sign)
})
