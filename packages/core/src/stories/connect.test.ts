import { expect, test } from 'vitest'
import { publicAccount } from '../connections/public-state.ts'
import { LatchkeyError } from '../contract/index.ts'
import type { Core } from '../core.ts'
import { aChain, createTestCore, type TestCoreChoice } from '../testing/create-test-core.ts'
import { createFakeAdapter } from '../testing/fake-adapter.ts'
import { createFakeStorage } from '../testing/fake-storage.ts'
import { aFakeWallet } from '../testing/fake-wallet.ts'
import { createFakeWindows } from '../testing/fake-windows.ts'
import { SOLANA } from '../testing/set-up-several-wallets.ts'
import { visibleConnectors } from '../wallets/visible-connectors.ts'

/** A core, and the names of the analytics events that the website's `onEvent` received. */
function aVisit(choice: TestCoreChoice = {}) {
  const tracked: string[] = []
  const visit = createTestCore({ onEvent: ({ event }) => tracked.push(event), ...choice })
  return { ...visit, tracked }
}

/** The storage of a page that was left connected. */
const LEFT_CONNECTED = {
  '@appkit/connected_namespaces': 'eip155',
  '@appkit/eip155:connected_connector_id': 'io.fjord',
}

test('an error that `onEvent` throws is logged', async () => {
  const { core, logger } = aVisit({
    onEvent() {
      throw new Error('The website stumbled')
    },
  })
  await core.start()

  core.actions.open()

  expect(logger.lines).toContainEqual(
    expect.objectContaining({ level: 'error', message: 'The website’s own `onEvent` threw' }),
  )
  expect(logger.lines.filter(({ message }) => message.includes('consequence'))).toEqual([])
  expect(core.snapshot().modal.isOpen).toBe(true)
})

test('opening changes nothing that a view shows, so that no view renders again', async () => {
  const { core } = createTestCore()
  await core.start()
  const { modal: _closed, telemetry: _before, ...before } = core.snapshot()

  core.actions.open()

  const { modal, telemetry: _after, ...after } = core.snapshot()
  expect(modal.isOpen).toBe(true)
  for (const [name, part] of Object.entries(after)) {
    expect.soft(part, name).toBe(Reflect.get(before, name))
  }
})

test('a wallet is requested in the task of the click, and the consequences run in order', async () => {
  const { core, tracked, adapter, storage, settle } = aVisit()
  await core.start()

  core.actions.open()
  core.actions.connect.local('eip155', 'io.fjord')
  core.actions.connect.local('eip155', 'io.fjord')
  expect(adapter.requests).toEqual(['open io.fjord'])
  expect(core.snapshot().router.history.at(-1)?.view).toBe('ConnectingExternal')
  expect(publicAccount(core.snapshot()).status).toBe('connecting')
  await settle()

  expect(adapter.requests.join()).toMatch(/^open io.fjord,choose io.fjord,balance/)
  expect(tracked).toEqual([
    ...['INITIALIZE', 'MODAL_OPEN'],
    ...['SELECT_WALLET', 'SELECT_WALLET', 'CONNECT_SUCCESS'],
  ])
  expect(storage.entries()).toMatchObject(LEFT_CONNECTED)
  expect(core.snapshot().recent.wallets).toHaveLength(1)
  expect(publicAccount(core.snapshot()).status).toBe('connected')
})

test('a stored session is resumed without opening the modal', async () => {
  const { core, adapter } = aVisit({
    adapter: createFakeAdapter(aFakeWallet({ isApproved: true })),
    ports: { storage: createFakeStorage(LEFT_CONNECTED) },
  })

  const start = core.start()
  expect(publicAccount(core.snapshot()).status).toBe('reconnecting')
  await start

  expect(publicAccount(core.snapshot()).status).toBe('connected')
  expect(adapter.requests[0]).toBe('resume io.fjord')
})

test('links of websites and applications open in the task of the click', async () => {
  const windows = createFakeWindows()
  const { core } = aVisit({ ports: { windows } })
  await core.start()

  core.actions.openLink('https://terms.example/')
  core.actions.openLink('fox://open')

  expect(windows.opened).toEqual(['https://terms.example/', 'fox://open'])
  await core.actions.copy('0x1')
  expect(windows.copied).toEqual(['0x1'])
})

test('wallets that were connected before are known after the start', async () => {
  const recent = JSON.stringify([{ id: 'io.kestrel', namespace: 'eip155', name: 'Kestrel' }])
  const storage = createFakeStorage({ '@appkit/recent_wallets': recent })
  const { core } = aVisit({ ports: { storage } })

  await core.start()

  expect(core.snapshot().recent.wallets).toMatchObject([{ id: 'io.kestrel' }])
})

