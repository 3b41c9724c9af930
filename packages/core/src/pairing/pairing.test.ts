import { expect, test } from 'vitest'
import { publicAccount } from '../connections/public-state.ts'
import type { Namespace } from '../contract/index.ts'
import { LatchkeyError } from '../contract/index.ts'
import { aChain } from '../testing/create-test-core.ts'
import { createFakeAdapter } from '../testing/fake-adapter.ts'
import { createFakeAuth } from '../testing/fake-auth.ts'
import { createFakeDevice } from '../testing/fake-device.ts'
import { aFakeWallet } from '../testing/fake-wallet.ts'
import { setUpPairing as aStory, OSPREY } from '../testing/set-up-pairing.ts'
import { connectMethods } from '../wallets/connect-methods.ts'
import './pairing.ts'

test('a view that needs an address gets one', async () => {
  const { core, relay, step, show } = aStory()

  await show(OSPREY)

  expect(core.snapshot().router.history.at(-1)).toEqual({
    view: 'ConnectingWalletConnect',
    params: { walletId: 'osprey' },
  })
  expect(step()).toMatchObject({ step: 'waiting', uri: relay.uris[0] })
  expect(relay.requests).toEqual(['pair eip155:1 eip155:8453'])
})

test('a closed modal opens for it, and going back leads to the first view', async () => {
  const { core, relay, settle } = aStory()
  await core.start()

  core.actions.pairing.show(OSPREY)
  await settle()

  expect(core.snapshot().modal.isOpen).toBe(true)
  expect(core.snapshot().router.history.map(({ view }) => view)).toEqual([
    'Connect',
    'ConnectingWalletConnect',
  ])
  expect(relay.requests).toEqual(['pair eip155:1 eip155:8453'])
})

test('the public status is connecting from the code to the answer, and ends with the view', async () => {
  const { core, relay, settle, show } = aStory()
  const status = () => publicAccount(core.snapshot()).status

  await show(OSPREY)
  expect(status()).toBe('connecting')
  core.actions.close()
  await settle()
  expect(status()).toBe('disconnected')

  await show(OSPREY)
  relay.approve()
  await settle()
  expect(status()).toBe('connected')
})

test('a wallet of this browser is requested directly', async () => {
  const { core, relay, show } = aStory()

  await show({ id: 'listed', name: 'Fjord', rdns: 'io.fjord' })

  expect(core.snapshot().router.history.at(-1)?.view).toBe('ConnectingExternal')
  expect(relay.requests).toEqual([])
})

test('a wallet that approves is connected under the chosen name', async () => {
  const { core, adapter, relay, events, storage, settle, step, show } = aStory()
  await show(OSPREY)

  const { topic } = relay.approve()
  await settle()

  expect(step()).toMatchObject({ step: 'connected', wallet: { name: 'Osprey' } })
  expect(core.snapshot().accounts.eip155).toMatchObject({
    status: 'connected',
    session: { id: topic, walletId: 'walletConnect', networkId: 'eip155:1' },
    wallet: { id: 'osprey', name: 'Osprey', icon: 'https://img.example/osprey.png' },
  })
  expect(adapter.requests).toContain(`attach ${topic}`)
  expect(events).toContainEqual(
    expect.objectContaining({ type: 'sessionOpened', method: 'qrcode', isResumed: false }),
  )
  expect(storage.entries()).toMatchObject({
    '@appkit/eip155:connected_connector_id': 'walletConnect',
  })
  expect(JSON.parse(storage.get('@appkit/recent_wallets') ?? '')).toMatchObject([{ id: 'osprey' }])
})

test('a wallet that scanned a general code has its own name, and is not stored as recent', async () => {
  const { core, relay, storage, settle, show } = aStory()
  await show()

  relay.approve({ peer: { name: 'Heron', icon: 'https://heron.example/i.png' } })
  await settle()

  expect(core.snapshot().accounts.eip155).toMatchObject({ wallet: { name: 'Heron' } })
  expect(storage.get('@appkit/recent_wallets')).toBeUndefined()
})

test('one session serves every namespace that has an adapter', async () => {
  const solana = createFakeAdapter(aFakeWallet({ id: 'io.sol', networkId: 'solana:main' }))
  const adapter = createFakeAdapter(aFakeWallet())
  const { core, relay, events, settle, show } = aStory({
    adapters: [adapter, solana],
    networks: [aChain(), aSolana()],
  })
  await show(OSPREY)

  relay.approve()
  await settle()

  const opened = events.flatMap((each) => (each.type === 'sessionOpened' ? [each] : []))
  expect(opened.map(({ session, method }) => [session.namespace, method])).toEqual([
    ['eip155', 'qrcode'],
    ['solana', 'along'],
  ])
  expect(core.snapshot().network.activeNamespace).toBe('eip155')

  await core.actions.disconnect('solana')

  expect(relay.requests.filter((each) => each.startsWith('close'))).toEqual(['close topic-1'])
  expect(namespaces(core.snapshot().accounts)).toEqual([])
})

test('a new address replaces the old one 10 s before its expiry', async () => {
  const { relay, clock, step, show, settle } = aStory()
  await show()

  await clock.advance(229_900)
  expect(relay.uris).toHaveLength(1)
  await clock.advance(200)
  await settle()

  expect(relay.uris).toHaveLength(2)
  expect(step()).toMatchObject({ step: 'waiting', uri: relay.uris[1] })
})

test('an idle page stops creating addresses, and a click creates one', async () => {
  const { core, relay, clock, step, show, settle } = aStory()
  await show()

  await clock.advance(60 * 60_000)
  expect(step()).toEqual({ step: 'expired' })
  const made = relay.uris.length
  core.actions.pairing.retry()
  await settle()

  expect(made).toBe(6)
  expect(step()).toMatchObject({ step: 'waiting', uri: relay.uris[6] })
})

