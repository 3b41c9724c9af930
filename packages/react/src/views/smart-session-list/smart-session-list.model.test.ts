import type { SmartSession, SmartSessionsState } from '@latchkey/core'
import { expect, test } from 'vitest'
import { ADDRESS, aSnapshot, connectedOn, recordActions, TEXT } from '../../testing/a-snapshot.ts'
import { hasTokens, type SessionTab, sessionListModel } from './smart-session-list.model.ts'

const ACCOUNT = `eip155:1:${ADDRESS}` as const
const NOON = new Date(2025, 10, 20, 12).getTime()

function aSession(changes: Partial<SmartSession> = {}): SmartSession {
  return {
    id: 'a',
    siteName: 'Tidewater',
    siteUrl: 'https://tidewater.example/play',
    createdAtMs: new Date(2025, 10, 3, 10, 42).getTime(),
    expiresAtMs: new Date(2025, 11, 1, 10, 42).getTime(),
    permissions: [],
    ...changes,
  }
}

function modelOf(
  sessions: readonly SmartSession[],
  tab: SessionTab = 'active',
  changes: {
    status?: 'loading' | 'ready' | 'failed'
    revoking?: SmartSessionsState['revoking']
  } = {},
) {
  const { actions, modules, calls } = recordActions()
  const { smartSessions } = modules
  const { status = 'ready', revoking = { step: 'idle' } as const } = changes
  const list = { status, sessions, readAtMs: NOON }
  const snapshot = aSnapshot({
    ...connectedOn(),
    smartSessions: { lists: { [ACCOUNT]: list }, revoking },
  })
  const model = sessionListModel(snapshot, tab, { actions, smartSessions, text: TEXT })
  return { model, calls, row: model.groups[0]?.rows[0] }
}

test.each<[string, Partial<SmartSession>, SessionTab, string]>([
  ['one that goes on', {}, 'active', 'Expires in 10 d'],
  ['one that ends today', { expiresAtMs: NOON + 3_600_000 }, 'active', 'Expires today'],
  [
    'one of next year',
    { expiresAtMs: new Date(2026, 4, 2).getTime() },
    'active',
    'Expires in 5 mo',
  ],
  ['one of years', { expiresAtMs: new Date(2027, 11, 2).getTime() }, 'active', 'Expires in 2 yr'],
  ['one that has ended', { expiresAtMs: NOON - 1 }, 'expired', 'Expired Nov 20'],
  [
    'one that was revoked, and has ended since',
    { expiresAtMs: NOON - 1, revokedAtMs: new Date(2025, 10, 12).getTime() },
    'revoked',
    'Removed Nov 12',
  ],
])('%s is in one tab only', (_which, changes, tab, tag) => {
  const sessions = [aSession(changes)]

  const tabs = (['active', 'expired', 'revoked'] as const).filter(
    (each) => modelOf(sessions, each).model.groups.length > 0,
  )

  expect(tabs).toEqual([tab])
  expect(modelOf(sessions, tab).row?.tag).toBe(tag)
  expect(modelOf(sessions, tab).row?.revoke === undefined).toBe(tab !== 'active')
})

test('sessions are under the month in which they began', () => {
  const older = aSession({ id: 'b', createdAtMs: new Date(2024, 9, 1).getTime() })
  const { model } = modelOf([aSession(), aSession({ id: 'c' }), older])

  expect(model.groups.map(({ label, rows }) => [label, rows.map(({ id }) => id)])).toEqual([
    ['November', ['a', 'c']],
    ['October 2024', ['b']],
  ])
})

