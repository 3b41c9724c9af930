import { expect, test } from 'vitest'
import { createTestCore } from '../testing/create-test-core.ts'
import { aFakeWallet, createFakeAdapter } from '../testing/fake-adapter.ts'

test('an adapter that has to be fetched is started once it is there', async () => {
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

test('an adapter that is there is started in the very task', () => {
  const adapter = createFakeAdapter(aFakeWallet())
  const { core } = createTestCore({ adapters: [{ ...adapter, prepare: () => undefined }] })

  void core.start()

  expect(core.snapshot().wallets.local).toHaveLength(1)
})
