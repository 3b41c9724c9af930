import { describe, expect, test } from 'vitest'
import type { ChainAdapter, Namespace, Network } from '../contract/index.ts'
import { createAdapterHost } from './adapter-host.ts'

/**
 * The conformance suite of chain adapters without a page, and with a page that is not searched yet.
 * Runs in Node.
 *
 * @param make - Creates an adapter that looks for wallets in the page's own window.
 */
export function describeAdapterOnServer<N extends Namespace>(
  namespace: N,
  make: () => ChainAdapter<N>,
): void {
  const createHost = () =>
    createAdapterHost({ networks: { home: aNetwork(namespace), other: aNetwork(namespace) } })

  describe(`an adapter of ${namespace} reads the page only when it has to`, () => {
    test('on a server it can be created and started without a window', async () => {
      expect(typeof window).toBe('undefined')
      const adapter = make()
      const host = createHost()

      await adapter.prepare?.('wallets')
      adapter.start(host)

      expect(adapter.wallets.list()).toEqual([])
      expect(host.clock.pending).toBe(0)
      expect(adapter.namespace).toBe(namespace)
    })

    test('the window of the page is read once there is a listener, and not before', async () => {
      const window = watchWindow()
      const adapter = make()
      await adapter.prepare?.('wallets')
      adapter.start(createHost())
      adapter.wallets.list()
      adapter.sessions.provider()

      expect(window.reads).toBe(0)
      adapter.wallets.watch(() => undefined)
      expect(window.reads).toBeGreaterThan(0)
      window.stop()
    })
  })
}

function watchWindow() {
  let reads = 0
  Object.defineProperty(globalThis, 'window', {
    configurable: true,
    get() {
      reads += 1
      return undefined
    },
  })
  return {
    get reads() {
      return reads
    },
    stop: () => Reflect.deleteProperty(globalThis, 'window'),
  }
}

function aNetwork<N extends Namespace>(namespace: N): Network<N> {
  return {
    id: `${namespace}:1`,
    name: 'Nowhere',
    nativeCurrency: { name: 'Coin', symbol: 'COIN', decimals: 18 },
    rpcUrls: [],
    isTestnet: false,
  }
}
