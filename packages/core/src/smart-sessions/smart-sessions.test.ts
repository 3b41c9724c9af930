import { expect, test } from 'vitest'
import { LatchkeyError } from '../contract/index.ts'
import {
  ACCOUNT,
  ADA,
  aSmartSessionsSite as aSite,
  KEY,
  listed,
  type Mood,
  NOW_S,
  permissions,
  REQUEST,
  SERVER_KEY,
  SESSIONS,
} from '../testing/a-smart-sessions-site.ts'
import type { GrantRequest } from './grant-request.ts'

test('a grant is announced with the server’s key before the website’s, and activated', async () => {
  const { sessions, asked, sent } = await aSite()

  const result = await sessions.grantPermissions(REQUEST)

  const signer = {
    type: 'keys',
    data: { keys: [{ type: 'secp256k1', publicKey: SERVER_KEY }, KEY] },
  }
  const { expiry } = REQUEST
  expect(asked).toEqual([
    { sessionId: 'io.fjord', account: ACCOUNT, permissions, expiresAtS: expiry, signer },
  ])
  expect(sent()).toEqual([
    [encodeURIComponent(ACCOUNT), { expiry, signer: REQUEST.signer, permissions, policies: [] }],
    [
      'activate',
      { expiry: NOW_S + 3_000, signer, permissions, policies: [], pci: 'b', context: '0xc0' },
    ],
  ])
  expect(result).toEqual({
    permissions,
    context: 'b',
    expiry: NOW_S + 3_000,
    address: ADA,
    chainId: '0x1',
  })
})

test('the first version of the server’s key is read, too', async () => {
  const { sessions, asked, http } = await aSite()
  const digits = [...SERVER_KEY.slice(2)].map((each) => each.charCodeAt(0).toString(16)).join('')
  http.on('POST', SESSIONS, {
    json: { pci: 'b', key: { type: 'secp256k1', publicKey: `0x${digits}` } },
  })

  await sessions.grantPermissions(REQUEST)

  expect(asked[0]).toMatchObject({
    signer: { data: { keys: [{ publicKey: SERVER_KEY }, KEY] } },
  })
})

test.each<[string, GrantRequest, Mood, string]>([
  ['a malformed request', { ...REQUEST, expiry: 5 }, {}, 'permissions.malformed'],
  ['a wallet that does not say it can', REQUEST, { capabilities: {} }, 'permissions.unsupported'],
])('nothing is asked for %s', async (_what, request, mood, code) => {
  const { sessions, asked, sent } = await aSite(mood)

  await expect(sessions.grantPermissions(request)).rejects.toMatchObject({ code })

  expect([asked, sent()]).toEqual([[], []])
})

test('without a connection nothing is granted', async () => {
  const { sessions, core } = await aSite()
  await core.actions.disconnect()

  await expect(sessions.grantPermissions(REQUEST)).rejects.toMatchObject({ code: 'account.none' })
})

test.each([
  [{ pci: 'b' }],
  [{ pci: '', key: { type: 'secp256k1', publicKey: SERVER_KEY } }],
  [{ pci: 'b', key: { type: 'secp256k1', publicKey: '0x12' } }],
  [{ pci: 'b', key: { type: 'secp256r1', publicKey: SERVER_KEY } }],
])('the wallet is not asked when the server answers %j', async (answer) => {
  const { sessions, asked, http } = await aSite()
  http.on('POST', SESSIONS, { json: answer })

  await expect(sessions.grantPermissions(REQUEST)).rejects.toMatchObject({ code: 'http.malformed' })

  expect(asked).toEqual([])
})

test('what the owner declined is not activated', async () => {
  const refusal = new LatchkeyError('wallet.request-rejected', {})
  const { sessions, sent } = await aSite({ grant: () => Promise.reject(refusal) })

  await expect(sessions.grantPermissions(REQUEST)).rejects.toBe(refusal)

  expect(sent().map(([path]) => path)).not.toContain('activate')
})

test('a subscription is a request of its own form', async () => {
  const { sessions, asked } = await aSite()

  await sessions.grantSubscription({
    chainId: '0x1',
    signerPublicKey: '0x02ab',
    interval: '1w',
    asset: 'native',
    amount: '0x64',
    expiry: NOW_S + 3_600,
  })

  expect(asked[0]).toMatchObject({
    permissions: [{ data: { period: 604_800, allowance: '0x64' } }],
  })
})

