import type { AccountHoldings } from '@latchkey/core'
import { expect, test } from 'vitest'
import { ADDRESS, aSnapshot, TEXT } from '../../testing/a-snapshot.ts'
import { describePermission } from './describe-permission.ts'

const ACCOUNT = `eip155:1:${ADDRESS}` as const
const DOLLAR = `0x${'ab'.repeat(20)}`
const holdings: AccountHoldings = {
  status: 'ready',
  holdings: [
    {
      address: DOLLAR.toUpperCase().replace('0X', '0x'),
      symbol: 'USDC',
      amountText: '1',
      decimals: 6,
      networkId: 'eip155:1',
    },
  ],
}

function describe(type: string, data: unknown, isHeld = true) {
  const snapshot = {
    ...aSnapshot(),
    portfolio: { scope: 'network' as const, accounts: isHeld ? { [ACCOUNT]: holdings } : {} },
  }
  return describePermission({ type, data }, { account: ACCOUNT, snapshot, text: TEXT })
}

const native = 'native-token-recurring-allowance'
const token = 'erc20-recurring-allowance'

test.each([
  [native, { allowance: '0x16345785d8a0000', period: 86_400 }, 'Send up to 0.1 ETH a day'],
  [native, { allowance: '0x1', period: 1 }, 'Send up to 0.000000000000000001 ETH every second'],
  [native, { allowance: '0xde0b6b3a7640000', period: 2_592_000 }, 'Send up to 1 ETH every 30 days'],
  [
    native,
    { allowance: '0xde0b6b3a7640000', period: 5_000 },
    'Send up to 1 ETH every 5,000 seconds',
  ],
  [token, { allowance: '0x1312d00', period: 604_800, token: DOLLAR }, 'Send up to 20 USDC a week'],
  ['contract-call', { address: DOLLAR, functions: [{ functionName: 'buy' }] }, 'Call buy'],
])('%s of %j reads: %s', (type, data, sentence) => {
  expect(describe(type, data).sentence).toBe(sentence)
})

test('of a token that nothing is known of, the smallest units and the address are said', () => {
  const data = { allowance: '0x1312d00', period: 604_800, token: DOLLAR }

  const { lines, address } = describe(token, data, false)

  expect(lines).toEqual([{ label: 'Send', value: 'Up to 20,000,000 smallest units a week' }])
  expect(address).toEqual({ label: 'Token', address: DOLLAR })
})

test('functions, their limits and the contract are said', () => {
  const functions = [
    { functionName: 'buy', valueLimit: '0xde0b6b3a7640000' },
    { functionName: 'end' },
  ]

  expect(describe('contract-call', { address: DOLLAR, functions })).toMatchObject({
    lines: [
      { label: 'Call', value: 'buy, end' },
      { label: 'With at most', value: '1 ETH' },
    ],
    address: { label: 'Of the contract', address: DOLLAR },
  })
})

test.each<[string, unknown]>([
  ['dance', {}],
  [native, null],
  [native, { allowance: '5', period: 60 }],
  [native, { allowance: '0x5', period: 0 }],
  [native, { allowance: '0x5', period: '60' }],
  [token, { allowance: '0x5', period: 60, token: 'USDC' }],
  [token, { allowance: '0x5', period: 60, token: null }],
  ['contract-call', { address: DOLLAR, functions: [] }],
  ['contract-call', { address: 'shop', functions: [{ functionName: 'buy' }] }],
])('%s of %j is said to be unreadable, with its kind', (type, data) => {
  expect(describe(type, data)).toEqual({
    sentence: 'Something that can’t be described here',
    lines: [{ label: 'Kind', value: type }],
  })
})