test('an unknown network is refused', async () => {
  const { core } = aVisit()
  await core.start()

  await core.actions.network.switchTo('eip155:8453')
  const unknown = core.actions.network.switchTo('eip155:10')

  expect(core.snapshot().network.activeIds.eip155).toBe('eip155:8453')
  await expect(unknown).rejects.toMatchObject({ code: 'network.not-found' })
})

test('a disconnect removes everything about the connection', async () => {
  const { core, storage, tracked } = aVisit()
  await core.start()
  await core.actions.connect.withWallet('eip155', 'io.fjord')

  await core.actions.disconnect()

  expect(tracked).toContain('DISCONNECT_SUCCESS')
  expect(storage.entries()).not.toHaveProperty('@appkit/connected_namespaces')
  expect(publicAccount(core.snapshot()).status).toBe('disconnected')
})

test('closing cancels the request to a wallet at once, and the list shows all wallets again', async () => {
  const { core, adapter } = aVisit({
    adapter: createFakeAdapter(aFakeWallet({ mood: 'hang' })),
    networks: [aChain(), aChain({ id: SOLANA, name: 'Solana' })],
  })
  await core.start()
  core.actions.open({ namespace: 'solana' })
  expect(visibleConnectors(core.snapshot())).toHaveLength(0)
  core.actions.connect.local('eip155', 'io.fjord')

  core.actions.close({ isForced: true })

  expect(adapter.requests).toEqual(['open io.fjord'])
  expect(core.snapshot().connect.current.step).toBe('idle')
  expect(visibleConnectors(core.snapshot())).toHaveLength(1)
  core.stop()
})

test('a wallet that is requested after closing and opening again is not cancelled', async () => {
  const { core, tracked } = aVisit({
    adapter: createFakeAdapter(aFakeWallet({ mood: 'hang' })),
  })
  await core.start()
  core.actions.open()
  core.actions.close()
  core.actions.open({ namespace: 'eip155' })
  core.actions.connect.local('eip155', 'io.fjord')

  expect(tracked).toEqual([
    ...['INITIALIZE', 'MODAL_OPEN', 'MODAL_CLOSE'],
    ...['MODAL_OPEN', 'SELECT_WALLET'],
  ])
  expect(core.snapshot().connect.current.step).toBe('awaitingWallet')
  expect(core.snapshot().modal).toMatchObject({ isOpen: true, namespaceFilter: 'eip155' })
  core.stop()
})

test.each<[how: string, leave: (core: Core) => void]>([
  ['the modal is closed', ({ actions }) => actions.close()],
  ['the visitor goes back', ({ actions }) => actions.router.back()],
  ['the core stops', (core) => core.stop()],
])('the answer of a wallet is ignored when %s', async (_how, leave) => {
  const { core, adapter, clock } = aVisit()
  await core.start()
  core.actions.open()
  core.actions.connect.local('eip155', 'io.fjord')

  leave(core)
  expect(core.snapshot().connect.current.step).toBe('idle')
  await clock.advance(0)

  expect(core.snapshot().connect.current.step).toBe('idle')
  expect(publicAccount(core.snapshot()).status).toBe('disconnected')
  expect(adapter.requests[0]).toBe('open io.fjord')
})

test('if two wallets are chosen one after the other, the second is connected', async () => {
  const other = aFakeWallet({ id: 'io.kestrel', name: 'Kestrel' })
  const { core } = aVisit({ adapter: createFakeAdapter(aFakeWallet(), other) })
  await core.start()

  const first = core.actions.connect.withWallet('eip155', 'io.fjord')
  const second = core.actions.connect.withWallet('eip155', 'io.kestrel')

  await expect(first).rejects.toMatchObject({ code: 'aborted' })
  await expect(second).resolves.toMatch(/^eip155:1:/)
  expect(core.snapshot().accounts.eip155).toMatchObject({ wallet: { id: 'io.kestrel' } })
})

test('a refusal of a wallet is shown, and the wallet can be requested again', async () => {
  const adapter = createFakeAdapter(aFakeWallet({ mood: new LatchkeyError('wallet.rejected', {}) }))
  const { core } = aVisit({ adapter })
  await core.start()

  const connecting = core.actions.connect.withWallet('eip155', 'io.fjord')

  await expect(connecting).rejects.toMatchObject({ code: 'wallet.rejected' })
  expect(core.snapshot().connect.current).toMatchObject({ error: { code: 'wallet.rejected' } })
  core.actions.connect.retry()
  expect(adapter.requests.filter((request) => request === 'open io.fjord')).toHaveLength(2)
})

test('an unknown wallet rejects with wallet.missing', async () => {
  const { core } = aVisit()
  await core.start()

  expect(() => core.actions.connect.local('eip155', 'io.gone')).toThrow(
    expect.objectContaining({ code: 'wallet.missing' }),
  )
  const connecting = core.actions.connect.withWallet('eip155', 'io.gone')
  await expect(connecting).rejects.toMatchObject({ code: 'wallet.missing' })
})
