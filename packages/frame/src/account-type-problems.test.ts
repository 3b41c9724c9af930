import { expect, test } from 'vitest'
import { accountTypeProblems } from './account-type-problems.ts'

test.each<[wrong: Record<string, unknown>, problem: string]>([
  [{ accountTypes: { eip155: 'eoa' } }, 'accountTypes.eip155: must be some of eoa,smartAccount'],
  [{ accountTypes: { eip155: [] } }, 'accountTypes.eip155: must be some of eoa,smartAccount'],
  [
    { accountTypes: { eip155: ['eoa', 'payment'] } },
    'accountTypes.eip155: must be some of eoa,smartAccount',
  ],
  [{ accountTypes: { solana: ['smartAccount'] } }, 'accountTypes.solana: must be some of eoa'],
  [
    { defaultAccountTypes: { eip155: 'payment' } },
    'defaultAccountTypes.eip155: must be one of eoa,smartAccount',
  ],
])('%o is refused by name', (wrong, problem) => {
  expect(accountTypeProblems(wrong)).toEqual([problem])
})

test('every invalid entry is named', () => {
  const wrong = { accountTypes: { eip155: [1], solana: 2 }, defaultAccountTypes: { eip155: 'x' } }
  expect(accountTypeProblems(wrong)).toHaveLength(3)
})

test.each([['eoa'], [null], [7]])('%o is not a table of account types', (accountTypes) => {
  expect(accountTypeProblems({ accountTypes })).toEqual([
    'accountTypes.eip155: must be some of eoa,smartAccount',
    'accountTypes.solana: must be some of eoa',
  ])
})

test.each<[right: Record<string, unknown>]>([
  [{}],
  [{ accountTypes: {}, defaultAccountTypes: { eip155: undefined } }],
  [{ accountTypes: { eip155: ['eoa'] }, defaultAccountTypes: { eip155: 'eoa', bip122: 'stx' } }],
])('%o is accepted', (right) => {
  expect(accountTypeProblems(right)).toEqual([])
})
