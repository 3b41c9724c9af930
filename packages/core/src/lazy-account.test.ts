import { expect, test } from 'vitest'
import type { Core } from './core.ts'
import { createCheckedCore } from './create-checked-core.ts'
import { aConnectedVisit } from './testing/a-visit.ts'
import { createTestCore, type TestCoreChoice } from './testing/create-test-core.ts'
import { createFakeAdapter } from './testing/fake-adapter.ts'
import { createFakeDevice } from './testing/fake-device.ts'
import { aFakeWallet } from './testing/fake-wallet.ts'
import { setUpPairing } from './testing/set-up-pairing.ts'
import './pairing/pairing.ts'

/** A core whose account is not loaded ahead, and for each opened session whether the account was there. */
function aLateCore(choice: TestCoreChoice, create: typeof createTestCore = createTestCore) {
  let late: Core | undefined
  create({
    ...choice,
    make(options) {
      late = createCheckedCore(options)
      // The helper would load it at once.
      return { ...late, account: { load: () => new Promise(() => {}), current: () => undefined } }
    },
  })
  const core = late
  if (core === undefined) throw new Error('No core was made')
  const sessions: boolean[] = []
  core.watchEvents(({ type }) => {
    if (type === 'sessionOpened') sessions.push(core.account.current() !== undefined)
  })
  return { core, sessions }
}

test('a session that is opened is announced once its account is loaded', async () => {
  const { core, sessions } = aLateCore({})
  await core.start()
  expect(core.account.current()).toBeUndefined()

  await core.actions.connect.withWallet('eip155', 'io.fjord')

  expect(sessions).toEqual([true])
})

test('a session that the website opens by itself is announced once its account is loaded', async () => {
  const adapter = createFakeAdapter(aFakeWallet())
  const { core, sessions } = aLateCore({ adapter })
  await core.start()

  adapter.emitOpened('io.fjord', false)
  expect(sessions).toEqual([])

  await expect.poll(() => sessions).toEqual([true])
})

test('a session that is resumed is announced once its account is loaded', async () => {
  const { storage, adapter } = await aConnectedVisit()
  const { core, sessions } = aLateCore({ adapter, ports: { storage } })

  await core.start()

  expect(sessions).toEqual([true])
})

/** A core that pairs, whose account is not loaded ahead, and an address of its website. */
async function aLatePairing(choice: TestCoreChoice = {}) {
  let it: ReturnType<typeof setUpPairing> | undefined
  const { core } = aLateCore(choice, (options) => {
    it = setUpPairing(options)
    return it
  })
  if (it === undefined) throw new Error('No core was made')
  const { relay, clock, settle } = it
  const expiry = Math.floor(clock.now() / 1000) + 200
  const uri = `wc:${'a'.repeat(64)}@2?relay-protocol=irn&symKey=${'b'.repeat(64)}&expiryTimestamp=${expiry}`
  await core.start()
  async function load(): Promise<void> {
    await core.account.load()
    await settle()
  }
  return { core, relay, uri, load, settle, step: () => core.snapshot().pairing.current }
}

test('an address of the website is shown once the account is loaded, and no other one is requested', async () => {
  const { core, relay, uri, load, step } = await aLatePairing()

  core.actions.open({ uri })
  await load()

  expect(step()).toMatchObject({ step: 'waiting', uri })
  expect(relay.requests).toEqual([])
})

test.each<[string, (core: Core) => void]>([
  ['closed', (core) => core.actions.close()],
  ['stopped', (core) => core.stop()],
])(
  'an address of the website is not shown in a modal that was %s meanwhile',
  async (_name, end) => {
    const { core, uri, load, step } = await aLatePairing()

    core.actions.open({ uri })
    end(core)
    await load()

    expect(step()).toEqual({ step: 'idle' })
  },
)

test('an address of a modal that was closed meanwhile is none of the next one', async () => {
  const { core, uri, load, settle, step } = await aLatePairing({
    termsConditionsUrl: 'https://saltmarket.example/terms',
    features: { analytics: false, legalCheckbox: true },
  })

  core.actions.open({ uri })
  core.actions.close()
  await load()
  core.actions.open({ view: 'AllWallets' })
  core.actions.terms.accept()
  await settle()

  expect(step()).toEqual({ step: 'idle' })
})

test('what was asked for with the view that was opened last counts', async () => {
  const { core, relay, uri, load, step } = await aLatePairing()

  core.actions.open({ uri })
  core.actions.open({ view: 'ConnectingWalletConnectBasic' })
  await load()

  expect(step()).toMatchObject({ step: 'waiting', uri: relay.uris[0] })
})

test('in Telegram on iOS opening loads the account, so that the list has an address', async () => {
  const device = createFakeDevice({ isMobile: true, platform: 'ios', isTelegram: true })
  const { core, relay, settle, step } = await aLatePairing({ projectId: 'p', ports: { device } })

  core.actions.open()
  await settle()

  expect(step()).toMatchObject({ step: 'waiting', uri: relay.uris[0] })
})

test('a page that lists wallets itself has the account loaded ahead', async () => {
  const { core } = aLateCore({})
  await core.start()
  expect(core.account.current()).toBeUndefined()

  core.actions.listing.more()

  await expect.poll(() => core.account.current()).toBeDefined()
})
