// The core imports it at first need; these tests wait by turns.
import '../pairing/pairing.ts'
import { expect, test } from 'vitest'
import { aLoginVisit, EMAIL } from '../testing/a-login.ts'
import { OSPREY, setUpPairing } from '../testing/set-up-pairing.ts'

const TERMS = {
  termsConditionsUrl: 'https://salt.example/terms',
  features: { legalCheckbox: true, analytics: false },
}
const NOT_ACCEPTED = expect.objectContaining({ code: 'terms.not-accepted' })

test('a headless connection is refused until the terms are accepted', async () => {
  const { core } = setUpPairing(TERMS)
  await core.start()
  const { connect, terms } = core.actions

  await expect(connect.withWallet('eip155', 'io.fjord')).rejects.toEqual(NOT_ACCEPTED)
  expect(() => connect.local('eip155', 'io.fjord')).toThrow(NOT_ACCEPTED)
  expect(() => connect.retry()).toThrow(NOT_ACCEPTED)
  expect(core.snapshot().connect.current).toEqual({ step: 'idle' })
  terms.accept()

  await expect(connect.withWallet('eip155', 'io.fjord')).resolves.toMatch(/^eip155:1:0x/)
})

test('no wallet is paired with until the terms are accepted', async () => {
  const { core, relay, settle, step } = setUpPairing(TERMS)
  await core.start()
  const { pairing, terms } = core.actions

  expect(() => pairing.show(OSPREY)).toThrow(NOT_ACCEPTED)
  expect(() => pairing.retry()).toThrow(NOT_ACCEPTED)
  expect(() => pairing.openWallet('mobile')).toThrow(NOT_ACCEPTED)
  await expect(pairing.copyAddress()).rejects.toEqual(NOT_ACCEPTED)
  await settle()
  expect(relay.uris).toEqual([])
  expect(core.snapshot().modal.isOpen).toBe(false)
  terms.accept()
  pairing.show(OSPREY)
  await settle()

  expect(step()).toMatchObject({ step: 'waiting', uri: relay.uris[0] })
})

test('a view with a code has none until the terms are accepted, nor after they are withdrawn', async () => {
  const { core, relay, settle, step } = setUpPairing(TERMS)
  await core.start()

  core.actions.open({ view: 'ConnectingWalletConnectBasic' })
  await settle()
  expect(relay.uris).toEqual([])
  core.actions.terms.accept()
  await settle()
  expect(step()).toMatchObject({ step: 'waiting', uri: relay.uris[0] })
  core.actions.terms.withdraw()
  await settle()

  expect(step()).toEqual({ step: 'idle' })
})

test('an address of the website is delayed until the terms are accepted, also for a second time', async () => {
  const { core, clock, relay, settle, step } = setUpPairing({ ...TERMS, manualWCControl: true })
  await core.start()
  const expiry = Math.floor(clock.now() / 1000) + 200
  const uri = `wc:${'a'.repeat(64)}@2?relay-protocol=irn&symKey=${'b'.repeat(64)}&expiryTimestamp=${expiry}`

  core.actions.open({ uri })
  await settle()
  expect(step()).toEqual({ step: 'idle' })
  core.actions.terms.accept()
  await settle()
  expect(step()).toMatchObject({ step: 'waiting', uri })
  core.actions.terms.withdraw()
  await settle()
  expect(step()).toEqual({ step: 'idle' })
  core.actions.terms.accept()
  await settle()

  expect(step()).toMatchObject({ step: 'waiting', uri })
  expect(relay.uris).toEqual([])
})

test('no login begins until the terms are accepted', async () => {
  const { core, auth, windows, settle } = await aLoginVisit(TERMS)

  await expect(core.actions.auth.submitEmail(EMAIL)).rejects.toThrow(NOT_ACCEPTED)
  await expect(core.actions.auth.beginSocial('google')).rejects.toThrow(NOT_ACCEPTED)
  await settle()
  expect(core.snapshot().router.history.at(-1)?.view).toBe('Connect')
  expect(windows.opened).toEqual([])
  core.actions.terms.accept()
  void core.actions.auth.submitEmail(EMAIL)
  await settle()
  void core.actions.auth.enterCode(auth.code)
  await settle()

  expect(core.snapshot().accounts.eip155?.status).toBe('connected')
})

test('a session of an earlier visit is resumed without them', async () => {
  const first = setUpPairing()
  await first.core.start()
  await first.core.actions.connect.withWallet('eip155', 'io.fjord')

  const { storage, adapter } = first
  const next = setUpPairing({ ...TERMS, adapter, ports: { storage } })
  await next.core.start()
  await next.settle()

  expect(next.core.snapshot().accounts.eip155?.status).toBe('connected')
})
