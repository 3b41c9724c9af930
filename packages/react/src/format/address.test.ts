import { expect, test } from 'vitest'
import { shortAddress } from './address.ts'

const EVM = '0xB17e5A0b1f0A2bC9d0cE1aF2b3C4d5E6f7a8De91'

test.each([
  ['an EVM address has its prefix and four digits at either end', EVM, undefined, '0xB17e…De91'],
  ['buttons show six at the end', EVM, { start: 4, end: 6 }, '0xB17e…a8De91'],
  ['no end at all', EVM, { start: 8, end: 0 }, '0xB17e5A0b…'],
  [
    'a base58 address has no prefix',
    '7EcDhSYGxXyscszYEp35KHN8vvw3svAuLKTzXwCFLtV',
    undefined,
    '7EcD…FLtV',
  ],
  ['what is short already stays', '0x12345678', undefined, '0x12345678'],
  ['one digit would be hidden by one mark: it stays', '0x123456789', undefined, '0x123456789'],
])('%s', (_name, address, form, expected) => {
  expect(shortAddress(address, form)).toBe(expected)
})