test('a refusal is shown, and a click creates a new address', async () => {
  const { core, relay, events, step, show, settle } = aStory()
  await show(OSPREY)

  relay.refuse(new LatchkeyError('wallet.rejected', {}))
  await settle()
  expect(step()).toMatchObject({ step: 'failed', error: { code: 'wallet.rejected' } })
  expect(events.at(-1)).toMatchObject({ type: 'connectFailed', wallet: { name: 'Osprey' } })

  core.actions.pairing.retry()
  await settle()
  expect(step()).toMatchObject({ step: 'waiting', uri: relay.uris[1] })
})

test('a relay that can’t be reached is reported, and a click tries again', async () => {
  const { core, relay, step, show, settle } = aStory()
  relay.mood = new LatchkeyError('relay.unavailable', {})
  await show()
  expect(step()).toMatchObject({ step: 'failed', error: { code: 'relay.unavailable' } })

  relay.mood = 'work'
  core.actions.pairing.retry()
  await settle()

  expect(step()).toMatchObject({ step: 'waiting' })
})

test('going back cancels everything: address, attempt and wallet', async () => {
  const { core, relay, step, show, settle } = aStory()
  await show(OSPREY)

  core.actions.router.back()
  await settle()

  expect(step()).toEqual({ step: 'idle' })
  expect(core.snapshot().pairing.wallet).toBeUndefined()
  expect(() => relay.approve()).toThrow('No pairing attempt is open')
})

test('opening the downloads and going back keeps the address', async () => {
  const { core, relay, step, show, settle } = aStory()
  await show(OSPREY)

  core.actions.router.push('Downloads', { walletId: 'osprey', walletName: 'Osprey' })
  await settle()
  core.actions.router.back()
  await settle()

  expect(step()).toMatchObject({ step: 'waiting', uri: relay.uris[0] })
  expect(relay.uris).toHaveLength(1)
})

test.each([
  ['in the page', {}, 'self'],
  ['in a frame', { isFramed: true }, 'top'],
  ['in Telegram', { isTelegram: true, isFramed: true }, 'blank'],
] as const)('a click opens the wallet in the same task: %s', async (_, facts, place) => {
  const device = createFakeDevice({ isMobile: true, platform: 'ios', ...facts })
  const { core, relay, windows, storage, events, step, show, settle } = aStory({
    ports: { device },
  })
  await show(OSPREY)

  core.actions.pairing.openWallet('mobile')

  expect(windows.opened).toEqual([`osprey://wc?uri=${encodeURIComponent(relay.uris[0] ?? '')}`])
  expect(windows.places).toEqual([place])
  expect(step()).toMatchObject({ step: 'linking' })

  relay.approve()
  await settle()
  expect(events).toContainEqual(
    expect.objectContaining({ type: 'sessionOpened', method: 'mobile' }),
  )
  expect(JSON.parse(storage.get('@appkit/wallet_connect') ?? '')).toMatchObject({
    link: { href: 'osprey://', name: 'Osprey' },
  })
})

test('an expired address is not opened, and a new one is created', async () => {
  const { core, clock, relay, windows, show, settle } = aStory()
  await show(OSPREY)
  clock.jump(300_000)

  core.actions.pairing.openWallet('web')
  await settle()

  expect(windows.opened).toEqual([])
  expect(relay.uris).toHaveLength(2)
})

test('without the option pairing is not possible, and an alert gives the reason', async () => {
  const { core, logger, step, show } = aStory({ walletConnect: undefined, projectId: 'p' })
  await show(OSPREY)

  core.actions.open({ view: 'AllWallets' })

  expect(step()).toEqual({ step: 'idle' })
  expect(core.snapshot().router.history).toEqual([{ view: 'Connect', params: {} }])
  const lines = logger.lines.filter(({ level }) => level === 'error')
  expect(lines.map(({ message }) => message)).toEqual([
    'No wallet can be paired with',
    'AllWallets was not opened',
  ])
})

test('an address of the website needs no option', async () => {
  const { core, clock, step, settle } = aStory({ walletConnect: undefined })
  const uri = `wc:${'a'.repeat(64)}@2?relay-protocol=irn&symKey=${'b'.repeat(64)}&expiryTimestamp=${Math.floor(clock.now() / 1000) + 200}`
  await core.start()

  core.actions.open({ uri })
  await settle()
  core.actions.pairing.show(OSPREY)

  expect(step()).toMatchObject({ step: 'waiting', uri })
  expect(core.snapshot().router.history.at(-1)).toMatchObject({ view: 'ConnectingWalletConnect' })
})

test('adapters of pairing, on a site without any, bring no logins', async () => {
  const { core, show } = aStory({ adapters: [], auth: createFakeAuth() })
  const methods = () =>
    connectMethods(core.snapshot(), {
      serves: (namespace) => core.adapter(namespace) !== undefined,
      rows: [],
    })
  expect(methods()).toEqual(['wallet'])

  await show(OSPREY)

  expect(core.adapter('eip155')).toBeDefined()
  expect(methods()).toEqual(['wallet'])
})

function namespaces(accounts: Partial<Record<Namespace, { status: string }>>): readonly string[] {
  return Object.entries(accounts).flatMap(([name, account]) =>
    account?.status === 'connected' ? [name] : [],
  )
}

function aSolana() {
  const id = 'main'
  return aChain({ id, name: 'Solana', chainNamespace: 'solana', caipNetworkId: `solana:${id}` })
}
