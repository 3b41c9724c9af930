import { expect, test } from 'vitest'
import { publicAccount } from '../connections/public-state.ts'
import { LatchkeyError } from '../contract/index.ts'
import { createFakeDevice } from '../testing/fake-device.ts'
import { setUpPairing as aStory, OSPREY } from '../testing/set-up-pairing.ts'
import './pairing.ts'

const TELEGRAM = { isMobile: true, platform: 'ios', isTelegram: true } as const

test('in Telegram on iOS the list requests the address, and a click on a row opens its wallet', async () => {
  const device = createFakeDevice(TELEGRAM)
  const { core, relay, windows, step, settle } = aStory({ projectId: 'p', ports: { device } })
  await core.start()
  core.actions.open()
  await settle()
  expect(step()).toMatchObject({ step: 'waiting', uri: relay.uris[0] })

  core.actions.pairing.show(OSPREY)

  expect(windows.opened).toEqual([`osprey://wc?uri=${encodeURIComponent(relay.uris[0] ?? '')}`])
  expect(windows.places).toEqual(['blank'])
  await settle()
  core.actions.router.back()
  await settle()
  core.actions.pairing.show({ id: 'heron', name: 'Heron', mobileLink: 'heron://' })
  expect(windows.opened[1]).toMatch(/^heron:/)
  await settle()
  expect(relay.uris).toHaveLength(1)
  relay.approve()
  await settle()
  expect(core.snapshot().accounts.eip155).toMatchObject({ wallet: { name: 'Heron' } })
})

const SAFARI = { isMobile: true, platform: 'ios', isSafari: true } as const

test('in Safari on iOS the address is there before a wallet is chosen, and its button opens the wallet in the press', async () => {
  const device = createFakeDevice(SAFARI)
  const { core, relay, windows, step, settle } = aStory({ projectId: 'p', ports: { device } })
  const status = () => publicAccount(core.snapshot()).status
  await core.start()
  core.actions.open()
  await settle()
  const [uri = ''] = relay.uris
  expect(step()).toMatchObject({ step: 'waiting', uri })
  expect(status()).toBe('disconnected')

  core.actions.pairing.show(OSPREY)
  expect([windows.opened, status()]).toEqual([[], 'connecting'])
  core.actions.pairing.openWallet('mobile')

  expect(windows.opened).toEqual([`osprey://wc?uri=${encodeURIComponent(uri)}`])
  expect(windows.places).toEqual(['self'])
  await settle()
  expect([step().step, status()]).toEqual(['linking', 'connecting'])
  relay.approve()
  await settle()
  expect(status()).toBe('connected')
  expect(relay.uris).toEqual([uri])
})

test('in Safari on iOS a universal link is opened in place of the page, by its button alone', async () => {
  const device = createFakeDevice(SAFARI)
  const { core, relay, windows, settle } = aStory({ projectId: 'p', ports: { device } })
  await core.start()
  core.actions.open()
  await settle()

  core.actions.pairing.show({
    id: 'meadow',
    name: 'Meadow',
    mobileLink: 'https://meadow.example/app',
  })
  expect(windows.opened).toEqual([])
  core.actions.pairing.openWallet('mobile')

  const address = encodeURIComponent(relay.uris[0] ?? '')
  expect(windows.opened).toEqual([`https://meadow.example/app/wc?uri=${address}`])
  expect(windows.places).toEqual(['self'])
})

test('in Safari on iOS a wallet that is chosen late gets an address of its own, with all its time', async () => {
  const device = createFakeDevice(SAFARI)
  const { core, relay, clock, settle } = aStory({ projectId: 'p', ports: { device } })
  await core.start()
  core.actions.open()
  await settle()
  await clock.advance(100_000)
  await settle()

  core.actions.pairing.show(OSPREY)
  await settle()
  expect(relay.uris).toHaveLength(2)
})

test('in Safari on iOS a sign-in, or a list of logins, asks the relay for nothing', async () => {
  const device = createFakeDevice(SAFARI)
  const { core, relay, settle } = aStory({ projectId: 'p', ports: { device } })
  await core.start()
  core.actions.open({ view: 'WhatIsAWallet' })
  for (const view of ['ConnectingSiwe', 'ConnectSocials', 'ConnectingFarcaster'] as const) {
    core.actions.router.replace(view, {})
    await settle()
  }

  expect(relay.requests).toEqual([])
})

test('an address that could not be created in advance is created when a wallet is chosen', async () => {
  const device = createFakeDevice(TELEGRAM)
  const { core, relay, windows, events, step, settle } = aStory({
    projectId: 'p',
    ports: { device },
  })
  relay.mood = new LatchkeyError('relay.unavailable', {})
  await core.start()
  core.actions.open()
  await settle()
  expect(events.map(({ type }) => type)).not.toContain('connectFailed')

  relay.mood = 'work'
  core.actions.pairing.show(OSPREY)
  await settle()

  expect(windows.opened).toEqual([])
  expect(step()).toMatchObject({ step: 'waiting' })
})

test.each([
  ['on other phones', { isMobile: true, platform: 'ios' }, 'p', undefined],
  ['in Safari on a Mac', { isSafari: true, platform: 'mac' }, 'p', undefined],
  ['in Telegram on Android', { ...TELEGRAM, platform: 'android' }, 'p', undefined],
  ['without a project', TELEGRAM, undefined, undefined],
  ['where the website makes its own', TELEGRAM, 'p', true],
] as const)('%s no address is created before a wallet is chosen', async (...row) => {
  const [, facts, projectId, manualWCControl] = row
  const device = createFakeDevice(facts)
  const { core, relay, settle } = aStory({ projectId, manualWCControl, ports: { device } })
  await core.start()

  core.actions.open()
  await settle()

  expect(relay.requests).toEqual([])
})

test('without a project an address is created over a relay of the website’s own', async () => {
  const device = createFakeDevice(TELEGRAM)
  const { core, relay, settle } = aStory({
    projectId: undefined,
    endpoints: { relay: 'wss://relay.example' },
    ports: { device },
  })
  await core.start()

  core.actions.open()
  await settle()

  expect(relay.requests).toHaveLength(1)
})

test('an address that was created in advance is removed when the modal closes', async () => {
  const device = createFakeDevice(TELEGRAM)
  const { core, step, settle } = aStory({ projectId: 'p', ports: { device } })
  await core.start()
  core.actions.open()
  await settle()

  core.actions.close()
  await settle()

  expect(step()).toEqual({ step: 'idle' })
})
