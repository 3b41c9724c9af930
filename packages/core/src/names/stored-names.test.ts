import { expect, test } from 'vitest'
import { createTestCore } from '../testing/create-test-core.ts'
import { createFakeAdapter } from '../testing/fake-adapter.ts'
import { createFakeHttp } from '../testing/fake-http.ts'
import { createFakeStorage } from '../testing/fake-storage.ts'
import { aFakeWallet } from '../testing/fake-wallet.ts'
import { createStoredNames } from './stored-names.ts'

const API = 'https://rpc.walletconnect.org'
const ADA = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const KEY = '@appkit/ens_cache'

test('names of an address are read once in five minutes, also over a reload, and forgotten with it', async () => {
  const wallet = aFakeWallet()
  const storage = createFakeStorage()
  const http = createFakeHttp(() => undefined)
  http.on('GET', `${API}/v1/supported-chains`, { json: { http: ['eip155:1'] } })
  http.on('GET', `${API}/v1/profile/reverse/:address`, {
    json: [{ name: 'mira.reown.id', registered_at: '', attributes: null, addresses: {} }],
  })
  const reads = () => http.requests.filter(({ url }) => url.includes('/reverse/')).length
  const aPage = async () => {
    const adapter = createFakeAdapter(wallet)
    const { core } = createTestCore({ projectId: 'p1', adapter, ports: { http, storage } })
    await core.start()
    return core
  }
  const first = await aPage()
  await first.actions.connect.withWallet('eip155', 'io.fjord')
  expect(await (await first.actions.names.load()).ofAddress(ADA)).toEqual(['mira.reown.id'])
  await first.stop()

  const next = await aPage()
  expect(await (await next.actions.names.load()).ofAddress(ADA)).toEqual(['mira.reown.id'])
  expect(reads()).toBe(1)

  await expect.poll(() => next.snapshot().accounts.eip155?.status).toBe('connected')
  await next.actions.disconnect()
  expect(storage.get(KEY)).toBeUndefined()
  await (await next.actions.names.load()).ofAddress(ADA)
  expect(reads()).toBe(2)
})

test.each([
  ['no records', {}],
  ['a text', { ens: 'mira.reown.id' }],
  ['a record without a name', { ens: [{ name: 'mira.reown.id' }, {}] }],
  ['an endless name', { ens: [{ name: 'm'.repeat(256) }] }],
])('stored names with %s are ignored', (_name, entry) => {
  const stored = JSON.stringify({ [ADA]: { address: ADA, ...entry, timestamp: 1 } })

  expect(createStoredNames(createFakeStorage({ [KEY]: stored }), KEY).read()).toEqual([])
})
