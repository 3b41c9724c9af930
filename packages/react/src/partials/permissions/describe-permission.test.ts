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
  [
    native,
    { allowance: '0x1', period: 60, start: Date.UTC(2026, 10, 3, 12) / 1_000 },
    'Send up to 0.000000000000000001 ETH a minute, from Nov 3, 2026',
  ],
  [
    'contract-call',
    { address: DOLLAR, functions: [{ functionName: 'buy' }] },
    'Call buy (no limit)',
  ],
  [
    'native-token-periodic',
    { periodAmount: '0x16345785d8a0000', periodDuration: 86_400 },
    'Send up to 0.1 ETH a day',
  ],
  [
    'erc20-token-periodic',
    { periodAmount: '0x1312d00', periodDuration: 604_800, tokenAddress: DOLLAR },
    'Send up to 20 USDC a week',
  ],
  ['native-token-allowance', { allowance: '0xde0b6b3a7640000' }, 'Send up to 1 ETH'],
  ['erc20-token-allowance', { allowance: '0x1312d00', tokenAddress: DOLLAR }, 'Send up to 20 USDC'],
  ['native-token-stream', { maxAmount: '0xde0b6b3a7640000' }, 'Send up to 1 ETH'],
  ['erc20-token-stream', { maxAmount: '0x1312d00', tokenAddress: DOLLAR }, 'Send up to 20 USDC'],
])('%s of %j reads: %s', (type, data, sentence) => {
  expect(describe(type, data).sentence).toBe(sentence)
})

test('of a token that nothing is known of, the smallest units and the address are said', () => {
  const data = { allowance: '0x1312d00', period: 604_800, token: DOLLAR }

  const { lines, address } = describe(token, data, false)

  expect(lines).toEqual([
    { label: 'Send', value: 'Up to 20,000,000 smallest units a week' },
    { label: 'From', value: 'Can’t be read' },
  ])
  expect(address).toEqual({ label: 'Token', address: DOLLAR })
})

const ONE_COIN = '0xde0b6b3a7640000'

test('a function without a limit has a line of its own beside one with a limit', () => {
  const functions = [{ functionName: 'buy', valueLimit: ONE_COIN }, { functionName: 'end' }]

  expect(describe('contract-call', { address: DOLLAR, functions })).toEqual({
    sentence: 'Call buy (up to 1 ETH), end (no limit)',
    lines: [
      { label: 'Call', value: 'buy · up to 1 ETH' },
      { label: 'Call', value: 'end · no limit' },
    ],
    risk: undefined,
    address: { label: 'Contract', address: DOLLAR },
  })
})

test('a name of a function does not turn a line of a right-to-left language around', () => {
  const permission = {
    type: 'contract-call',
    data: { address: DOLLAR, functions: [{ functionName: 'buy' }] },
  }
  const text = { ...TEXT, direction: 'rtl' } as const
  const snapshot = { ...aSnapshot(), portfolio: { accounts: {} } }

  const { lines } = describePermission(permission, { account: ACCOUNT, snapshot, text })

  expect(lines[0]?.value).toBe('\u200f\u2068buy\u2069 · no limit')
})

test('a delegate call is said to be one, before other calls, and is a danger', () => {
  const functions = [
    { functionName: 'buy', operation: 'Call', valueLimit: '0x0' },
    { functionName: '0xa9059cbb', operation: 'DelegateCall', valueLimit: '0x0' },
  ]

  expect(describe('contract-call', { address: DOLLAR, functions })).toMatchObject({
    sentence: 'Delegate call 0xa9059cbb (up to 0 ETH) · Call buy (up to 0 ETH)',
    lines: [
      { label: 'Call', value: 'buy · up to 0 ETH' },
      { label: 'Delegate call', value: '0xa9059cbb · up to 0 ETH' },
    ],
    risk: 'delegate',
  })
})

