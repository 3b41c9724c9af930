import type { PairableWallet, PairingStep, Snapshot, WalletPlatform } from '@latchkey/core'
import { expect, test } from 'vitest'
import { aSnapshot, connectedOn, recordActions, TEXT } from '../../testing/a-snapshot.ts'
import { pairingModel } from './pairing.model.ts'
import type { Moment } from './pairing-scene.ts'

const OSPREY: PairableWallet = {
  id: 'osprey',
  name: 'Osprey',
  imageUrl: 'https://img.example/o.png',
  mobileLink: 'osprey://',
  webappLink: 'https://osprey.example/app',
  homepage: 'https://osprey.example',
}
const WAITING: PairingStep = { step: 'waiting', uri: 'wc:1@2', expiresAtMs: 0 }
const MOMENT: Moment = { wait: 'short', isBack: false }
const PHONE = {
  isMobile: true,
  platform: 'ios',
  isTelegram: false,
  isSafari: true,
  isFramed: false,
} as const

interface Case {
  readonly step?: PairingStep
  readonly wallet?: PairableWallet | undefined
  readonly moment?: Partial<Moment>
  readonly changes?: Partial<Snapshot>
}

function story({ step = WAITING, wallet = OSPREY, moment, changes = {} }: Case = {}) {
  const { calls, actions } = recordActions()
  const pairing = { current: step, wallet, isOffline: false, isBasic: false }
  const model = pairingModel(
    aSnapshot({ pairing, ...changes }),
    { walletId: wallet?.id },
    { actions, text: TEXT, moment: { ...MOMENT, ...moment } },
  )
  return { calls, model }
}

test('a chosen wallet on a desktop: a code with its picture, and the ways to it', () => {
  const { model } = story()

  expect(model.scene).toMatchObject({
    kind: 'code',
    uri: 'wc:1@2',
    picture: { src: 'https://img.example/o.png' },
    line: 'Scan this code with Osprey or your phone’s camera',
  })
  expect(model.tabs.map(({ label }) => label)).toEqual(['Mobile', 'Web'])
})

test('until the address is loaded its space is reserved, and there is nothing to copy', () => {
  const { model } = story({ step: { step: 'preparing' } })

  expect(model.scene).toMatchObject({ kind: 'code', uri: undefined, copy: undefined })
  expect(model.announcement).toBe('')
})

test('any wallet: a code, and help for visitors without a wallet', () => {
  const { actions, calls } = recordActions()
  const pairing = { current: WAITING, isOffline: false, isBasic: false }
  const { scene, tabs } = pairingModel(
    aSnapshot({ pairing }),
    {},
    { actions, text: TEXT, moment: MOMENT },
  )

  expect(tabs).toEqual([])
  expect(scene).toMatchObject({ line: 'Scan this code with your wallet', get: undefined })
  if (scene.kind === 'code') scene.help?.()
  expect(calls).toEqual(['router.push WhatIsAWallet {}'])
})

test('on a phone the wallet is opened by a tap, as soon as the address is loaded', () => {
  const changes = { device: PHONE }
  const early = story({ step: { step: 'preparing' }, changes })
  const { model, calls } = story({ changes })

  expect(early.model.scene).toMatchObject({
    action: { label: 'Preparing the link…', isBusy: true },
  })
  expect(model.scene).toMatchObject({
    kind: 'latch',
    heading: 'Continue in Osprey',
    line: 'Open and continue in a new browser tab',
    action: { label: 'Open Osprey', isBusy: false },
  })
  if (model.scene.kind === 'latch') model.scene.action?.run()
  expect(calls).toEqual(['pairing.openWallet mobile'])
})

test.each([
  ['short', 'Open and continue in a new browser tab', 'Open Osprey'],
  ['long', 'This is taking longer than usual. You can try again.', 'Open Osprey'],
  ['tooLong', 'This is taking longer than usual. You can try again.', 'Try again'],
] as const)('after a %s wait in the wallet', (wait, line, label) => {
  const step: PairingStep = { step: 'linking', uri: 'wc:1@2', expiresAtMs: 0 }

  const { model, calls } = story({ step, moment: { wait }, changes: { device: PHONE } })

  expect(model.scene).toMatchObject({ line, action: { label } })
  if (model.scene.kind === 'latch') model.scene.action?.run()
  expect(calls).toEqual(['pairing.openWallet mobile'])
})

