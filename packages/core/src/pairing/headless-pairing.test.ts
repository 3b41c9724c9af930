import { expect, test } from 'vitest'
import { publicAccount } from '../connections/public-state.ts'
import { LatchkeyError } from '../contract/index.ts'
import { createFakeDevice } from '../testing/fake-device.ts'
import { OSPREY, setUpPairing } from '../testing/set-up-pairing.ts'
import './pairing.ts'
import { publicPairing } from './public-pairing.ts'

/** A page that shows addresses itself: the modal stays closed. */
async function aPage(choice: Parameters<typeof setUpPairing>[0] = {}) {
  const it = setUpPairing(choice)
  await it.core.start()
  return {
    ...it,
    pairing: () => publicPairing(it.core.snapshot()),
    status: () => publicAccount(it.core.snapshot()).status,
  }
}

test('a page gets an address without a view, and the account once a wallet answers', async () => {
  const { core, relay, settle, pairing, status } = await aPage()

  const account = core.actions.pairing.withWallet()
  expect(pairing().step).toBe('preparing')
  await settle()
  expect(pairing()).toMatchObject({ step: 'waiting', uri: relay.uris[0], platforms: [] })
  expect(pairing().expiresAtMs).toBeGreaterThan(0)
  expect(status()).toBe('connecting')
  relay.approve()
  await settle()

  expect(await account).toBe(publicAccount(core.snapshot()).caipAddress)
  expect(status()).toBe('connected')
  expect(core.snapshot().modal.isOpen).toBe(false)
  expect(core.snapshot().router.history).toEqual([{ view: 'Connect', params: {} }])
  // Nothing of it stays: the address is a secret.
  expect(pairing()).toMatchObject({ step: 'idle', uri: undefined, wallet: undefined })
  expect(core.snapshot().pairing.isBasic).toBe(false)
})

test('a wallet that was chosen is opened by its link, and gives the session its name', async () => {
  const device = createFakeDevice({ isMobile: true })
  const { core, relay, windows, settle, pairing } = await aPage({ ports: { device } })

  const account = core.actions.pairing.withWallet(OSPREY)
  await settle()
  expect(pairing()).toMatchObject({ wallet: { name: 'Osprey' }, platforms: ['mobile', 'web'] })
  expect(core.actions.pairing.openWallet('mobile')).toBe(true)
  expect(windows.opened.at(-1)).toContain('osprey://wc?uri=')
  expect(pairing().step).toBe('linking')
  relay.approve()
  await settle()

  await account
  expect(core.snapshot().accounts.eip155).toMatchObject({ wallet: { name: 'Osprey' } })
})

test('a link that cannot be opened is refused without a notice', async () => {
  const { core, settle } = await aPage()

  core.actions.pairing.withWallet().catch(() => {})
  await settle()

  expect(core.actions.pairing.openWallet('mobile')).toBe(false)
  expect(core.snapshot().notices.current).toBeUndefined()
})

test('a wallet of this browser is connected directly', async () => {
  const { core, relay, settle } = await aPage()

  const account = core.actions.pairing.withWallet({ id: 'x', name: 'Fjord', rdns: 'io.fjord' })
  await settle()

  expect(await account).toMatch(/^eip155:1:0x/)
  expect(relay.requests).toEqual([])
  expect(core.snapshot().modal.isOpen).toBe(false)
})

test('a wallet that declines is a failure, and the next call begins anew', async () => {
  const { core, relay, settle, pairing, status } = await aPage()
  const refused = core.actions.pairing.withWallet()
  const seen = expect(refused).rejects.toMatchObject({ code: 'wallet.rejected' })
  await settle()

  relay.refuse(new LatchkeyError('wallet.rejected', {}))
  await settle()
  await seen
  expect(pairing()).toMatchObject({ step: 'failed', error: { code: 'wallet.rejected' } })
  expect(status()).toBe('disconnected')

  const account = core.actions.pairing.withWallet()
  await settle()
  relay.approve()
  await settle()
  expect(await account).toMatch(/^eip155:1:0x/)
})

