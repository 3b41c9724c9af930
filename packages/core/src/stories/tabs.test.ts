import { expect, test, vi } from 'vitest'
import { publicAccount } from '../connections/public-state.ts'
import { aChain, createTestCore } from '../testing/create-test-core.ts'
import { createFakeAdapter } from '../testing/fake-adapter.ts'
import { createFakeStorage } from '../testing/fake-storage.ts'
import { createFakeTabs } from '../testing/fake-tabs.ts'
import { aFakeWallet } from '../testing/fake-wallet.ts'

/** The storage of a page that was left connected. */
const LEFT_CONNECTED = {
  '@appkit/connected_namespaces': 'eip155',
  '@appkit/eip155:connected_connector_id': 'io.fjord',
}

test('a wallet that changed without an event is read when the tab is seen again', async () => {
  const wallet = aFakeWallet({ addresses: ['0xA', '0xB'] })
  const { core, adapter, visibility } = createTestCore({ adapter: createFakeAdapter(wallet) })
  await core.start()
  await core.actions.connect.withWallet('eip155', 'io.fjord')

  visibility.set(false)
  wallet.addresses = ['0xB', '0xA']
  visibility.set(true)
  await vi.waitFor(() => expect(publicAccount(core.snapshot()).address).toBe('0xB'))

  const before = core.snapshot()
  visibility.set(false)
  visibility.set(true)
  await vi.waitFor(() =>
    expect(adapter.requests.filter((each) => /^resume/.test(each))).toHaveLength(2),
  )
  expect(core.snapshot()).toBe(before)
})

test('a wallet that shares nothing when the tab is seen again is locked, and stays stored', async () => {
  const wallet = aFakeWallet()
  const { core, visibility, storage } = createTestCore({ adapter: createFakeAdapter(wallet) })
  await core.start()
  await core.actions.connect.withWallet('eip155', 'io.fjord')
  const before = storage.entries()

  wallet.isApproved = false
  visibility.set(true)

  await vi.waitFor(() => expect(publicAccount(core.snapshot()).status).toBe('disconnected'))
  expect(storage.entries()).toMatchObject({
    '@appkit/eip155:connected_connector_id': before['@appkit/eip155:connected_connector_id'],
  })
})

test('a wallet that fails when the tab is seen again stays connected', async () => {
  const { core, adapter, visibility } = createTestCore()
  await core.start()
  await core.actions.connect.withWallet('eip155', 'io.fjord')
  vi.spyOn(adapter.sessions, 'resume').mockRejectedValue(new Error('It sleeps'))

  visibility.set(true)
  await new Promise((resolve) => setImmediate(resolve))

  expect(publicAccount(core.snapshot()).status).toBe('connected')
})

test('two tabs that resume at once are both connected, and neither waits for the other', async () => {
  const both = createFakeTabs()
  // A tab that hangs while it takes sessions up.
  void both.open().runExclusive('resume', () => new Promise(() => {}))
  const visits = [0, 1].map(() =>
    createTestCore({
      adapter: createFakeAdapter(aFakeWallet({ isApproved: true })),
      ports: { storage: createFakeStorage(LEFT_CONNECTED), tabs: both.open() },
    }),
  )

  await Promise.all(visits.map(({ core }) => core.start()))

  for (const { core, adapter } of visits) {
    expect(publicAccount(core.snapshot()).status).toBe('connected')
    expect(adapter.requests).toEqual(['resume io.fjord', 'choose io.fjord'])
  }
})

test('two tabs that resume a changed session store it one after the other', async () => {
  const both = createFakeTabs()
  const storage = createFakeStorage(LEFT_CONNECTED)
  let end = (): void => {}
  const busy = new Promise<void>((resolve) => {
    end = resolve
  })
  void both.open().runExclusive('resume', () => busy)
  const { core, adapter } = createTestCore({ ports: { storage, tabs: both.open() } })

  const start = core.start()
  await vi.waitFor(() => expect(adapter.requests).toEqual(['resume io.fjord']))
  expect(storage.entries()).toEqual(LEFT_CONNECTED)
  end()
  await start

  expect(adapter.requests).toEqual(['resume io.fjord', 'resume io.fjord'])
  // The wallet shares nothing now, as a locked one does.
  expect(storage.entries()).toEqual(LEFT_CONNECTED)
  expect(publicAccount(core.snapshot()).status).toBe('disconnected')
})

test('a tab waits one second at most for another tab that does not answer', async () => {
  const both = createFakeTabs()
  const storage = createFakeStorage(LEFT_CONNECTED)
  void both.open().runExclusive('resume', () => new Promise(() => {}))
  const { core, adapter, clock } = createTestCore({ ports: { storage, tabs: both.open() } })

  const start = core.start()
  await vi.waitFor(() => expect(adapter.requests).toEqual(['resume io.fjord']))
  await clock.advance(0)
  await clock.advance(1_000)
  await start

  expect(adapter.requests).toEqual(['resume io.fjord', 'resume io.fjord'])
})

test('a tab follows to the network on which another tab connects, also if nothing of it was stored', async () => {
  const both = createFakeTabs()
  const storage = createFakeStorage()
  const solana = aChain({ id: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', chainNamespace: 'solana' })
  const wallet = aFakeWallet()
  async function open() {
    const { core, clock } = createTestCore({
      networks: [aChain(), solana],
      adapters: [
        createFakeAdapter(wallet),
        createFakeAdapter(aFakeWallet({ networkId: `solana:${solana.id}` })),
      ],
      ports: { storage, tabs: both.open() },
    })
    await core.start()
    return { core, clock }
  }
  const before = await open()
  await before.core.actions.network.switchTo(`solana:${solana.id}`)
  storage.remove('@appkit/active_caip_network_id')
  storage.remove('@appkit/active_namespace')
  const later = await open()

  await later.core.actions.connect.withWallet('eip155', wallet.wallet.id)
  await before.clock.advance(1_000)

  expect(publicAccount(before.core.snapshot()).status).toBe('connected')
  expect(before.core.snapshot().network.activeNamespace).toBe('eip155')
})