test.each([
  ['short', 'Open and continue in a new browser tab'],
  ['long', 'This is taking longer than usual.'],
  ['tooLong', 'This is taking longer than usual.'],
] as const)(
  'a link that is still being created after a %s wait is not started again',
  (wait, line) => {
    const step: PairingStep = { step: 'preparing' }

    const { model } = story({ step, moment: { wait }, changes: { device: PHONE } })

    expect(model.scene).toMatchObject({
      line,
      action: { label: 'Preparing the link…', isBusy: true },
    })
  },
)

test('after the return from the wallet the view shows that it continues', () => {
  const step: PairingStep = { step: 'linking', uri: 'wc:1@2', expiresAtMs: 0 }

  const { model } = story({ step, moment: { isBack: true }, changes: { device: PHONE } })

  expect(model.scene).toMatchObject({ heading: 'Connecting…', action: { isBusy: true } })
})

test('another way is shown when it is chosen, and only if the wallet has it', () => {
  expect(story({ moment: { platform: 'web' } }).model).toMatchObject({
    platform: 'web',
    scene: { kind: 'latch', line: 'Osprey opens in a new tab. Approve the connection there.' },
  })
  expect(story({ moment: { platform: 'desktop' } }).model.platform).toBe('qrcode')
})

const DESKTOP = { ...PHONE, isMobile: false, platform: 'mac' } as const
const EVERYWHERE = { ...OSPREY, desktopLink: 'osprey-desktop://', rdns: 'io.osprey' }
const INSTALLED: Snapshot['wallets'] = {
  ...aSnapshot().wallets,
  local: [
    {
      id: 'io.osprey',
      rdns: 'io.osprey',
      name: 'Osprey',
      namespace: 'eip155',
      kind: 'announced',
      isAmbiguous: false,
    },
  ],
}
const STORY: Partial<Snapshot> = { wallets: INSTALLED, device: DESKTOP }

test.each<[WalletPlatform, Partial<Snapshot>, object, string | undefined]>([
  [
    'browser',
    STORY,
    {
      line: 'Osprey is in this browser. Approve the connection in its window.',
      action: { label: 'Open Osprey' },
    },
    'pairing.show',
  ],
  [
    'qrcode',
    STORY,
    { kind: 'code', line: 'Scan this code with Osprey or your phone’s camera' },
    undefined,
  ],
  [
    'web',
    STORY,
    { line: 'Osprey opens in a new tab. Approve the connection there.' },
    'pairing.openWallet web',
  ],
  [
    'desktop',
    STORY,
    { line: 'Approve the connection in the Osprey app.' },
    'pairing.openWallet desktop',
  ],
  [
    'mobile',
    { device: PHONE },
    { line: 'Open and continue in a new browser tab' },
    'pairing.openWallet mobile',
  ],
])('a wallet on all platforms, by %s', (platform, changes, scene, call) => {
  const { model, calls } = story({ wallet: EVERYWHERE, moment: { platform }, changes })

  expect(model.platform).toBe(platform)
  expect(model.scene).toMatchObject(scene)
  if (model.scene.kind === 'latch') model.scene.action?.run()
  expect(calls[0]?.slice(0, call?.length)).toBe(call)
})

test.each<[string, Partial<Snapshot>, readonly string[]]>([
  ['a desktop that has it', STORY, ['Browser', 'Mobile', 'Web', 'Desktop']],
  ['a desktop without it', { device: DESKTOP }, ['Mobile', 'Web', 'Desktop']],
  ['a phone', { device: PHONE }, ['Mobile', 'Web']],
])('the platforms of a wallet on all platforms, on %s', (_, changes, labels) => {
  const { model } = story({ wallet: EVERYWHERE, changes })

  expect(model.tabs.map(({ label }) => label)).toEqual(labels)
})

test('a browser extension that is not installed', () => {
  const { model } = story({ wallet: { id: 'h', name: 'Heron', rdns: 'io.heron' } })

  expect(model.scene).toMatchObject({ heading: 'Not detected' })
  expect(model.tabs).toEqual([])
})

