import { expect, test, vi } from 'vitest'
import { createRest } from './compose/rest.ts'
import { LatchkeyError } from './contract/index.ts'
import type { Core } from './core.ts'
import type { CoreOptions } from './core-options.ts'
import { createStagedCore } from './create-staged-core.ts'
import { OPTION_READER } from './options.ts'
import { publicAccount } from './selectors/public-state.ts'
import { visibleConnectors } from './selectors/visible-connectors.ts'
import { createTestCore, type TestCoreChoice } from './testing/create-test-core.ts'
import { createFakeAdapter } from './testing/fake-adapter.ts'
import { createFakeStorage } from './testing/fake-storage.ts'
import { createFakeTabs } from './testing/fake-tabs.ts'
import { aFakeWallet } from './testing/fake-wallet.ts'
import { createFakeWindows } from './testing/fake-windows.ts'

/** A staged core, and the analytics events that it told of. */
function aStagedVisit(choice: TestCoreChoice = {}) {
  const told: string[] = []
  const visit = createTestCore({
    make: (given: CoreOptions): Core =>
      createStagedCore(given, OPTION_READER, { loadRest: async () => ({ createRest }) }),
    onEvent: ({ event }) => told.push(event),
    ...choice,
  })
  return { ...visit, told }
}

/** A second stage that comes, or fails to, when told to. */
function aHeldRest() {
  const loads: { arrive(): void; fail(): void }[] = []
  const loadRest = (): Promise<{ createRest: typeof createRest }> =>
    new Promise((resolve, reject) => {
      loads.push({
        arrive: () => resolve({ createRest }),
        fail: () => reject(new Error('offline')),
      })
    })
  return {
    make: (given: CoreOptions): Core => createStagedCore(given, OPTION_READER, { loadRest }),
    loads,
    arrive: () => loads.at(-1)?.arrive(),
    fail: () => loads.at(-1)?.fail(),
  }
}

/** What a page that was left connected finds in storage. */
const LEFT_CONNECTED = {
  '@appkit/connected_namespaces': 'eip155',
  '@appkit/eip155:connected_connector_id': 'io.fjord',
}

test('a website that throws when it hears of an event is told that it was its own doing', async () => {
  const { core, logger } = aStagedVisit({
    onEvent() {
      throw new Error('The website stumbled')
    },
  })
  await core.start()

  core.actions.open()
  core.prefetch()

  await vi.waitFor(() =>
    expect(logger.lines).toContainEqual(
      expect.objectContaining({ level: 'error', message: 'The website’s own `onEvent` threw' }),
    ),
  )
  expect(logger.lines.filter(({ message }) => message.includes('consequence'))).toEqual([])
  expect(core.snapshot().modal.isOpen).toBe(true)
})

test('wallets are listed and the modal opens before the second stage is there', async () => {
  const { core, told } = aStagedVisit()
  await core.start()

  core.actions.open()

  expect(core.snapshot().wallets.local).toHaveLength(1)
  expect(core.snapshot().modal.isOpen).toBe(true)
  expect(core.snapshot().lifecycle.isInitialized).toBe(true)
  expect(told).toEqual([])
  core.prefetch()
  await vi.waitFor(() => expect(told).toEqual(['MODAL_OPEN']))
})

test('a wallet is asked in the tap, and every consequence comes, in order', async () => {
  const { core, told, adapter, storage } = aStagedVisit()
  await core.start()

  core.actions.open()
  core.actions.connect.external('eip155', 'io.fjord')
  expect(adapter.requests).toEqual(['open io.fjord'])
  await vi.waitFor(() => expect(told).toContain('CONNECT_SUCCESS'))

  expect(told).toEqual(['MODAL_OPEN', 'CONNECT_SUCCESS'])
  expect(storage.entries()).toMatchObject(LEFT_CONNECTED)
  expect(core.snapshot().recent.wallets).toHaveLength(1)
  expect(publicAccount(core.snapshot()).status).toBe('connected')
})

