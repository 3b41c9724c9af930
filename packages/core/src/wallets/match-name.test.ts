import { expect, test } from 'vitest'
import { isNameClose, isNameFound } from './match-name.ts'

test.each([
  ['Aurora', 'AUR', true],
  ['Aurora', 'Aürora', true],
  ['Café Säntis', 'cafe sant', true],
  ['İzmir', 'izm', true],
  ['Fjord', ' fjo ', true],
  ['Fjord', 'ford', false],
  ['محفظة النور', 'النور', true],
  ['كُلّ', 'كل', false],
  ['さくらウォレット', 'さくら', true],
  ['ガイア', 'カイア', false],
  ['한국지갑', '한국', true],
  ['한국지갑', '하', false],
  ['火狐钱包', '钱包', true],
])('whether "%s" is found by "%s": %s', (name, search, expected) => {
  expect(isNameFound(name, search)).toBe(expected)
})

test.each([
  ['a letter too many', 'Aurora', 'aurrora', true],
  ['a letter too few', 'Sandbox Wallet', 'sandbx', true],
  ['another letter', 'Fjord', 'fjird', true],
  ['two letters swapped', 'Fjord', 'fjodr', true],
  ['two typos in seven letters', 'Lanternfish', 'lantrnfsh', true],
  ['two typos in six letters', 'Saffron', 'safrom', false],
  ['two typos in four letters', 'Base', 'bast2', false],
  ['a typo in three letters', 'Sol', 'sal', false],
  ['an accent counts as none', 'Säntis', 'santos', true],
  ['two words, one of them wrong', 'Sandbox Wallet', 'sandbx wallet', true],
  ['two words, one of them elsewhere', 'Sandbox Wallet', 'sandbx purse', false],
  ['another word', 'Kestrel', 'pebble', false],
  ['Arabic, one letter wrong', 'محفظة النور', 'النوز', true],
  ['Chinese, one of four characters wrong', '火狐钱包', '火狐钱色', true],
  ['Chinese, one of two characters wrong', '火狐 钱包', '钱色', false],
])('%s: whether "%s" is close to "%s"', (_what, name, search, expected) => {
  expect(isNameClose(name, search)).toBe(expected)
})