test('cancelling ends it, and so does the time after which no fresh address follows', async () => {
  const { core, relay, clock, settle, pairing } = await aPage()
  const cancelled = expect(core.actions.pairing.withWallet()).rejects.toMatchObject({
    code: 'aborted',
  })
  await settle()
  core.actions.pairing.cancel()
  await settle()
  await cancelled
  expect(relay.isPairing).toBe(false)
  expect(pairing().step).toBe('idle')

  const expired = expect(core.actions.pairing.withWallet()).rejects.toMatchObject({
    code: 'pairing.expired',
  })
  await settle()
  for (let renewal = 0; renewal <= 5; renewal += 1) {
    await clock.advance(230_000)
    await settle()
  }
  await expired
  expect(pairing().step).toBe('expired')
})

test('a website without wallet-connect gets an error that names the missing option', async () => {
  const { core } = await aPage({ walletConnect: undefined })

  await expect(core.actions.pairing.withWallet()).rejects.toMatchObject({ code: 'relay.missing' })
})

test('a modal that opens and closes meanwhile leaves the address of the page', async () => {
  const { core, relay, settle, pairing } = await aPage()
  core.actions.pairing.withWallet().catch(() => {})
  await settle()

  core.actions.open()
  await settle()
  core.actions.close()
  await settle()

  expect(pairing()).toMatchObject({ step: 'waiting', uri: relay.uris[0] })
  expect(relay.uris).toHaveLength(1)
})

/** A page with a headless pairing that the wallet has just declined. */
async function declined(choice: Parameters<typeof setUpPairing>[0] = {}) {
  const it = await aPage(choice)
  const refused = expect(it.core.actions.pairing.withWallet()).rejects.toMatchObject({
    code: 'wallet.rejected',
  })
  await it.settle()
  it.relay.refuse(new LatchkeyError('wallet.rejected', {}))
  await it.settle()
  await refused
  return it
}

test('after a declined pairing of the page, an address of the modal ends when the modal closes', async () => {
  const { core, relay, settle, pairing, status } = await declined()

  core.actions.open()
  core.actions.pairing.show()
  await settle()
  expect(pairing()).toMatchObject({ step: 'waiting', uri: relay.uris[1] })
  core.actions.close()
  await settle()

  expect(relay.isPairing).toBe(false)
  expect(pairing()).toMatchObject({ step: 'idle', uri: undefined })
  expect(status()).toBe('disconnected')
})

test('without adapters a modal that opens after a declined pairing of the page requests an address', async () => {
  const { core, relay, settle, pairing, status } = await declined({ adapters: [] })

  core.actions.open()
  await settle()
  expect(pairing()).toMatchObject({ step: 'waiting', uri: relay.uris[1], error: undefined })
  core.actions.close()
  await settle()

  expect(relay.isPairing).toBe(false)
  expect(status()).toBe('disconnected')
})

test('an expired pairing of the page is not shown by the modal', async () => {
  const { core, clock, settle, pairing } = await aPage({ adapters: [] })
  const expired = expect(core.actions.pairing.withWallet()).rejects.toMatchObject({
    code: 'pairing.expired',
  })
  await settle()
  for (let renewal = 0; renewal <= 5; renewal += 1) {
    await clock.advance(230_000)
    await settle()
  }
  await expired

  core.actions.open()
  await settle()

  expect(pairing().step).toBe('waiting')
})

test('a try again in the modal after a declined pairing of the page ends with the modal', async () => {
  const { core, relay, settle, pairing } = await aPage({ adapters: [] })
  core.actions.open()
  const refused = expect(core.actions.pairing.withWallet()).rejects.toMatchObject({
    code: 'wallet.rejected',
  })
  await settle()
  relay.refuse(new LatchkeyError('wallet.rejected', {}))
  await settle()
  await refused

  core.actions.pairing.retry()
  await settle()
  expect(pairing().step).toBe('waiting')
  core.actions.close()
  await settle()

  expect(relay.isPairing).toBe(false)
  expect(pairing().step).toBe('idle')
})

test('a visitor who chooses WalletConnect in the modal takes over what the page began', async () => {
  const { core, relay, settle } = await aPage()
  const taken = expect(core.actions.pairing.withWallet()).rejects.toMatchObject({ code: 'aborted' })
  await settle()

  core.actions.open()
  core.actions.pairing.show()
  await settle()
  core.actions.close()
  await settle()

  await taken
  expect(relay.isPairing).toBe(false)
})
