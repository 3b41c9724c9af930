/** @full That the sandbox works is seen in every journey of `npm test`. */

import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { revocationText } from '../formats/revocation-text.ts'
import { createTestApi } from '../testing/test-api.ts'

const { app, chains, smartSessions, faults, requests, stop } = createTestApi()

beforeAll(() => chains.start(1))
beforeEach(() => faults.clear())
afterAll(stop)

const permissions = [
  { type: 'native-token-recurring-allowance', data: { allowance: '0x1', start: 1, period: 60 } },
]
const signer = { type: 'keys', data: { keys: [] } }
const inAnHour = (): number => Math.floor(Date.now() / 1_000) + 3_600
const asked = () => ({ expiry: inAnHour(), signer, permissions, policies: [] })

let count = 0
function anOwner() {
  count += 1
  const key = privateKeyToAccount(`0x${count.toString(16).padStart(64, '0')}`)
  const account = `eip155:1:${key.address}`
  const base = `/v1/sessions/${encodeURIComponent(account)}`
  const ask = async (path: string, body?: unknown) => {
    const url = `${base}${path}${path.includes('?') ? '&' : '?'}projectId=p`
    const post = { method: 'POST', body: JSON.stringify(body) }
    const headers = { origin: 'http://localhost:4400' }
    const response = await app.request(url, { headers, ...(body === undefined ? {} : post) })
    const text = await response.text()
    return { status: response.status, body: text === '' ? undefined : JSON.parse(text) }
  }
  return { key, account, ask }
}

test('a session is created, activated, listed and revoked with the owner’s signature', async () => {
  const { key, ask } = anOwner()

  const { pci, key: server } = (await ask('?v=2', asked())).body
  expect(server).toEqual({
    type: 'secp256k1',
    publicKey: expect.stringMatching(/^0x04[0-9a-f]{128}$/),
  })
  expect(await ask('/activate', { ...asked(), pci, context: '0xc0' })).toEqual({ status: 200 })
  expect((await ask(`/getcontext?pci=${pci}`)).body).toEqual({ context: '0xc0' })
  expect((await ask('')).body).toMatchObject({
    pcis: [{ pci, context: '0xc0', permissions, revokedAt: null, project: { name: 'localhost' } }],
  })

  const signature = await key.signMessage({ message: revocationText(pci) })
  expect(await ask('/revoke', { pci, signature })).toEqual({ status: 200 })
  expect((await ask('')).body.pcis[0].revokedAt).toBeTypeOf('number')
  expect(await ask('/revoke', { pci, signature })).toMatchObject({ status: 400 })
  smartSessions.clear()
  expect((await ask('')).body).toEqual({ pcis: [] })
})

test('the first version writes the key as text', async () => {
  const { body } = await anOwner().ask('', asked())

  expect(body.key.publicKey).toMatch(/^0x[0-9a-f]{260}$/)
})

test.each([
  [
    'of another account',
    async (pci: string) => anOwner().key.signMessage({ message: revocationText(pci) }),
  ],
  ['of another session', async () => undefined],
  ['that is none', async () => '0x12'],
])('a signature %s revokes nothing', async (_which, sign) => {
  const { key, account, ask } = anOwner()
  const pci = smartSessions.add(account, { name: 'Tidewater' })
  const signature =
    (await sign(pci)) ?? (await key.signMessage({ message: revocationText('other') }))

  expect(await ask('/revoke', { pci, signature })).toMatchObject({ status: 400 })
  expect((await ask('')).body.pcis[0].revokedAt).toBeNull()
})

test.each([
  ['an expired session', { expiry: 5 }],
  ['a revoked session', { revokedAt: 5 }],
])('%s can be neither activated nor revoked', async (_which, order) => {
  const { key, account, ask } = anOwner()
  const pci = smartSessions.add(account, { name: 'Tidewater', ...order })
  const signature = await key.signMessage({ message: revocationText(pci) })

  expect(await ask('/activate', { pci, context: '0x1' })).toMatchObject({ status: 400 })
  expect(await ask('/revoke', { pci, signature })).toMatchObject({ status: 400 })
  expect(await ask(`/getcontext?pci=${pci}`)).toMatchObject({ status: 400 })
})

test.each([
  ['/v1/sessions/eip155:1:0x12', 'address'],
  [`/v1/sessions/eip155:77:0x${'11'.repeat(20)}`, 'chainId'],
])('%s is refused', async (path, field) => {
  const response = await app.request(`${path}?projectId=p`)

  expect(await response.json()).toMatchObject({ reasons: [{ field }] })
})

test('each route has its faults', async () => {
  const { ask } = anOwner()
  requests.clear()
  faults.set('sessionRevoke', { kind: 'status', status: 503 })

  expect(await ask('/revoke', {})).toMatchObject({ status: 503 })
  expect(await ask('')).toMatchObject({ status: 200 })
  expect(requests.count('sessionRevoke')).toBe(1)
})
