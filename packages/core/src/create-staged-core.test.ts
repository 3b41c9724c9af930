import { expect, test, vi } from 'vitest'
import { createStagedCore } from './create-staged-core.ts'
import { publicAccount } from './selectors/public-state.ts'
import { createTestCore, type TestCoreChoice } from './testing/create-test-core.ts'
import { aFakeWallet, createFakeAdapter } from './testing/fake-adapter.ts'
import { createFakeStorage } from './testing/fake-storage.ts'

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
