import { expect, test } from 'vitest'
import { bitcoinAdapter } from './bitcoin-adapter.ts'
import { createHost } from './testing/a-host.ts'

test('the front door has three names', async () => {
  const names = ['bitcoin', 'bitcoinAdapter', 'bitcoinTestnet']

  expect(Object.keys(await import('./index.ts')).sort()).toEqual(names)
})

test('on a server it can be imported, created and started without touching a window', async () => {
  expect(typeof window).toBe('undefined')
  const adapter = bitcoinAdapter()
  const host = createHost()

  await adapter.prepare?.('wallets')
  adapter.start(host)

  expect(adapter.wallets.list()).toEqual([])
  expect(host.clock.pending).toBe(0)
  expect(adapter.namespace).toBe('bip122')
})

test('the window of the page is read when somebody watches, and not before', async () => {
  let reads = 0
  Object.defineProperty(globalThis, 'window', {
    configurable: true,
    get() {
      reads += 1
      return undefined
    },
  })
  const adapter = bitcoinAdapter()
  await adapter.prepare?.('wallets')
  adapter.start(createHost())
  adapter.wallets.list()
  adapter.sessions.provider()

  expect(reads).toBe(0)
  adapter.wallets.watch(() => undefined)
  expect(reads).toBeGreaterThan(0)
  Reflect.deleteProperty(globalThis, 'window')
})
