import { expect, test } from 'vitest'
import { anAuthUser } from '../testing/fake-auth.ts'
import { createAllowedAccountTypes } from './allowed-account-types.ts'

const EOA = { accountTypes: { eip155: ['eoa'] } } as const

test('without options all account types are allowed, and none is requested', () => {
  const allowed = createAllowedAccountTypes({})

  expect(allowed.list('eip155')).toEqual(['smartAccount', 'eoa'])
  expect(allowed.list('solana')).toEqual(['eoa'])
  expect(allowed.list('bip122')).toEqual([])
  expect(allowed.requested('eip155', undefined)).toBeUndefined()
  expect(allowed.requested('eip155', 'eoa')).toBe('eoa')
})

test.each([
  ['the stored choice', {}, 'eoa', 'eoa'],
  ['what the website prefers', { defaultAccountTypes: { eip155: 'eoa' } }, undefined, 'eoa'],
  ['the default of the namespace', {}, undefined, 'smartAccount'],
  ['the only allowed one', EOA, 'smartAccount', 'eoa'],
] as const)(
  'where the frame reports no account type, it is %s',
  (_name, options, stored, expected) => {
    expect(createAllowedAccountTypes(options).fallback('eip155', stored)).toBe(expected)
  },
)

test.each([
  ['the only allowed type', EOA, undefined, 'eoa'],
  ['the only allowed type, whatever was stored', EOA, 'smartAccount', 'eoa'],
  ['what the website prefers', { defaultAccountTypes: { eip155: 'eoa' } }, undefined, 'eoa'],
  [
    'the stored choice rather than what the website prefers',
    { defaultAccountTypes: { eip155: 'eoa' } },
    'smartAccount',
    'smartAccount',
  ],
  [
    'the only allowed type, although the website prefers another',
    { ...EOA, defaultAccountTypes: { eip155: 'smartAccount' } },
    undefined,
    'eoa',
  ],
] as const)('the frame is asked for %s', (_name, options, stored, expected) => {
  expect(createAllowedAccountTypes(options).requested('eip155', stored)).toBe(expected)
})

test('a user with a selected account of another type is refused, and accounts of other types are removed', () => {
  const user = anAuthUser()
  const [eoa, smart] = user.accounts
  const allowed = createAllowedAccountTypes(EOA)
  const onEoa = { address: eoa?.address ?? '', accountType: 'eoa' } as const

  expect(allowed.restrict(user)).toBeUndefined()
  expect(allowed.restrict({ ...user, ...onEoa })?.accounts).toEqual([eoa])
  // The reported type contradicts the type in the list.
  expect(allowed.restrict({ ...user, accountType: 'eoa' })).toBeUndefined()
  expect(allowed.restrict({ ...user, ...onEoa, accountType: 'smartAccount' })).toBeUndefined()
  expect(allowed.restrict({ ...user, ...onEoa, accountType: undefined })?.accounts).toEqual([eoa])
  expect(smart?.type).toBe('smartAccount')
})

test('an address of both types has the one that is reported', () => {
  const address = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
  const accounts = [
    { address, type: 'eoa' },
    { address: address.toLowerCase(), type: 'smartAccount' },
  ] as const
  const user = anAuthUser({ address, accounts, accountType: 'eoa' })

  expect(createAllowedAccountTypes(EOA).restrict(user)?.accounts).toEqual([accounts[0]])
  expect(
    createAllowedAccountTypes(EOA).restrict({ ...user, accountType: 'smartAccount' }),
  ).toBeUndefined()
})
