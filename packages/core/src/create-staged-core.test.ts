import { expect, test, vi } from 'vitest'
import { createRest } from './compose/rest.ts'
import type { Core } from './core.ts'
import type { CoreOptions } from './core-options.ts'
import { createCoreWith, createStagedCore } from './create-staged-core.ts'
import { publicAccount } from './selectors/public-state.ts'
import { visibleConnectors } from './selectors/visible-connectors.ts'
import { createTestCore, type TestCoreChoice } from './testing/create-test-core.ts'
import { aFakeWallet, createFakeAdapter } from './testing/fake-adapter.ts'
import { createFakeStorage } from './testing/fake-storage.ts'
import { createFakeTabs } from './testing/fake-tabs.ts'

/** A staged core, and the analytics events that it told of. */
function aStagedVisit(choice: TestCoreChoice = {}) {
  const told: string[] = []
  const visit = createTestCore({
    make: createStagedCore,
    onEvent: ({ event }) => told.push(event),
    ...choice,
  })
  return { ...visit, told }
}

/** A second stage that comes, or fails to, when told to. */
function aHeldRest() {
  const loads: { arrive(): void; fail(): void }[] = []
  const load = (): Promise<{ createRest: typeof createRest }> =>
    new Promise((resolve, reject) => {
      loads.push({
        arrive: () => resolve({ createRest }),
        fail: () => reject(new Error('offline')),
      })
    })
  return {
    make: (given: CoreOptions): Core => createCoreWith(given, load),
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

test('a session whose end is told late takes nothing from the one that came after', async () => {
  const part = aHeldRest()
  const { core, adapter, storage, clock } = aStagedVisit({ make: part.make })
  await core.start()
  await core.actions.connect.withWallet('eip155', 'io.fjord')
  adapter.emitClosed('io.fjord')
  core.actions.open()
  core.actions.connect.external('eip155', 'io.fjord')
  await clock.advance(0)
  expect(core.snapshot().connect.current.step).toBe('connected')

  part.arrive()
  await clock.advance(0)

  expect(core.snapshot().connect.current.step).toBe('connected')
  expect(storage.entries()).toMatchObject(LEFT_CONNECTED)
  await clock.advance(600)
  expect(core.snapshot().modal.isOpen).toBe(false)
})

test('a view of a new session stays when the end of an earlier one is told late', async () => {
  const part = aHeldRest()
  const { core, adapter, clock } = aStagedVisit({ make: part.make })
  await core.start()
  await core.actions.connect.withWallet('eip155', 'io.fjord')
  adapter.emitClosed('io.fjord')
  await core.actions.connect.withWallet('eip155', 'io.fjord')
  core.actions.open()
  expect(core.snapshot().router.history.at(-1)?.view).toBe('Account')

  part.arrive()
  await clock.advance(0)

  expect(core.snapshot().modal.isOpen).toBe(true)
})

test('what an embedded modal is told late of a session that is over ends no newer request', async () => {
  const part = aHeldRest()
  const wallet = aFakeWallet()
  const { core, adapter, clock } = aStagedVisit({
    make: part.make,
    adapter: createFakeAdapter(wallet),
    enableEmbedded: true,
  })
  await core.start()
  await core.actions.connect.withWallet('eip155', 'io.fjord')
  adapter.emitClosed('io.fjord')
  wallet.mood = 'hang'
  const asked = core.actions.connect.withWallet('eip155', 'io.fjord')

  part.arrive()
  await clock.advance(0)

  expect(core.snapshot().connect.current.step).toBe('awaitingWallet')
  core.stop()
  await expect(asked).rejects.toMatchObject({ code: 'aborted' })
})

test('a connection whose consequences could not be had is remembered once they can', async () => {
  const part = aHeldRest()
  const heard: string[] = []
  const tabs = createFakeTabs()
  tabs.open().hear((topic) => heard.push(topic))
  const { core, storage, clock, told, logger } = aStagedVisit({
    make: part.make,
    ports: { tabs: tabs.open() },
  })
  await core.start()
  core.actions.open()
  core.actions.connect.external('eip155', 'io.fjord')
  await clock.advance(0)

  part.fail()
  await clock.advance(1_000)
  part.fail()
  await clock.advance(1_999)
  expect(part.loads).toHaveLength(2)
  await clock.advance(1)
  part.arrive()
  await clock.advance(0)

  expect(part.loads).toHaveLength(3)
  expect(logger.lines.filter(({ message }) => message.startsWith('A part'))).toHaveLength(1)
  expect(storage.entries()).toMatchObject(LEFT_CONNECTED)
  expect(heard).not.toEqual([])
  expect(told).toEqual(['MODAL_OPEN', 'CONNECT_SUCCESS'])
  await clock.advance(600)
  expect(core.snapshot().modal.isOpen).toBe(false)
})

test.each(['before', 'after'])(
  'a core that stops %s a failure asks for nothing more',
  async (when) => {
    const part = aHeldRest()
    const { core, clock } = aStagedVisit({ make: part.make })
    await core.start()
    await core.actions.connect.withWallet('eip155', 'io.fjord')

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
  const listeners = adapter.listenerCount
  await clock.advance(1_000)
  part.arrive()
  await clock.advance(0)

  expect(publicAccount(core.snapshot()).status).toBe('connected')
  expect(adapter.listenerCount).toBe(listeners)
  core.stop()
  expect(adapter.listenerCount).toBe(0)
})