test('who was connected before is taken up without anybody opening the modal', async () => {
  const { core, adapter } = aStagedVisit({
    adapter: createFakeAdapter(aFakeWallet({ isApproved: true })),
    ports: { storage: createFakeStorage(LEFT_CONNECTED) },
  })

  const start = core.start()
  expect(publicAccount(core.snapshot()).status).toBe('reconnecting')
  await start

  expect(publicAccount(core.snapshot()).status).toBe('connected')
  expect(adapter.requests[0]).toBe('resume io.fjord')
})

test('a page of the web opens in the tap, an application once its link can be judged', async () => {
  const part = aHeldRest()
  const windows = createFakeWindows()
  // What judges every link comes with the second stage.
  const open = (href: string): boolean =>
    part.loads.length > 0 || href.startsWith('https:') ? windows.open(href) : false
  const { core, clock } = aStagedVisit({
    make: part.make,
    ports: { windows: { ...windows, open } },
  })
  await core.start()

  core.actions.openLink('https://terms.example/')
  expect(windows.opened).toEqual(['https://terms.example/'])
  core.actions.openLink('fox://open')
  const copied = core.actions.copy('0x1')
  expect(windows.opened).toHaveLength(1)
  part.arrive()
  await clock.advance(0)

  expect(windows.opened).toEqual(['https://terms.example/', 'fox://open'])
  await copied
  expect(windows.copied).toEqual(['0x1'])
})

test('wallets that were connected before are known once the second stage is there', async () => {
  const part = aHeldRest()
  const recent = JSON.stringify([{ id: 'io.kestrel', namespace: 'eip155', name: 'Kestrel' }])
  const storage = createFakeStorage({ '@appkit/recent_wallets': recent })
  const { core, clock } = aStagedVisit({ make: part.make, ports: { storage } })
  await core.start()

  core.prefetch()
  part.arrive()
  await clock.advance(0)

  expect(core.snapshot().recent.wallets).toMatchObject([{ id: 'io.kestrel' }])
})

test('what needs the second stage waits for it, and fails as it would have', async () => {
  const { core } = aStagedVisit()
  await core.start()

  await core.actions.network.switchTo('eip155:8453')
  const unknown = core.actions.network.switchTo('eip155:10')

  expect(core.snapshot().network.activeIds.eip155).toBe('eip155:8453')
  await expect(unknown).rejects.toMatchObject({ code: 'network.not-found' })
})

test('a connected visitor disconnects, and nothing of the connection stays', async () => {
  const { core, storage, told } = aStagedVisit()
  await core.start()
  await core.actions.connect.withWallet('eip155', 'io.fjord')

  await core.actions.disconnect()
  await vi.waitFor(() => expect(told).toContain('DISCONNECT_SUCCESS'))

  expect(storage.entries()).not.toHaveProperty('@appkit/connected_namespaces')
  expect(publicAccount(core.snapshot()).status).toBe('disconnected')
})

test('what a core that was stopped had not done yet stays undone', async () => {
  const { core, told } = aStagedVisit()
  await core.start()
  core.actions.open()

  core.stop()
  await core.actions.network.switchTo('eip155:8453')

  expect(told).not.toContain('MODAL_OPEN')
})

test('closing ends what is asked of a wallet at once, and the list is whole again', async () => {
  const { core, adapter } = aStagedVisit({
    adapter: createFakeAdapter(aFakeWallet({ mood: 'hang' })),
  })
  await core.start()
  core.actions.open({ namespace: 'solana' })
  expect(visibleConnectors(core.snapshot())).toHaveLength(0)
  core.actions.connect.external('eip155', 'io.fjord')

  core.actions.close({ isForced: true })

  expect(adapter.requests).toEqual(['open io.fjord'])
  expect(core.snapshot().connect.current.step).toBe('idle')
  expect(visibleConnectors(core.snapshot())).toHaveLength(1)
  core.stop()
})

