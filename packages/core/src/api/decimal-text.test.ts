import { expect, test } from 'vitest'
import {
  compareDecimals,
  decimalOf,
  isMoney,
  subtractDecimals,
  sumOfDecimals,
} from './decimal-text.ts'

test.each<[string | number, string | undefined]>([
  ['0.10', '0.10'],
  [98.5, '98.5'],
  [1e-7, '0.0000001'],
  [1e20, '100000000000000000000'],
  [1e21, undefined],
  [-1, undefined],
  [Number.NaN, undefined],
  ['1e3', undefined],
  [' 1', undefined],
  ['', undefined],
  ['9'.repeat(81), undefined],
])('%j as a decimal is %j', (value, text) => {
  expect(decimalOf(value)).toBe(text)
})

test.each([
  ['100', '99.999999999999999999', 1],
  ['1.50', '1.5', 0],
  ['0.1', '0.10000000000000000001', -1],
  ['9007199254740993', '9007199254740992', 1],
])('%s and %s are compared exactly', (one, other, result) => {
  expect(compareDecimals(one, other)).toBe(result)
})

test('sums and differences are exact', () => {
  expect(sumOfDecimals('0.1', '0.2')).toBe('0.3')
  expect(subtractDecimals('98.58', '98.5')).toBe('0.08')
  expect(subtractDecimals('1', '1.00')).toBe('0')
})

test.each([
  ['10', true],
  ['10.5', true],
  ['10.55', true],
  ['10.555', false],
  ['1,5', false],
  ['-1', false],
  ['.5', false],
  ['１０', false],
])('%j as money: %s', (text, isIt) => {
  expect(isMoney(text)).toBe(isIt)
})
