import { expect, test } from 'vitest'
import type { LastMethod } from '../store/state/connections.ts'
import type { Snapshot } from '../store/state/root.ts'
import { createTestCore } from '../testing/create-test-core.ts'
import type { ConnectorRow } from './connector-row.ts'
import { lastUsed, methodOf, readLastMethod, writeLastMethod } from './last-method.ts'

const FJORD = { id: 'io.fjord', namespace: 'eip155', name: 'Fjord' } as const
const BY_FJORD: LastMethod = { kind: 'wallet', namespace: 'eip155', id: 'io.fjord' }

function embeddedBy(authProvider: string | undefined) {
  const user = { email: 'mira@salt.example', address: '0x1', accounts: [] }
  const embedded = {
    user,
    authProvider,
    accountType: 'eoa',
    isSmartAccountDeployed: false,
  } as const
  return { ...FJORD, id: 'ID_AUTH', embedded }
}

test.each<[string, Parameters<typeof methodOf>[0], string]>([
  ['a wallet', FJORD, 'wallet eip155 io.fjord'],
  ['a wallet with blanks in its id', { ...FJORD, id: 'Fjord Pro' }, 'wallet eip155 Fjord Pro'],
  ['a scanned code', { ...FJORD, id: 'walletConnect' }, 'code'],
  ['Google', embeddedBy('google'), 'login google'],
  ['an e-mail address, which is not stored', embeddedBy('email'), 'login email'],
  ['a login that does not say by what', embeddedBy(undefined), 'login email'],
])('%s is stored, and read again', (_name, wallet, text) => {
  const method = methodOf(wallet)

  expect(writeLastMethod(method)).toBe(text)
  expect(readLastMethod(text)).toEqual(method)
})

test.each([
  undefined,
  '',
  'code 1',
  'wallet',
  'wallet eip155',
  'wallet nowhere io.fjord',
  `wallet eip155 ${'x'.repeat(300)}`,
  'login',
  'login mira@salt.example',
  '{"kind":"code"}',
])('%j in the storage is the same as nothing', (text) => {
  expect(readLastMethod(text)).toBeUndefined()
})

function aRow(changes: Partial<ConnectorRow>): ConnectorRow {
  return { key: 'row', kind: 'announced', name: '', choices: [], isAmbiguous: false, ...changes }
}

const ROWS = [
  aRow({ key: 'code', kind: 'walletConnect' }),
  aRow({ key: 'osprey', kind: 'recent', wallet: { id: 'osprey', name: 'Osprey' } }),
  aRow({
    key: 'io.fjord',
    choices: [
      { namespace: 'solana', walletId: 'Fjord' },
      { namespace: 'eip155', walletId: 'io.fjord' },
    ],
  }),
]

function aState(last: LastMethod | undefined): Snapshot {
  return { ...createTestCore().core.snapshot(), recent: { wallets: [], last } }
}

const METHODS = ['wallet', 'email', 'social'] as const

test.each<[string, LastMethod | undefined, string | undefined]>([
  ['nothing yet', undefined, undefined],
  ['a wallet of this browser', BY_FJORD, 'io.fjord'],
  ['a wallet by its link', { ...BY_FJORD, id: 'osprey' }, 'osprey'],
  ['a wallet that is gone', { ...BY_FJORD, id: 'io.gone' }, undefined],
  ['the code', { kind: 'code' }, 'code'],
  ['e-mail', { kind: 'login', by: 'email' }, 'login email'],
  ['Google', { kind: 'login', by: 'google' }, 'login google'],
  ['a provider that is not offered', { kind: 'login', by: 'nowhere' }, undefined],
])('after %s: %j, Connect begins with %s', (_name, last, expected) => {
  const used = lastUsed(aState(last), ROWS, METHODS)

  expect(used?.kind === 'login' ? `login ${used.by}` : used?.row.key).toBe(expected)
})

test('without logins on the site none is offered', () => {
  expect(lastUsed(aState({ kind: 'login', by: 'google' }), ROWS, ['wallet'])).toBeUndefined()
})

test('of a wallet of several namespaces the one that was used is connected', () => {
  expect(lastUsed(aState(BY_FJORD), ROWS, METHODS)).toMatchObject({
    row: { choices: [{ namespace: 'eip155', walletId: 'io.fjord' }] },
  })
})

test('two wallets that claim to be it are listed, and none is offered', () => {
  const rows = ROWS.map((row) => ({ ...row, isAmbiguous: true }))

  expect(lastUsed(aState(BY_FJORD), rows, METHODS)).toBeUndefined()
})
