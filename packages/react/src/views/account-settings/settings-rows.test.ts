import type { Snapshot } from '@latchkey/core'
import { expect, test } from 'vitest'
import { ADDRESS, aSnapshot, connectedOn } from '../../testing/a-snapshot.ts'
import { MIRA, NO_LOGIN } from '../../testing/with-auth.ts'
import { settingsRows } from './settings-rows.ts'

const DASHBOARD = 'https://secure.example/dashboard'
const login = { ...NO_LOGIN, user: MIRA }
const named = { [`eip155:${ADDRESS}`]: { name: 'mira.latch.eth' } }
const { supported, ...rest } = connectedOn().network
const network = {
  ...rest,
  supported: supported.map((each) => ({ ...each, explorerUrl: undefined })),
}

test.each<[whose: string, changes: Partial<Snapshot>, rows: string]>([
  [
    'a login by e-mail',
    { auth: login },
    'email label accountName network all permissions explorer',
  ],
  [
    'a login that can be upgraded',
    { auth: { ...login, dashboardUrl: DASHBOARD } },
    'email upgrade label accountName network all permissions explorer',
  ],
  [
    'a social login',
    { auth: { ...login, dashboardUrl: DASHBOARD, user: { ...MIRA, by: 'github' } } },
    'label accountName network all permissions explorer',
  ],
  [
    'a login with a name',
    { auth: login, identities: named },
    'email label network all permissions explorer',
  ],
  [
    'a network without an explorer',
    { auth: login, network },
    'email label accountName network all permissions',
  ],
  ['another wallet', { auth: NO_LOGIN }, 'label accountName network all permissions explorer'],
  [
    'another wallet with a name',
    { auth: NO_LOGIN, identities: named },
    'label network all permissions explorer',
  ],
  ['no wallet', { accounts: {} }, ''],
])('the settings of %s', (_whose, changes, rows) => {
  const snapshot = aSnapshot({ ...connectedOn(), ...changes }, { projectId: 'p1' })

  expect(settingsRows(snapshot).join(' ')).toBe(rows)
})

test('without a project no name is registered', () => {
  expect(settingsRows(aSnapshot(connectedOn()))).not.toContain('accountName')
})

test('a website that switches no networks has no row for them', () => {
  const snapshot = aSnapshot(connectedOn(), { enableNetworkSwitch: false })

  expect(settingsRows(snapshot)).not.toContain('network')
})
