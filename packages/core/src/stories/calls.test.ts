import { expect, test } from 'vitest'
import { LatchkeyError } from '../contract/index.ts'
import { aLoggedInVisit } from '../testing/a-login.ts'
import { ADDRESS, aVisit } from '../testing/a-visit.ts'
import type { TestCoreChoice } from '../testing/create-test-core.ts'
import { createFakeAdapter } from '../testing/fake-adapter.ts'
import { createFakeClock } from '../testing/fake-clock.ts'
import { createFakeHttp } from '../testing/fake-http.ts'
import { createFakeRelay } from '../testing/fake-relay.ts'
import { aFakeWallet } from '../testing/fake-wallet.ts'
import '../pairing/pairing.ts'

const API = 'https://rpc.walletconnect.org'
const CACHE = '@appkit/identity_cache'
const CLIENT = 'did:key:z6Mk'

/** A visitor of a website with a project; the service knows a name for every address. */
function aVisitor(choice: TestCoreChoice = {}, clock = createFakeClock()) {
  const http = createFakeHttp(() => undefined)
  const chains = { http: ['eip155:1', 'eip155:8453'], ws: [] }
  http.on('GET', `${API}/v1/supported-chains`, { json: chains })
  http.on('GET', `${API}/v1/identity/${ADDRESS}`, { json: { name: 'ada.eth', avatar: null } })
  const relay = createFakeRelay({ clock })
  const visit = aVisit({
    projectId: 'p1',
    walletConnect: relay,
    ...choice,
    ports: { clock, http, ...choice.ports },
  })
  const queriesOf = (path: string): readonly URLSearchParams[] =>
    http.requests
      .filter(({ url }) => url.includes(path))
      .map(({ url }) => new URL(url).searchParams)
  async function settle(): Promise<void> {
    for (let count = 0; count < 10; count += 1)
      await new Promise((resolve) => setImmediate(resolve))
    await clock.advance(20)
  }
  async function connect(): Promise<void> {
    await visit.core.actions.connect.withWallet('eip155', 'io.fjord')
    await settle()
    await settle()
  }
  return { ...visit, clock, http, relay, queriesOf, settle, connect }
}

test('every request names the framework, the adapters and the version', async () => {
  const { core, connect, queriesOf } = aVisitor({ framework: 'react' })
  await core.start()
  await connect()

  expect(queriesOf('/v1/identity/')[0]?.get('sv')).toBe('react-evm-0.0.0')
  expect(queriesOf('/v1/identity/')[0]?.get('st')).toBe('appkit')
})

test('the frame learns the same version', async () => {
  const { auth } = await aLoggedInVisit()

  expect(auth.requests).toContain('app  html-evm-0.0.0')
})

test('once the relay has named this client, the blockchain API gets its id, and no other server', async () => {
  const { core, connect, queriesOf, relay, settle, http } = aVisitor()
  await core.start()
  await connect()
  core.actions.open({ view: 'AllWallets' })
  core.actions.pairing.show()
  await settle()
  expect(http.requests.some(({ url }) => url.includes('clientId'))).toBe(false)

  relay.emit({ type: 'client', clientId: CLIENT })
  await core.actions.disconnect()
  await connect()
  core.actions.open({ view: 'AllWallets' })
  core.actions.listing.more(2)
  await settle()

  const identity = queriesOf('/v1/identity/').at(-1)
  expect(identity?.get('clientId')).toBe(CLIENT)
  expect([...(identity?.keys() ?? [])].at(-1)).toBe('clientId')
  expect(queriesOf('/getWallets').length).toBeGreaterThan(0)
  expect(queriesOf('/getWallets').some((query) => query.has('clientId'))).toBe(false)
})

test('a name is requested with the connected address, and is stored for five minutes after a reload', async () => {
  const before = aVisitor()
  await before.core.start()
  await before.connect()
  const { storage, clock } = before
  expect(before.queriesOf('/v1/identity/').map((query) => query.get('sender'))).toEqual([ADDRESS])
  expect(JSON.parse(storage.get(CACHE) ?? '{}')).toEqual({
    [ADDRESS]: {
      address: ADDRESS,
      identity: { name: 'ada.eth', avatar: '' },
      timestamp: expect.any(Number),
    },
  })
  before.core.stop()

  async function reloaded() {
    const page = aVisitor({ adapter: before.adapter, ports: { storage } }, clock)
    await page.core.start()
    for (let count = 0; count < 4; count += 1) await page.settle()
    page.core.stop()
    return page.queriesOf('/v1/identity/').length
  }
  expect(await reloaded()).toBe(0)
  await clock.advance(5 * 60_000)
  expect(await reloaded()).toBe(1)
})