test('sessions that cannot be read come under a heading of their own, with id and Revoke', () => {
  const unread = { expiresAtMs: undefined, createdAtMs: undefined, isUnreadable: true }
  const { model, row, calls } = modelOf([aSession({ ...unread, id: 'odd' }), aSession()])
  row?.revoke?.()

  expect(model.groups.map(({ label }) => label)).toEqual(['Can’t be read', 'November'])
  expect(row).toMatchObject({
    id: 'odd',
    tag: 'Can’t be read',
    isEnding: true,
    started: 'Can’t be read',
    ends: 'Can’t be read',
    warning:
      'Not all of this session can be read. It may let the site do more, and for longer, than is said here. Remove it if in doubt.',
  })
  expect(calls[0]).toContain('smartSessions.revoke')
  expect(modelOf([aSession(unread)], 'expired').model.groups).toEqual([])
})

test('several sessions without an id, or with one, are rows of their own; without one none is revoked', () => {
  const { model } = modelOf([
    ...[aSession({ id: '', isUnreadable: true }), aSession({ id: '', isUnreadable: true })],
    ...[aSession(), aSession()],
  ])
  const rows = model.groups.flatMap((group) => group.rows)

  expect(new Set(rows.map(({ key }) => key)).size).toBe(4)
  expect(rows.map(({ revoke }) => revoke !== undefined)).toEqual([false, false, true, true])
  expect(rows[0]?.warning).toBe(
    'It has no id, so it can’t be removed here. Look for it in your wallet.',
  )
})

test.each([
  ['DelegateCall', true],
  ['Call', false],
])('a session with a %s is marked as dangerous: %s', (operation, expected) => {
  const data = { address: `0x${'ab'.repeat(20)}`, functions: [{ functionName: 'a', operation }] }
  const { row } = modelOf([aSession({ permissions: [{ type: 'contract-call', data }] })])

  expect(row?.isDangerous).toBe(expected)
})

test.each([
  [{}, ['Tidewater', 'tidewater.example']],
  [{ siteName: '' }, ['tidewater.example', 'tidewater.example']],
  [{ siteName: '', siteUrl: undefined }, ['A site without a name', undefined]],
])('a site with %j is named %j', (changes, names) => {
  const { row } = modelOf([aSession(changes)])

  expect([row?.name, row?.host]).toEqual(names)
})

test('a press revokes; meanwhile only its own row is busy, and no other can be revoked', () => {
  const sessions = [aSession(), aSession({ id: 'b' })]
  const idle = modelOf(sessions)
  idle.row?.revoke?.()
  expect(idle.calls[0]).toContain('smartSessions.revoke')

  const busy = modelOf(sessions, 'active', { revoking: { step: 'signing', id: 'a' } })
  const [first, second] = busy.model.groups[0]?.rows ?? []

  expect([first?.isRevoking, first?.hint]).toEqual([true, 'Sign in Fjord to remove it.'])
  expect([second?.isRevoking, second?.revoke]).toEqual([false, undefined])
  const sending = modelOf(sessions, 'active', { revoking: { step: 'sending', id: 'a' } })
  expect(sending.row?.hint).toBeUndefined()
})

test('that it was revoked is said, since its row goes to another tab', async () => {
  const { row, calls } = modelOf([aSession()])

  row?.revoke?.()
  await Promise.resolve()

  expect(calls[1]).toBe('notices.show {"tone":"success","message":"Removed"}')
})

test('a list that could not be read again stays, and says so', () => {
  expect(modelOf([aSession()], 'active', { status: 'failed' }).model).toMatchObject({
    status: 'ready',
    isOutdated: true,
  })
  expect(modelOf([], 'active', { status: 'failed' }).model).toMatchObject({
    status: 'failed',
    isOutdated: false,
  })
})

test.each([
  ['erc20-recurring-allowance', true],
  ['native-token-recurring-allowance', false],
])('sessions with %s need the names of tokens: %s', (type, expected) => {
  const session = aSession({ permissions: [{ type, data: {} }] })
  const list = { status: 'ready', sessions: [session], readAtMs: NOON } as const
  const smartSessions = { lists: { [ACCOUNT]: list }, revoking: { step: 'idle' } as const }

  expect(hasTokens(aSnapshot({ ...connectedOn(), smartSessions }))).toBe(expected)
})
