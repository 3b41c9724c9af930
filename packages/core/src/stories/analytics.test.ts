import { expect, test } from 'vitest'
import type { TelemetryEvent } from '../contract/index.ts'
import type { RouteName } from '../store/routes.ts'
import { aLoggedInVisit, aLoginVisit, EMAIL } from '../testing/a-login.ts'
import { aVisit } from '../testing/a-visit.ts'
import type { TestCoreChoice } from '../testing/create-test-core.ts'
import { OSPREY, setUpPairing } from '../testing/set-up-pairing.ts'
import '../pairing/pairing.ts'

/** Collects the events of a core. */
function collected(): { readonly events: TelemetryEvent[] } & Pick<TestCoreChoice, 'onEvent'> {
  const events: TelemetryEvent[] = []
  return { events, onEvent: (event) => void events.push(event) }
}

test('a core that starts tracks its options once, as plain data and without keys', async () => {
  const { events, onEvent } = collected()
  const { core } = aVisit({
    onEvent,
    projectId: 'p1',
    themeMode: 'light',
    features: { analytics: false, socials: ['google'] },
    universalProvider: { secret: 'provider' },
    customRpcUrls: { 'eip155:1': ['https://node.example/key-of-the-site'] },
  })
  expect(events).toEqual([])

  await core.start()
  core.stop()
  await core.start()

  expect(events).toEqual([
    {
      event: 'INITIALIZE',
      properties: {
        projectId: 'p1',
        themeMode: 'light',
        features: { analytics: false, socials: ['google'] },
        networks: ['eip155:1', 'eip155:8453'],
      },
    },
  ])
})

test.each<[RouteName, string | undefined]>([
  ['AllWallets', 'CLICK_ALL_WALLETS'],
  ['WhatIsAWallet', 'CLICK_WALLET_HELP'],
  ['WhatIsANetwork', 'CLICK_NETWORK_HELP'],
  ['GetWallet', 'CLICK_GET_WALLET'],
  ['Networks', 'CLICK_NETWORKS'],
  ['ConnectWallets', undefined],
])('a visitor who chooses %s is tracked as %s', async (view, name) => {
  const { events, onEvent } = collected()
  const { core } = aVisit({ onEvent })
  await core.start()
  core.actions.open()
  const before = events.length

  core.actions.router.push(view, {})

  const expected = name === undefined ? [] : [{ event: name }]
  expect(events.slice(before)).toEqual(expected)
})

test('the network button in the page counts as a click, a view that the website opens does not', async () => {
  const { events, onEvent } = collected()
  const { core } = aVisit({ onEvent })
  await core.start()

  core.actions.open({ view: 'WhatIsAWallet' })
  core.actions.close()
  core.actions.open({ view: 'Networks' })

  expect(events.map(({ event }) => event)).toEqual([
    ...['INITIALIZE', 'MODAL_OPEN', 'MODAL_CLOSE'],
    ...['CLICK_NETWORKS', 'MODAL_OPEN'],
  ])
})

test('a wallet of this browser that is chosen is tracked with its name', async () => {
  const { events, onEvent } = collected()
  const { core, settle } = aVisit({ onEvent })
  await core.start()

  core.actions.connect.local('eip155', 'io.fjord')
  await settle()

  expect(events.map(({ event }) => event)).toContain('CONNECT_SUCCESS')
  expect(events.filter(({ event }) => event === 'SELECT_WALLET')).toEqual([
    { event: 'SELECT_WALLET', properties: { name: 'Fjord', platform: 'browser' } },
  ])
})

test('each way to a wallet that the visitor sees is tracked', async () => {
  const { events, onEvent } = collected()
  const { core, show } = setUpPairing({ onEvent })
  await show(OSPREY)
  core.actions.pairing.choosePlatform('web')
  core.actions.router.back()
  core.actions.pairing.show()

  const selected = events.filter(({ event }) => event === 'SELECT_WALLET')
  expect(selected.map(({ properties }) => properties)).toEqual([
    { name: 'Osprey', platform: 'qrcode' },
    { name: 'Osprey', platform: 'web' },
    { name: 'WalletConnect', platform: 'qrcode' },
  ])
})

test('a link that leads to no wallet is tracked without the key of the address', async () => {
  const { events, onEvent } = collected()
  const { core, show, step } = setUpPairing({ onEvent })
  await show({ ...OSPREY, mobileLink: 'javascript:alert(1)' })
  const current = step()
  if (!('uri' in current)) throw new Error('No address')

  core.actions.pairing.openWallet('mobile')

  const [event] = events.filter(({ event }) => event === 'CONNECT_PROXY_ERROR')
  expect(event?.properties).toEqual({
    message: 'The link of the wallet could not be opened',
    uri: current.uri.split('?')[0],
    mobile_link: 'javascript:alert(1)',
    name: 'Osprey',
  })
  expect(current.uri).toContain('symKey=')
  expect(JSON.stringify(events)).not.toContain('symKey')
})

test('an e-mail login is tracked from the field on, and one that is sent again only once', async () => {
  const { core, eventNames, clock, settle } = await aLoginVisit()
  const before = eventNames.length

  core.actions.auth.selectEmail()
  void core.actions.auth.submitEmail('no address')
  await settle()
  void core.actions.auth.submitEmail(EMAIL)
  await settle()
  await clock.advance(31_000)
  void core.actions.auth.resendEmail()
  await settle()

  expect(eventNames.slice(before)).toEqual([
    'EMAIL_LOGIN_SELECTED',
    'EMAIL_SUBMITTED',
    'EMAIL_VERIFICATION_CODE_SENT',
    'EMAIL_VERIFICATION_CODE_SENT',
  ])
})

test('an e-mail change is tracked with each code, and without an address', async () => {
  const { events, onEvent } = collected()
  const { core, auth, settle } = await aLoggedInVisit({ onEvent })
  core.actions.open()
  core.actions.router.push('EmailUpdate', {})
  const before = events.length

  void core.actions.auth.changeEmail('new@fjord.example')
  await settle()
  void core.actions.auth.enterChangeCode('000000')
  await settle()
  void core.actions.auth.enterChangeCode(auth.code)
  await settle()
  void core.actions.auth.enterChangeCode(auth.code)
  await settle()

  expect(events.slice(before).map(({ event, properties }) => ({ event, properties }))).toEqual([
    { event: 'EMAIL_EDIT' },
    { event: 'EMAIL_VERIFICATION_CODE_FAIL', properties: { message: 'frame.refused' } },
    { event: 'EMAIL_VERIFICATION_CODE_PASS' },
    { event: 'EMAIL_VERIFICATION_CODE_PASS' },
  ])
  expect(JSON.stringify(events)).not.toMatch(/fjord\.example/)
})
