import { expect, test } from 'vitest'
import type { AccountId } from '../contract/index.ts'
import { writeAccount } from './checksum-address.ts'

const BITCOIN = 'bip122:000000000019d6689c085ae165831e93'
const SEGWIT = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
const ADA = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

test.each<[what: string, given: AccountId, written: AccountId]>([
  ['small letters', `eip155:1:${ADA.toLowerCase()}`, `eip155:1:${ADA}`],
  ['capital letters', `eip155:1:0x${ADA.slice(2).toUpperCase()}`, `eip155:1:${ADA}`],
  ['a capital prefix', `eip155:1:${ADA.toUpperCase()}`, `eip155:1:${ADA}`],
  ['segwit in capital letters', `${BITCOIN}:${SEGWIT.toUpperCase()}`, `${BITCOIN}:${SEGWIT}`],
  ['segwit', `${BITCOIN}:${SEGWIT}`, `${BITCOIN}:${SEGWIT}`],
  [
    'base 58, whose letters count',
    `${BITCOIN}:1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2`,
    `${BITCOIN}:1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2`,
  ],
])('an account with %s is written in one form', (_what, given, written) => {
  expect(writeAccount(given)).toBe(written)
})