test('a closing that is told late ends nothing that was asked since', async () => {
  const { core, told } = aStagedVisit({
    adapter: createFakeAdapter(aFakeWallet({ mood: 'hang' })),
  })
  await core.start()
  core.actions.open()
  core.actions.close()
  core.actions.open({ namespace: 'eip155' })
  core.actions.connect.external('eip155', 'io.fjord')

  await vi.waitFor(() => expect(told).toEqual(['MODAL_OPEN', 'MODAL_CLOSE', 'MODAL_OPEN']))

  expect(core.snapshot().connect.current.step).toBe('awaitingWallet')
  expect(core.snapshot().modal).toMatchObject({ isOpen: true, namespaceFilter: 'eip155' })
  core.stop()
})

test('a wallet is asked in the tap, and its session waits for what follows upon it', async () => {
  const part = aHeldRest()
  const { core, adapter, storage, clock, told } = aStagedVisit({ make: part.make })
  await core.start()
  core.actions.open()

  core.actions.connect.external('eip155', 'io.fjord')
  core.actions.connect.external('eip155', 'io.fjord')
  expect(adapter.requests).toEqual(['open io.fjord'])
  expect(core.snapshot().router.history.at(-1)?.view).toBe('ConnectingExternal')
  await clock.advance(0)
  expect(publicAccount(core.snapshot()).status).toBe('connecting')
  expect(part.loads).toHaveLength(1)
  part.arrive()
  // A frame, and the account is looked up.
  await clock.advance(20)

  expect(adapter.requests.join()).toMatch(/^open io.fjord,choose io.fjord,balance/)
  expect(publicAccount(core.snapshot()).status).toBe('connected')
  expect(storage.entries()).toMatchObject(LEFT_CONNECTED)
  expect(told).toEqual(['MODAL_OPEN', 'CONNECT_SUCCESS'])
  await clock.advance(600)
  expect(core.snapshot().modal.isOpen).toBe(false)
})

test.each<[how: string, leave: (core: Core) => void]>([
  ['the modal is closed', ({ actions }) => actions.close()],
  ['the visitor goes back', ({ actions }) => actions.router.back()],
  ['the core stops', (core) => core.stop()],
])('a wallet that was asked early is forgotten when %s', async (_how, leave) => {
  const part = aHeldRest()
  const { core, adapter, clock } = aStagedVisit({ make: part.make })
  await core.start()
  core.actions.open()
  core.actions.connect.external('eip155', 'io.fjord')

  leave(core)
  expect(core.snapshot().connect.current.step).toBe('idle')
  part.arrive()
  await clock.advance(0)

  expect(core.snapshot().connect.current.step).toBe('idle')
  expect(publicAccount(core.snapshot()).status).toBe('disconnected')
  expect(adapter.requests).toEqual(['open io.fjord'])
})

test('of two wallets that are tapped early the second is connected', async () => {
  const part = aHeldRest()
  const other = aFakeWallet({ id: 'io.kestrel', name: 'Kestrel' })
  const adapter = createFakeAdapter(aFakeWallet(), other)
  const { core, clock } = aStagedVisit({ make: part.make, adapter })
  await core.start()
  const first = core.actions.connect.withWallet('eip155', 'io.fjord')
  const second = core.actions.connect.withWallet('eip155', 'io.kestrel')
  const aborted = expect(first).rejects.toMatchObject({ code: 'aborted' })

  part.arrive()
  await clock.advance(0)

  await aborted
  await expect(second).resolves.toMatch(/^eip155:1:/)
  expect(core.snapshot().accounts.eip155).toMatchObject({ wallet: { id: 'io.kestrel' } })
})

