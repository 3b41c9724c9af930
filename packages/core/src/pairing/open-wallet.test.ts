import { expect, test } from 'vitest'
import type { PairedSession } from '../contract/index.ts'
import type { TestCoreChoice } from '../testing/create-test-core.ts'
import { createFakeDevice } from '../testing/fake-device.ts'
import { OSPREY, setUpPairing } from '../testing/set-up-pairing.ts'
import './pairing.ts'

const PHONE = { isMobile: true, platform: 'ios' } as const
const STORED = '@appkit/wallet_connect'
const OPENED = 'osprey://wc?sessionTopic=topic-1'

/** A site without adapters, so that its questions go straight to the channel. */
function aSite({ ports, ...choice }: TestCoreChoice = {}, facts = {}) {
  const device = createFakeDevice({ ...PHONE, ...facts })
  const it = setUpPairing({ adapters: [], ports: { device, ...ports }, ...choice })
  it.relay.answers.set('personal_sign', '0x1')
  it.relay.answers.set('wallet_getCapabilities', {})
  async function request(method = 'personal_sign'): Promise<unknown> {
    const provider = it.core.adapter('eip155')?.sessions.provider() as {
      request(args: { readonly method: string }): Promise<unknown>
    }
    return provider.request({ method })
  }
  return { ...it, request }
}

async function aLinked(facts = {}, session: Partial<PairedSession> = {}) {
  const it = aSite({}, facts)
  await it.show(OSPREY)
  it.core.actions.pairing.openWallet('mobile')
  const paired = it.relay.approve(session)
  await it.settle()
  return { ...it, paired, links: () => it.windows.opened.slice(1), places: it.windows.places }
}

test.each([
  ['in the page', {}, 'self'],
  ['in a frame', { isFramed: true }, 'top'],
  ['in Telegram', { isTelegram: true, isFramed: true }, 'blank'],
] as const)(
  'a request to sign opens the wallet, in the task of the request: %s',
  async (...row) => {
    const [, facts, place] = row
    const { request, links, places } = await aLinked(facts)

    const answer = request()

    expect(links()).toEqual([OPENED])
    expect(places.at(-1)).toBe(place)
    expect(await answer).toBe('0x1')
  },
)

test('a request that needs no approval opens nothing', async () => {
  const { request, links } = await aLinked({}, { methods: { eip155: ['wallet_getCapabilities'] } })

  await request('wallet_getCapabilities')
  await request('eth_chainId')

  expect(links()).toEqual([])
})

test('after a reload the wallet is opened as before', async () => {
  const { storage, paired } = await aLinked()
  const later = aSite({ ports: { storage } })
  later.relay.addSession(paired)
  const started = later.core.start()
  await later.settle()
  await started

  await later.request()

  expect(later.windows.opened).toEqual([OPENED])
})

test('a wallet that notifies its owner by itself is not opened', async () => {
  const { request, links, storage } = await aLinked({}, { isLinkUnwanted: true })

  await request()

  expect(links()).toEqual([])
  expect(JSON.parse(storage.get(STORED) ?? '')).not.toHaveProperty('link')
})

test('a wallet that scanned a code is not opened', async () => {
  const { request, show, relay, settle, windows } = aSite()
  await show(OSPREY)
  relay.approve()
  await settle()

  await request()

  expect(windows.opened).toEqual([])
})

test('on a desktop a session from a phone opens nothing', async () => {
  const { storage, paired } = await aLinked()
  const desktop = aSite({ ports: { storage } }, { isMobile: false, platform: 'mac' })
  desktop.relay.addSession(paired)
  const started = desktop.core.start()
  await desktop.settle()
  await started

  await desktop.request()

  expect(desktop.windows.opened).toEqual([])
})

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt://x/%0aalert(1)',
  'data:text/html,x',
  'intent://x#Intent;scheme=osprey;S.browser_fallback_url=https%3A%2F%2Fevil.example;end',
  'https://user:pass@evil.example',
  'osprey://user@host',
  'osp\u0000rey://',
  42,
])('a stored link that reads %j opens nothing', async (href) => {
  const { storage, paired } = await aLinked()
  const stored = JSON.parse(storage.get(STORED) ?? '')
  storage.set(STORED, JSON.stringify({ ...stored, link: { href, name: 'Osprey' } }))
  const later = aSite({ ports: { storage } })
  later.relay.addSession(paired)
  const started = later.core.start()
  await later.settle()
  await started

  expect(await later.request()).toBe('0x1')
  expect(later.windows.opened).toEqual([])
})

const SHARED = 'WALLETCONNECT_DEEPLINK_CHOICE'

test('the link is stored under the name that other scripts know, and removed with the session', async () => {
  const { core, storage } = await aLinked()
  expect(JSON.parse(storage.get(SHARED) ?? '')).toEqual({ href: 'osprey://', name: 'Osprey' })

  await core.actions.disconnect()

  expect(storage.get(STORED)).toBeUndefined()
  expect(storage.get(SHARED)).toBeUndefined()
})

test('what others store there is neither opened nor removed', async () => {
  const { storage, paired } = await aLinked()
  const theirs = JSON.stringify({ href: 'vulture://', name: 'Vulture' })
  storage.set(SHARED, theirs)
  const later = aSite({ ports: { storage } })
  later.relay.addSession(paired)
  const started = later.core.start()
  await later.settle()
  await started

  await later.request()
  expect(later.windows.opened).toEqual([OPENED])
  await later.core.actions.disconnect()

  expect(storage.get(SHARED)).toBe(theirs)
})

test('without a link nothing is stored there', async () => {
  const it = aSite()
  await it.show(OSPREY)
  it.relay.approve()
  await it.settle()

  expect(it.storage.get(STORED)).toBeDefined()
  expect(it.storage.get(SHARED)).toBeUndefined()
})
