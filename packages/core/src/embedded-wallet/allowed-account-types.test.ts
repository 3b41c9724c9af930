import { expect, test } from 'vitest'
import { anAuthUser } from '../testing/fake-auth.ts'
import { createAccountKinds } from './allowed-account-types.ts'

const EOA = { accountTypes: { eip155: ['eoa'] } } as const

test('without a wish of the website all kinds there are may be used, and none is asked for', () => {
  const kinds = createAccountKinds({})

  expect(kinds.allowed('eip155')).toEqual(['smartAccount', 'eoa'])
  expect(kinds.allowed('solana')).toEqual(['eoa'])
  expect(kinds.allowed('bip122')).toEqual([])
  expect(kinds.wish('eip155', undefined)).toBeUndefined()
  expect(kinds.wish('eip155', 'eoa')).toBe('eoa')
})

test.each([
  ['what was chosen', {}, 'eoa', 'eoa'],
  ['what the website says', { defaultAccountTypes: { eip155: 'eoa' } }, undefined, 'eoa'],
  ['what is usual', {}, undefined, 'smartAccount'],
  ['the only one there may be', EOA, 'smartAccount', 'eoa'],
] as const)('where the frame does not say, the kind is %s', (_name, options, chosen, usual) => {
  expect(createAccountKinds(options).usual('eip155', chosen)).toBe(usual)
})

test.each([
  ['the only kind', EOA, undefined, 'eoa'],
  ['the only kind, whatever was chosen before', EOA, 'smartAccount', 'eoa'],
  ['what the website says', { defaultAccountTypes: { eip155: 'eoa' } }, undefined, 'eoa'],
  [
    'what the visitor chose, before that',
    { defaultAccountTypes: { eip155: 'eoa' } },
    'smartAccount',
    'smartAccount',
  ],
  [
    'the only kind, although the website says another',
    { ...EOA, defaultAccountTypes: { eip155: 'smartAccount' } },
    undefined,
    'eoa',
  ],
] as const)('the frame is asked for %s', (_name, options, chosen, wish) => {
  expect(createAccountKinds(options).wish('eip155', chosen)).toBe(wish)
})

test('a user on another kind is not let in, and other kinds are not listed', () => {
  const user = anAuthUser()
  const [eoa, smart] = user.accounts
  const kinds = createAccountKinds(EOA)
  const onEoa = { address: eoa?.address ?? '', accountType: 'eoa' } as const

  expect(kinds.admit(user)).toBeUndefined()
  expect(kinds.admit({ ...user, ...onEoa })?.accounts).toEqual([eoa])
  // What is said of it does not fit what it is listed as.
  expect(kinds.admit({ ...user, accountType: 'eoa' })).toBeUndefined()
  expect(kinds.admit({ ...user, ...onEoa, accountType: 'smartAccount' })).toBeUndefined()
  expect(kinds.admit({ ...user, ...onEoa, accountType: undefined })?.accounts).toEqual([eoa])
  expect(smart?.type).toBe('smartAccount')
})

test('an address that serves as both kinds is of the one that is said', () => {
  const address = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
  const accounts = [
    { address, type: 'eoa' },
    { address: address.toLowerCase(), type: 'smartAccount' },
  ] as const
  const user = anAuthUser({ address, accounts, accountType: 'eoa' })

  expect(createAccountKinds(EOA).admit(user)?.accounts).toEqual([accounts[0]])
  expect(createAccountKinds(EOA).admit({ ...user, accountType: 'smartAccount' })).toBeUndefined()
})