test('a wallet that refuses early has refused once the second stage is there', async () => {
  const part = aHeldRest()
  const adapter = createFakeAdapter(aFakeWallet({ mood: new LatchkeyError('wallet.rejected', {}) }))
  const { core, clock } = aStagedVisit({ make: part.make, adapter })
  await core.start()
  const connecting = core.actions.connect.withWallet('eip155', 'io.fjord')
  const refused = expect(connecting).rejects.toMatchObject({ code: 'wallet.rejected' })

  part.arrive()
  await clock.advance(0)

  await refused
  expect(core.snapshot().connect.current).toMatchObject({ error: { code: 'wallet.rejected' } })
})

test('early, too, a wallet that is not there is missing', async () => {
  const { core } = aStagedVisit({ make: aHeldRest().make })
  await core.start()

  expect(() => core.actions.connect.external('eip155', 'io.gone')).toThrow(
    expect.objectContaining({ code: 'wallet.missing' }),
  )
  const connecting = core.actions.connect.withWallet('eip155', 'io.gone')
  await expect(connecting).rejects.toMatchObject({ code: 'wallet.missing' })
})

test.each(['before', 'after'])(
  'a connection that could not be had is tried again %s the second stage is there',
  async (when) => {
    const part = aHeldRest()
    const heard: string[] = []
    const tabs = createFakeTabs()
    tabs.open().hear((topic) => heard.push(topic))
    const { core, storage, clock, told } = aStagedVisit({
      make: part.make,
      ports: { tabs: tabs.open() },
    })
    await core.start()
    core.actions.open()
    core.actions.connect.external('eip155', 'io.fjord')

    part.fail()
    await clock.advance(0)
    expect(core.snapshot().connect.current).toMatchObject({ error: { code: 'http.network' } })
    await clock.advance(1_000)
    part.fail()
    await clock.advance(1_999)
    expect(part.loads).toHaveLength(2)
    await clock.advance(1)
    expect(part.loads).toHaveLength(3)
    if (when === 'before') core.actions.connect.retry()
    part.arrive()
    await clock.advance(0)
    if (when === 'after') core.actions.connect.retry()
    await clock.advance(0)

    expect(storage.entries()).toMatchObject(LEFT_CONNECTED)
    expect(heard).not.toEqual([])
    expect(told).toEqual(['MODAL_OPEN', 'CONNECT_SUCCESS'])
    await clock.advance(600)
    expect(core.snapshot().modal.isOpen).toBe(false)
  },
)

test.each(['before', 'after'])(
  'a core that stops %s a failure asks for nothing more',
  async (when) => {
    const part = aHeldRest()
    const { core, clock } = aStagedVisit({ make: part.make })
    await core.start()
    core.actions.open()
    core.prefetch()

    if (when === 'before') core.stop()
    part.fail()
    await clock.advance(0)
    expect(clock.pending).toBe(when === 'before' ? 0 : 1)
    core.stop()

    expect(clock.pending).toBe(0)
    await clock.advance(60_000)
    expect(part.loads).toHaveLength(1)
  },
)

test('a start that could not be finished leaves nobody waiting, and is finished later', async () => {
  const part = aHeldRest()
  const adapter = createFakeAdapter(aFakeWallet({ isApproved: true }))
  const { core, clock } = aStagedVisit({
    make: part.make,
    adapter,
    ports: { storage: createFakeStorage(LEFT_CONNECTED) },
  })
  const start = core.start()
  expect(publicAccount(core.snapshot()).status).toBe('reconnecting')

  const failed = expect(start).rejects.toMatchObject({ code: 'http.network' })
  part.fail()
  await failed
  expect(publicAccount(core.snapshot()).status).toBe('disconnected')
  expect(core.snapshot().lifecycle.isInitialized).toBe(true)
  expect(adapter.listenerCount).toBe(1)
  await clock.advance(1_000)
  part.arrive()
  await clock.advance(0)

  expect(publicAccount(core.snapshot()).status).toBe('connected')
  expect(adapter.listenerCount).toBe(2)
  core.stop()
  expect(adapter.listenerCount).toBe(0)
})