test.each<[string, PairingStep, object, readonly string[]]>([
  [
    'it was declined',
    { step: 'failed', error: { code: 'wallet.rejected', message: 'Connection declined' } },
    {
      heading: 'Connection declined',
      action: { label: 'Try again' },
      other: { label: 'Choose another wallet' },
    },
    ['pairing.retry'],
  ],
  [
    'its answer can’t be read',
    {
      step: 'failed',
      error: { code: 'wallet.malformed', message: 'The wallet answered with something unusable' },
    },
    { heading: 'Osprey sent an answer we can’t read', action: { label: 'Try again' } },
    ['pairing.retry'],
  ],
  [
    'the relay is away',
    {
      step: 'failed',
      error: { code: 'relay.unavailable', message: 'The relay could not be reached' },
    },
    { heading: 'The relay could not be reached', line: 'Check your connection, then try again.' },
    ['pairing.retry'],
  ],
  [
    'the site did not install the library',
    { step: 'failed', error: { code: 'relay.missing', message: 'install …' } },
    { heading: 'Codes don’t work on this site yet', action: undefined },
    [],
  ],
  [
    'no wallet answered',
    { step: 'expired' },
    { heading: 'The code has expired', action: { label: 'New code' } },
    ['pairing.retry'],
  ],
])('%s: there is an action', (_, step, expected, expectedCalls) => {
  const { model, calls } = story({ step })

  expect(model.scene).toMatchObject({ kind: 'latch', ...expected })
  expect(model.tabs).toEqual([])
  if (model.scene.kind === 'latch') model.scene.action?.run()
  expect(calls).toEqual(expectedCalls)
})

test('a connected wallet shows success', () => {
  const { model } = story({
    step: {
      step: 'connected',
      wallet: { id: 'osprey', namespace: 'eip155', name: 'Osprey' },
      account: 'eip155:1:0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
    },
  })

  expect(model.scene).toMatchObject({
    latch: 'closed',
    heading: 'Connected',
    account: { shortAddress: '0x7099…79C8' },
  })
})

test('a wallet that shared several addresses shows how many', () => {
  const wallet = { id: 'osprey', namespace: 'eip155', name: 'Osprey' } as const
  const { accounts } = connectedOn('eip155:1', wallet)
  const eip155 = accounts.eip155
  if (eip155?.status !== 'connected') throw new Error('Nothing is connected.')
  const address = '0xB17e24000000000000000000000000000000De91'
  const own: typeof eip155.session.accounts = [
    ...eip155.session.accounts,
    `eip155:1:${address}`,
    // The same one on another network.
    `eip155:8453:${address}`,
  ]
  const session = { ...eip155.session, accounts: own }
  const { model } = story({
    step: { step: 'connected', wallet, account: `eip155:1:${address}` },
    changes: { accounts: { eip155: { ...eip155, session } } },
  })

  expect(model.scene).toMatchObject({
    line: 'Saltmarket can now see 2 of your addresses. It can’t move funds without asking you.',
  })
})

test('a site that shows the address itself gets no second one', () => {
  const { options } = aSnapshot()
  const { model, calls } = story({
    step: { step: 'idle' },
    changes: { options: { ...options, isManualWalletConnect: true } },
  })

  expect(model.scene).toMatchObject({ heading: 'No code yet', action: { label: 'Show a code' } })
  if (model.scene.kind === 'latch') model.scene.action?.run()
  expect(calls).toEqual(['pairing.retry'])
})

test.each([
  ['one place', {}, 'openLink https://osprey.example'],
  ['several places', { appStore: 'https://apps.example' }, 'router.push Downloads'],
] as const)('without the wallet the link leads to %s', (_, more, call) => {
  const { model, calls } = story({ wallet: { ...OSPREY, ...more } })

  if (model.scene.kind === 'code') model.scene.get?.run()
  expect(calls[0]?.startsWith(call)).toBe(true)
})

test('on a phone the store of the system is opened', () => {
  const places = { appStore: 'https://apps.example', playStore: 'https://play.example' }
  const { model, calls } = story({ wallet: { ...OSPREY, ...places }, changes: { device: PHONE } })

  if (model.scene.kind === 'latch') model.scene.get?.run()
  expect(calls[0]).toBe('openLink https://apps.example')
})

test('in a page without an origin the relay is away for good, and the connection is not to blame', () => {
  const step = {
    step: 'failed',
    error: { code: 'relay.unavailable', message: 'The relay could not be reached' },
  } as const
  const device = { ...aSnapshot().device, limitedPage: 'opaque' } as const

  expect(story({ step, changes: { device } }).model.scene).toMatchObject({
    line: 'Codes don’t work in this frame. Open the site in a tab of its own.',
  })
})