test('rules of arguments are said with the position of the argument', () => {
  const args = [
    { operator: 'EQUAL', value: DOLLAR },
    null,
    { operator: 'LESS_THAN', value: '0x5' },
    { operator: 'GREATER_THAN', value: 7 },
  ]
  const functions = [{ functionName: 'move', args }]

  const { lines, risk } = describe('contract-call', { address: DOLLAR, functions })

  expect(lines[0]?.value).toBe(
    [
      `move · no limit · only if argument 1 = ${DOLLAR}`,
      'only if argument 3 < 0x5',
      'only if argument 4 > 7',
    ].join(' · '),
  )
  expect(risk).toBeUndefined()
})

test.each<[string, object, label: string, value: string]>([
  ['a limit that is no number', { valueLimit: '5' }, 'Call', 'buy · no limit'],
  [
    'a limit that is too large to be one',
    { valueLimit: `0x${'f'.repeat(65)}` },
    'Call',
    'buy · no limit',
  ],
  ['another kind of call', { operation: 'Create' }, 'Delegate call', 'buy · no limit'],
  [
    'a kind of call in small letters',
    { operation: 'delegatecall' },
    'Delegate call',
    'buy · no limit',
  ],
  ['another comparison', { args: [{ operator: 'NOT', value: 1 }] }, 'Call', 'buy · no limit'],
  ['a rule without a value', { args: [{ operator: 'EQUAL' }] }, 'Call', 'buy · no limit'],
  ['a rule that is no rule', { args: ['= 5'] }, 'Call', 'buy · no limit'],
  ['rules that are no list', { args: {} }, 'Call', 'buy · no limit'],
  [
    'a value that is too long to be shown',
    { args: [{ operator: 'EQUAL', value: 'a'.repeat(161) }] },
    ...(['Call', 'buy · no limit'] as const),
  ],
  ['no name', { functionName: undefined }, 'Call', '? · no limit'],
  ['a name that is invisible', { functionName: '\u200b' }, 'Call', '? · no limit'],
])('of a function with %s is said that not all can be read', (_what, changes, label, value) => {
  const functions = [{ functionName: 'buy', ...changes }, { functionName: 'end' }]

  const { lines, risk } = describe('contract-call', { address: DOLLAR, functions })

  expect(lines).toEqual([
    { label, value: `${value} · part of it can’t be read` },
    { label: 'Call', value: 'end · no limit' },
  ])
  expect(risk).toBe(label === 'Call' ? 'unread' : 'delegate')
})

test.each([
  [undefined, 'Can’t be read'],
  [-1, 'Can’t be read'],
  [Number.NaN, 'Can’t be read'],
  ['1700000000', 'Can’t be read'],
  [8.64e12 + 1, 'Can’t be read'],
  [Date.UTC(2026, 10, 3, 12) / 1_000, 'Nov 3, 2026'],
])('an allowance that starts at %s: %s', (start, expected) => {
  const { lines, risk } = describe(native, { allowance: '0x5', period: 60, start })

  expect(lines[1]).toEqual({ label: 'From', value: expected })
  expect(risk).toBe(expected === 'Can’t be read' ? 'unread' : undefined)
})

test.each<[string, unknown]>([
  ['dance', {}],
  ['', 'everything'],
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
    lines: [{ label: 'Kind', value: type || 'Can’t be read' }],
    risk: 'unread',
  })
})

test.each([
  [token, { allowance: '0x1312d00', period: 604_800 }],
  ['erc20-token-periodic', { periodAmount: '0x1312d00', periodDuration: 604_800 }],
  ['erc20-token-allowance', { allowance: '0x1312d00' }],
  ['erc20-token-stream', { maxAmount: '0x1312d00' }],
  ['native-token-stream', { amountPerSecond: '0x1' }],
])('%s of %j, which names no token or no limit, is not described as another', (type, data) => {
  expect(describe(type, data)).toMatchObject({
    sentence: 'Something that can’t be described here',
    risk: 'unread',
  })
})
