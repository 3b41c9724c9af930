import { expect, test } from 'vitest'
import { splitAmount } from './split-amount.ts'

test.each([
  ['$4,212.08', undefined, '', '$4,212', '.08'],
  ['4.212,08', undefined, '', '4.212', ',08'],
  ['0.25 ETH', undefined, '', '0.25 ETH', ''],
  ['-0.25 ETH', undefined, '−', '0.25 ETH', ''],
  ['−0.25 ETH', 'out', '−', '0.25 ETH', ''],
  ['0.25 ETH', 'out', '−', '0.25 ETH', ''],
  ['25 USDC', 'in', '+', '25 USDC', ''],
  ['–', undefined, '', '–', ''],
] as const)('%j going %s is %j, %j and %j', (text, direction, sign, main, cents) => {
  expect(splitAmount(text, direction)).toEqual({ sign, main, cents })
})