test('sessions of the active account are read while they are followed, newest first', async () => {
  const { sessions, state, http } = await aSite()
  const older = listed({ pci: 'old', createdAt: 5, revokedAt: 7, project: { url: 'javascript:0' } })
  http.on('GET', SESSIONS, { json: { pcis: [older, listed()] } })

  const undo = sessions.follow()
  await expect.poll(() => state().lists[ACCOUNT]?.status).toBe('ready')
  undo()

  expect(state().lists[ACCOUNT]?.sessions).toEqual([
    {
      id: 'a',
      siteName: 'Tidewater',
      siteUrl: 'https://tidewater.example',
      createdAtMs: (NOW_S - 60) * 1_000,
      expiresAtMs: (NOW_S + 60) * 1_000,
      permissions,
    },
    {
      id: 'old',
      siteName: '',
      createdAtMs: 5_000,
      expiresAtMs: (NOW_S + 60) * 1_000,
      revokedAtMs: 7_000,
      permissions,
    },
  ])
})

test('a list that cannot be read says so, and is read again', async () => {
  const { sessions, state, http, core } = await aSite()
  http.on('GET', SESSIONS, { json: {}, status: 400 })

  sessions.follow()
  await expect.poll(() => state().lists[ACCOUNT]?.status).toBe('failed')
  expect(core.snapshot().notices.current?.message).toBe('Error fetching smart sessions')
  await expect(sessions.read()).rejects.toMatchObject({ code: 'permissions.list-failed' })

  http.on('GET', SESSIONS, { json: { pcis: [] } })
  sessions.refresh()
  await expect.poll(() => state().lists[ACCOUNT]?.status).toBe('ready')
})

test('a session is revoked with the owner’s signature, then the list says so', async () => {
  const { sessions, state, asked, sent } = await aSite()
  sessions.follow()
  const [session] = await sessions.read()
  await expect.poll(() => state().lists[ACCOUNT]?.status).toBe('ready')
  if (session === undefined) throw new Error('There is no session.')

  await sessions.revoke(session)

  expect(asked).toEqual([
    {
      sessionId: 'io.fjord',
      account: ACCOUNT,
      context: 'a',
      permissions,
      expiresAtS: NOW_S + 60,
    },
  ])
  expect(sent()).toEqual([['revoke', { pci: 'a', signature: '0x51' }]])
  expect(state().revoking).toEqual({ step: 'idle' })
  expect(state().lists[ACCOUNT]?.sessions[0]?.revokedAtMs).toBeTypeOf('number')
})

test.each<[string, Mood, boolean]>([
  [
    'the owner declined',
    { revoke: () => Promise.reject(new LatchkeyError('wallet.request-rejected', {})) },
    false,
  ],
  ['the server refused', {}, true],
])('%s: the session is still there', async (_why, mood, isRefused) => {
  const { sessions, state, core, http, sent } = await aSite(mood)
  if (isRefused) http.on('POST', `${SESSIONS}/revoke`, { json: {}, status: 400 })
  sessions.follow()
  const [session] = await sessions.read()
  await expect.poll(() => state().lists[ACCOUNT]?.status).toBe('ready')
  if (session === undefined) throw new Error('There is no session.')

  await expect(sessions.revoke(session)).rejects.toMatchObject({
    code: 'permissions.revoke-failed',
  })

  expect(sent()).toHaveLength(isRefused ? 1 : 0)
  expect(state().revoking).toMatchObject({ step: 'failed', id: 'a' })
  expect(state().lists[ACCOUNT]?.sessions[0]?.revokedAtMs).toBeUndefined()
  expect(core.snapshot().notices.current?.message).toBe('Error revoking smart session')
})

test('one is revoked at a time, and a disconnect forgets the lists', async () => {
  const { sessions, state, core } = await aSite({ revoke: () => new Promise(() => {}) })
  sessions.follow()
  const [session] = await sessions.read()
  if (session === undefined) throw new Error('There is no session.')
  void sessions.revoke(session)
  await expect.poll(() => state().revoking.step).toBe('signing')

  await expect(sessions.revoke(session)).rejects.toMatchObject({ code: 'wallet.busy' })
  await core.actions.disconnect()

  expect(state().lists).toEqual({})
})

test('without a project id no server is asked', async () => {
  const { sessions, asked } = await aSite({}, { projectId: undefined })

  await expect(sessions.grantPermissions(REQUEST)).rejects.toMatchObject({
    code: 'permissions.no-server',
  })
  expect(await sessions.read()).toEqual([])
  expect(asked).toEqual([])
})
