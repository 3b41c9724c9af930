import { expect, test } from 'vitest'
import { LatchkeyError } from './contract/index.ts'
import { createTestCore } from './testing/create-test-core.ts'
import { createFakeAdapter } from './testing/fake-adapter.ts'
import { createFakeStorage } from './testing/fake-storage.ts'
import { aFakeWallet } from './testing/fake-wallet.ts'

const LEFT_CONNECTED = {
  '@appkit/connected_namespaces': 'eip155',
  '@appkit/eip155:connected_connector_id': 'io.fjord',
}

test('an adapter that has to be loaded is started once it is loaded', async () => {
  const adapter = createFakeAdapter(aFakeWallet())
  let arrive = (): void => {}
  const prepare = (): Promise<void> =>
    new Promise((resolve) => {
      arrive = resolve
    })
  const { core } = createTestCore({ adapters: [{ ...adapter, prepare }] })

  const start = core.start()
  expect(adapter.listenerCount).toBe(0)
  arrive()
  await start

  expect(core.snapshot().wallets.local).toHaveLength(1)
})

test('a core that stopped meanwhile starts no adapter', async () => {
  const adapter = createFakeAdapter(aFakeWallet())
  let arrive = (): void => {}
  const prepare = (): Promise<void> =>
    new Promise((resolve) => {
      arrive = resolve
    })
  const { core } = createTestCore({ adapters: [{ ...adapter, prepare }] })

  const start = core.start()
  core.stop()
  arrive()
  await start

  expect(adapter.listenerCount).toBe(0)
})

test('a loaded adapter is started in the same task', () => {
  const adapter = createFakeAdapter(aFakeWallet())
  const { core } = createTestCore({ adapters: [{ ...adapter, prepare: () => undefined }] })

  void core.start()

  expect(core.snapshot().wallets.local).toHaveLength(1)
})

test('an adapter that failed to load is loaded again by the next start', async () => {
  const adapter = createFakeAdapter(aFakeWallet({ isApproved: true }))
  let isOnline = false
  const prepare = async (): Promise<void> => {
    if (!isOnline) throw new LatchkeyError('http.network', {})
  }
  const { core } = createTestCore({
    adapters: [{ ...adapter, prepare }],
    ports: { storage: createFakeStorage(LEFT_CONNECTED) },
  })

  await expect(core.start()).rejects.toMatchObject({ code: 'http.network' })
  expect(core.snapshot().accounts.eip155?.status).toBe('disconnected')
  expect(core.snapshot().lifecycle.isInitialized).toBe(true)
  expect(adapter.listenerCount).toBe(0)
  isOnline = true
  await core.start()

  expect(core.snapshot().accounts.eip155?.status).toBe('connected')
})

test('if an adapter fails to start, the others are stopped again', async () => {
  const sound = createFakeAdapter(aFakeWallet())
  const broken = createFakeAdapter(aFakeWallet({ id: 'reef', networkId: 'solana:mainnet' }))
  let isBroken = true
  const start = (): void => {
    if (isBroken) throw new LatchkeyError('adapter.unprepared', {})
  }
  const { core } = createTestCore({ adapters: [sound, { ...broken, start }] })

  await expect(core.start()).rejects.toMatchObject({ code: 'adapter.unprepared' })
  expect(sound.listenerCount).toBe(0)
  isBroken = false
  await core.start()
  expect(core.snapshot().wallets.local).toHaveLength(2)
  core.stop()

  expect(sound.listenerCount + broken.listenerCount).toBe(0)
})

test('a start that fails after a stop does not affect the next start', async () => {
  const adapter = createFakeAdapter(aFakeWallet())
  const fails: (() => void)[] = []
  const prepare = (): Promise<void> =>
    new Promise((_, reject) => {
      fails.push(() => reject(new LatchkeyError('http.network', {})))
    })
  const { core } = createTestCore({ adapters: [{ ...adapter, prepare }] })
  await core.account.load()
  const first = core.start()
  core.stop()
  const second = core.start()

  fails[0]?.()
  await expect(first).rejects.toMatchObject({ code: 'http.network' })

  expect(core.start()).toBe(second)
  expect(core.snapshot().lifecycle.isInitialized).toBe(false)
  fails[1]?.()
  await expect(second).rejects.toMatchObject({ code: 'http.network' })
})
