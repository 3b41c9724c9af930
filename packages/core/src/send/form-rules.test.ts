import { expect, test } from 'vitest'
import { readVectors } from '../testing/read-vectors.ts'
import { readUnits, sendProblem } from './form-rules.ts'

interface Units {
  readonly input: string
  readonly decimals: number
  readonly base?: string
}

const groups = readVectors<Units>('token-units')
const ETHER = { symbol: 'ETH', name: 'Ether', decimals: 18 }
const account = 'eip155:1:0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

test('every amount is read exactly, or refused', () => {
  const read = ({ input, decimals }: Units) => readUnits(input, { ...ETHER, decimals })

  for (const each of groups['exact'] ?? []) expect(read(each)).toBe(BigInt(each.base ?? ''))
  for (const each of groups['refused'] ?? []) expect(read(each), each.input).toBeUndefined()
})

test('an amount that is being typed ends with a point', () => {
  expect(readUnits('1.', ETHER)).toBe(10n ** 18n)
  expect(readUnits('.', ETHER)).toBeUndefined()
})

const VALID = { status: 'valid', address: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC' } as const
const balances = {
  balances: { [account]: { status: 'ready', amountText: '1.5', symbol: 'ETH' } },
  portfolio: { scope: 'network', accounts: {} },
} as const
const form = { account, token: ETHER, amountText: '1', recipient: VALID } as const

test.each([
  [{}, undefined],
  [{ token: undefined, amountText: '', recipient: { status: 'none' } }, 'noToken'],
  [{ amountText: '', recipient: { status: 'none' } }, 'noAmount'],
  [{ amountText: '0.0', recipient: { status: 'none' } }, 'noAmount'],
  [{ amountText: '0.0000000000000000001', recipient: { status: 'none' } }, 'incorrectValue'],
  [{ amountText: '2', recipient: { status: 'none' } }, 'insufficientFunds'],
  [{ recipient: { status: 'none' } }, 'noAddress'],
  [{ recipient: { status: 'checking' } }, 'checkingAddress'],
  [{ recipient: { status: 'invalid', reason: 'malformed' } }, 'invalidAddress'],
] as const)('with %j the first problem is %s', (changes, problem) => {
  expect(sendProblem({ ...form, ...changes }, balances)).toBe(problem)
})

test('where the balance is not known it is no problem yet', () => {
  const unknown = { balances: {}, portfolio: { scope: 'network', accounts: {} } } as const

  expect(sendProblem({ ...form, amountText: '999' }, unknown)).toBeUndefined()
})
