import { expect, test } from 'vitest'
import {
  aSmartSessionsSite,
  listed,
  NOW_S,
  permissions,
  SESSIONS,
} from '../testing/a-smart-sessions-site.ts'

const [permission] = permissions
const LATER_THAN_ANY_DATE = 8.64e12 + 1

test.each<[string, object]>([
  ['an expiry that is later than any date', { expiry: LATER_THAN_ANY_DATE }],
  ['a negative expiry', { expiry: -1 }],
  ['an expiry with a fraction', { expiry: NOW_S + 0.5 }],
  ['an expiry in text', { expiry: String(NOW_S + 60) }],
  ['an expiry that is null', { expiry: null }],
  ['no expiry', { expiry: undefined }],
  ['no beginning', { createdAt: null }],
  ['a beginning that is later than any date', { createdAt: LATER_THAN_ANY_DATE }],
  ['an end that is no time', { revokedAt: true }],
  ['an end before its beginning', { revokedAt: 0 }],
  ['no list of permissions', { permissions: { type: 'contract-call' } }],
  ['no permissions at all', { permissions: undefined }],
  ['a permission of another form', { permissions: [permission, 'everything'] }],
  ['a permission that is null', { permissions: [null] }],
  ['a permission without a kind', { permissions: [{ data: {} }] }],
  ['a kind that is no text', { permissions: [{ type: 7, data: {} }] }],
  ['an id of another form', { pci: 'ä b/../c' }],
])('a session with %s is listed and can be revoked', async (_what, changes) => {
  const { sessions, sent, http, asked } = await aSmartSessionsSite()
  const odd = listed({ pci: 'odd', ...changes })
  http.on('GET', SESSIONS, { json: { pcis: [listed(), odd] } })

  const all = await sessions.read()
  expect(all).toHaveLength(2)
  const found = all.find(({ id }) => id !== 'a')
  if (found === undefined) throw new Error('It is left out.')
  await sessions.revoke(found)

  expect(found.revokedAtMs).toBeUndefined()
  expect(sent()).toEqual([['revoke', { pci: found.id, signature: '0x51' }]])
  expect(asked).toHaveLength(1)
})

test('what cannot be read comes first and is marked; the wallet is asked as the server lists it', async () => {
  const { sessions, http, asked } = await aSmartSessionsSite()
  const odd = listed({ pci: 'odd', createdAt: 5, expiry: LATER_THAN_ANY_DATE })
  http.on('GET', SESSIONS, { json: { pcis: [listed(), odd] } })

  const [first, second] = await sessions.read()
  if (first === undefined) throw new Error('There is no session.')
  await sessions.revoke(first)

  expect(first).toMatchObject({ id: 'odd', isUnreadable: true, createdAtMs: 5_000, permissions })
  expect(first.expiresAtMs).toBeUndefined()
  expect(second?.isUnreadable).toBeUndefined()
  expect(asked).toMatchObject([{ context: 'odd', expiresAtS: LATER_THAN_ANY_DATE, permissions }])
})

test.each([[null], [7], ['a'], [{}], [{ pci: 7 }], [{ pci: '' }]])(
  '%j in place of a session is a row without an id, for which no wallet is asked',
  async (entry) => {
    const { sessions, http, asked } = await aSmartSessionsSite()
    http.on('GET', SESSIONS, { json: { pcis: [entry] } })

    const [first] = await sessions.read()
    if (first === undefined) throw new Error('It is left out.')

    expect(first).toMatchObject({ id: '', isUnreadable: true })
    await expect(sessions.revoke(first)).rejects.toMatchObject({
      code: 'permissions.revoke-failed',
    })
    expect(asked).toEqual([])
  },
)

test('a website that is no object, and a name that is no text, hide no session', async () => {
  const { sessions, http } = await aSmartSessionsSite()
  const projects = [null, 'shop', { name: 5, url: 7, iconUrl: {} }]
  const pcis = projects.map((project, at) => listed({ pci: `p${at}`, project }))
  http.on('GET', SESSIONS, { json: { pcis } })

  const all = await sessions.read()

  expect(all.map(({ id, siteName }) => [id, siteName])).toEqual([
    ['p0', ''],
    ['p1', ''],
    ['p2', ''],
  ])
})
