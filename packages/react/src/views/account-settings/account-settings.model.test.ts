import type { AuthState, Snapshot } from '@latchkey/core'
import { expect, test } from 'vitest'
import { ADDRESS, aSnapshot, connectedOn, recordActions, TEXT } from '../../testing/a-snapshot.ts'
import { MIRA, NO_LOGIN } from '../../testing/with-auth.ts'
import { accountSettingsModel } from './account-settings.model.ts'
import type { SettingsRow } from './settings-rows.ts'

function modelOf(auth: Partial<AuthState> = {}, changes: Partial<Snapshot> = {}) {
  const { actions, calls } = recordActions()
  const snapshot = aSnapshot(
    {
      ...connectedOn(),
      ...changes,
      auth: { ...NO_LOGIN, user: MIRA, smartAccountNetworkIds: ['eip155:1'], ...auth },
    },
    { projectId: 'p1' },
  )
  const model = accountSettingsModel(snapshot, { actions, text: TEXT })
  const row = (name: SettingsRow) => model?.rows.find((each) => each.row === name)
  return { model, row, calls }
}

test('without a connection there is no user', () => {
  expect(modelOf({}, { accounts: {} }).model).toBeUndefined()
})

test('the address of an e-mail login can be changed', () => {
  const { row, calls } = modelOf()

  row('email')?.press()

  expect(row('email')?.detail).toBe(MIRA.email)
  expect(calls).toContain('router.push EmailUpdate {}')
})

test('a social login names its provider instead', () => {
  const { model, row } = modelOf({ user: { ...MIRA, by: 'github' } })

  expect(row('email')).toBeUndefined()
  expect(model?.by).toBe('Logged in with GitHub')
})

test('both account types are offered on networks with smart accounts', () => {
  const { model, calls } = modelOf()

  expect(model?.accounts.map(({ type, isCurrent }) => [type, isCurrent])).toEqual([
    ['smartAccount', true],
    ['eoa', false],
  ])
  for (const { choose } of model?.accounts ?? []) choose()
  expect(calls).toEqual(['auth.setAccountType eoa'])
})

test('without smart accounts there is nothing to switch', () => {
  expect(modelOf({ smartAccountNetworkIds: ['eip155:10'] }).model?.accounts).toEqual([])
})

test('with one account type configured no other is offered', () => {
  expect(modelOf({ allowedTypes: ['eoa'] }).model?.accounts).toEqual([])
})

test.each([
  ['by e-mail', { dashboardUrl: 'https://secure.example/dashboard' }, true],
  ['by e-mail, without a page for it', {}, false],
  [
    'by a social account',
    { dashboardUrl: 'https://secure.example/dashboard', user: { ...MIRA, by: 'x' } },
    false,
  ],
] as const)('a wallet of a login %s can be upgraded', (_name, auth, can) => {
  const { row, calls } = modelOf(auth)

  row('upgrade')?.press()

  expect(calls).toEqual(can ? ['router.push UpgradeEmailWallet {}'] : [])
})

test('while the account type changes, other controls are disabled', () => {
  const { model, calls } = modelOf({ accountType: { current: { step: 'applying', to: 'eoa' } } })

  for (const { choose } of model?.accounts ?? []) choose()

  expect(model?.accounts.map(({ isBusy }) => isBusy)).toEqual([false, true])
  expect(calls).toEqual([])
})

test('a failed change shows the reason', () => {
  const error = { code: 'frame.timeout', message: 'Embedded Wallet Request Timed Out' } as const

  const { model } = modelOf({ accountType: { current: { step: 'failed', to: 'eoa', error } } })

  expect(model?.error).toBe('Login took too long to answer')
})

test('an account of another wallet shows no login settings', () => {
  const { model, row } = modelOf({ user: { ...MIRA, holdings: {} } })

  expect(model).toMatchObject({ address: ADDRESS, accountType: undefined, accounts: [] })
  expect([row('email'), model?.by]).toEqual([undefined, undefined])
})

test('the settings lead to all accounts and to the explorer', () => {
  const { row, calls } = modelOf()

  row('all')?.press()
  row('explorer')?.press()

  expect(calls).toEqual([
    'router.push Accounts {}',
    `openLink https://scan.example/address/${ADDRESS}`,
  ])
})

test('an account without a name leads to choosing one', () => {
  const { row, calls } = modelOf()

  row('accountName')?.press()

  expect(calls).toEqual(['router.push RegisterAccountName {}', 'names.begin'])
})

test('the visitor’s own label is shown, and leads to its field', () => {
  const ownLabels = { [`eip155:${ADDRESS.toLowerCase()}`]: 'Household' }
  const { model, row, calls } = modelOf({}, { ownLabels })

  row('label')?.press()

  expect([model?.name, row('label')?.detail]).toEqual(['Household', 'Household'])
  expect(modelOf().row('label')?.detail).toBe('None')
  expect(calls).toEqual([`router.push AccountLabel {"account":"eip155:1:${ADDRESS}"}`])
})

test('the rows are in their order, and the account type is shown', () => {
  const { model } = modelOf()

  expect(model?.rows.map(({ row }) => row)).toEqual([
    'email',
    'label',
    'accountName',
    'network',
    'all',
    'permissions',
    'explorer',
  ])
  expect(model?.accountType).toBe('Smart account')
})
