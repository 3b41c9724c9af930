import { createFakeClock } from '@latchkey/core/testing'
import { expect, test } from 'vitest'
import { createScriptedSafe, SAFE, type ScriptedSafe } from '../testing/scripted-safe.ts'
import { connectSafe } from './connect-safe.ts'

const ORIGINS = ['https://app.safe.global', 'https://*.safe.global']

function connect(
  { page }: ScriptedSafe,
  clock = createFakeClock(),
  signal = new AbortController().signal,
) {
  return connectSafe({ page, origins: ORIGINS, clock, signal })
}

test('the parent says which Safe it shows, and is listened to no longer than that', async () => {
  const safe = createScriptedSafe()

  const provider = await connect(safe)

  expect(await provider?.request({ method: 'eth_accounts' })).toEqual([SAFE])
  expect(await provider?.request({ method: 'eth_chainId' })).toBe('0x1')
  expect(safe.sent).toMatchObject([
    ['https://app.safe.global', { method: 'getSafeInfo', env: { sdkVersion: '9.1.0' } }],
  ])
  expect(safe.listeners()).toBe(0)
})

test.each([
  ['another site', 'https://shop.example', ['https://shop.example']],
  ['a look-alike', 'https://safe.global.evil.example', ['https://safe.global.evil.example']],
  ['a longer name', 'https://evilsafe.global', ['https://evilsafe.global']],
  ['a deeper name', 'https://a.b.safe.global', ['https://a.b.safe.global']],
  ['no https', 'http://app.safe.global', ['http://app.safe.global']],
  ['an origin without a name', 'null', ['null']],
])('nothing is sent to %s', async (_what, origin, ancestors) => {
  const safe = createScriptedSafe({}, { origin, ancestors })

  expect(await connect(safe)).toBeUndefined()

  expect(safe.sent).toEqual([])
  expect(safe.listeners()).toBe(0)
})

test.each([
  ['it opened the page', 'https://web.safe.global/apps/open', ['https://web.safe.global']],
  ['the page went on by itself', 'https://shop.example/', ['https://app.safe.global']],
  ['it tells nobody', '', ['https://app.safe.global']],
])(
  'where the browser does not name the parent, and %s, exact origins are tried',
  async (...row) => {
    const [, referrer, targets] = row
    const origin = targets[0] ?? ''
    const safe = createScriptedSafe({}, { origin, ancestors: undefined, referrer })

    expect(await connect(safe)).toBeDefined()

    expect(safe.sent.map(([target]) => target)).toEqual(targets)
  },
)

test('a message that is not of the parent, or not of its origin, is no answer', async () => {
  const safe = createScriptedSafe({ getSafeInfo: () => new Promise(() => {}) })
  const connected = connect(safe)
  const id = safe.sent[0]?.[1].id
  const forged = { id, success: true, version: '9.1.0', data: { safeAddress: SAFE, chainId: 5 } }

  safe.deliver(forged, { source: {} })
  safe.deliver(forged, { origin: 'https://evil.example' })
  safe.deliver(forged, { isTrusted: false })
  safe.deliver({ ...forged, id: 'another' })
  for (const data of [null, undefined, 'text', 7, []]) safe.deliver(data)
  expect(safe.listeners()).toBe(1)
  safe.deliver({ ...forged, data: { safeAddress: SAFE, chainId: 10 } })

  expect(await (await connected)?.request({ method: 'eth_chainId' })).toBe('0xa')
})

test('a parent that never answers is given up after ten seconds', async () => {
  const clock = createFakeClock()
  const safe = createScriptedSafe({ getSafeInfo: () => new Promise(() => {}) })
  const connected = connect(safe, clock)

  await clock.advance(10_000)

  expect(await connected).toBeUndefined()
  expect(safe.listeners()).toBe(0)
  expect(clock.pending).toBe(0)
})

test('an instance that is destroyed meanwhile listens to nothing', async () => {
  const end = new AbortController()
  const clock = createFakeClock()
  const safe = createScriptedSafe({ getSafeInfo: () => new Promise(() => {}) })
  const connected = connect(safe, clock, end.signal)

  end.abort()

  expect(await connected).toBeUndefined()
  expect(safe.listeners()).toBe(0)
  expect(clock.pending).toBe(0)
})

test.each([
  ['nothing', undefined],
  ['no address', { chainId: 1 }],
  ['half an address', { safeAddress: '0x22', chainId: 1 }],
  ['no network', { safeAddress: SAFE }],
  ['network 0', { safeAddress: SAFE, chainId: 0 }],
])('a parent that answers with %s is no Safe', async (_what, info) => {
  expect(await connect(createScriptedSafe({ getSafeInfo: () => info }))).toBeUndefined()
})