test('a stored name is checked before it is shown, and removed after disconnecting', async () => {
  const clock = createFakeClock()
  const { storage, core, connect } = aVisitor({}, clock)
  const stored = { identity: { name: 'аda.eth', avatar: 'javascript:alert(1)' } }
  storage.set(CACHE, JSON.stringify({ [ADDRESS]: { ...stored, timestamp: clock.now() } }))
  await core.start()
  await connect()

  expect(Object.values(core.snapshot().identities)).toEqual([
    { name: undefined, avatar: undefined },
  ])
  await core.actions.disconnect()

  expect(storage.get(CACHE)).toBeUndefined()
})

/** The identities of a visitor whose name resolves to `owner`; no answer with undefined. */
async function identitiesWith(owner: string | null | undefined) {
  const adapter = createFakeAdapter(aFakeWallet())
  const names = {
    ...adapter.names,
    resolve: async () => undefined,
    lookUp: async () => undefined,
    normalise: async (name: string) => name,
    async verify(_name: string, address: string) {
      asked += 1
      if (owner === undefined) throw new LatchkeyError('rpc.unavailable', {})
      return owner === address
    },
  }
  let asked = 0
  const visit = aVisitor({ adapter: { ...adapter, names } })
  const answer = { name: 'ada.eth', avatar: 'https://pictures.example/ada.png' }
  visit.http.on('GET', `${API}/v1/identity/${ADDRESS}`, { json: answer })
  await visit.core.start()
  await visit.connect()
  const shown = () => Object.values(visit.core.snapshot().identities)
  return { ...visit, shown, asked: () => asked }
}

const OTHER = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'

test.each([
  ['another address', OTHER],
  ['none', null],
])('a name that resolves to %s is not shown, and neither is its picture', async (_whom, owner) => {
  const { shown, core } = await identitiesWith(owner)

  expect(shown()).toEqual([{ name: undefined, avatar: undefined }])
  expect(await core.actions.fetchIdentity(ADDRESS)).toEqual({})
})

test('a name that resolves to the address is shown, and is looked up once in five minutes', async () => {
  const { shown, core, clock, asked } = await identitiesWith(ADDRESS)
  const identity = { name: 'ada.eth', avatar: 'https://pictures.example/ada.png' }

  expect(shown()).toEqual([identity])
  expect(await core.actions.fetchIdentity(ADDRESS)).toEqual(identity)
  expect(asked()).toBe(1)
  await clock.advance(5 * 60_000)
  await core.actions.fetchIdentity(ADDRESS)
  expect(asked()).toBe(2)
})

test('while it is not known whose a name is none is shown, and the next look asks again', async () => {
  const { shown, core, asked, queriesOf } = await identitiesWith(undefined)

  expect(shown()).toEqual([])
  await expect(core.actions.fetchIdentity(ADDRESS)).rejects.toMatchObject({
    code: 'rpc.unavailable',
  })
  expect(asked()).toBe(2)
  expect(queriesOf('/v1/identity/')).toHaveLength(1)
})

test('without an adapter that knows names there is no name to show', async () => {
  const { core, connect } = aVisitor({
    adapter: { ...createFakeAdapter(aFakeWallet()), names: undefined },
  })
  await core.start()
  await connect()

  expect(Object.values(core.snapshot().identities)).toEqual([
    { name: undefined, avatar: undefined },
  ])
})

test.each(['{', '[]', '7', JSON.stringify({ [ADDRESS]: { timestamp: 'now' } })])(
  'a cache that reads %s is the same as none',
  async (text) => {
    const { storage, core, connect, queriesOf } = aVisitor()
    storage.set(CACHE, text)
    await core.start()
    await connect()

    expect(queriesOf('/v1/identity/')).toHaveLength(1)
    expect(Object.values(core.snapshot().identities)[0]?.name).toBe('ada.eth')
  },
)

test('a website without adapters is known as universal', async () => {
  const { core, http, settle } = aVisitor({ adapters: [] })
  await core.start()
  core.actions.open({ view: 'AllWallets' })
  await settle()
  await settle()

  const [first] = http.requests
  expect(new URL(first?.url ?? '').searchParams.get('sv')).toBe('html-universal-0.0.0')
})

test('names and pictures that may not be shown are not given to the website either', async () => {
  const visit = aVisitor()
  const { name, avatar } = { name: 'vit\u0430lik.eth\u202e', avatar: 'javascript:alert(1)' }
  const stored = { identity: { name, avatar }, timestamp: visit.clock.now() }
  visit.storage.set(CACHE, JSON.stringify({ [ADDRESS]: stored }))
  await visit.core.start()

  const identity = await visit.core.actions.fetchIdentity(ADDRESS)

  expect(visit.queriesOf('/v1/identity/')).toEqual([])
  expect(identity).toEqual({ name: undefined, avatar: undefined })
})
