import type { Sandbox } from '@latchkey/sandbox'
import { type Peer, type PeerOptions, startPeer } from '@latchkey/sandbox/peer'
import { expect, onTestFinished } from 'vitest'
import type { Network, PairedSession, RelayChange, RelayPort } from '../../contract/index.ts'
import { createSystemClock } from '../../platform/system-clock.ts'
import { createFakeLogger } from '../../testing/fake-logger.ts'
import { createRelay, type RelayInput } from '../create-relay.ts'

/** A website's side of a relay, with everything that was told. */
export interface Site {
  readonly relay: RelayPort
  readonly changes: readonly RelayChange[]
  /** Pairs with a wallet that answers at once. */
  join(peer: Peer, networks?: readonly Network[]): Promise<PairedSession>
  /** The same website after the page was loaded again. */
  reload(): Site
  told<T extends RelayChange['type']>(type: T): readonly Extract<RelayChange, { type: T }>[]
}

export const ETHEREUM = aNetwork('eip155:1', 'Ethereum')
export const BASE = aNetwork('eip155:8453', 'Base')
export const SOLANA = aNetwork('solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', 'Solana')
export const BITCOIN = aNetwork('bip122:000000000019d6689c085ae165831e93', 'Bitcoin')

export const SHOP = { name: 'Shop', description: 'Sells', url: 'https://shop.example', icons: [] }

/** A website on a sandbox's relay; it ends with the test. */
export function aSite(sandbox: Sandbox<'relay'>, changes: Partial<RelayInput> = {}): Site {
  const kept = { storageName: crypto.randomUUID(), storage: aStorage() }
  const input = { ...kept, ...changes }
  const relay = createRelay({
    ...{ relayUrl: sandbox.addresses.relay, projectId: 'sandbox' },
    ...{ clock: createSystemClock(), logger: createFakeLogger() },
    ...input,
  })
  const seen: RelayChange[] = []
  relay.watch((change) => seen.push(change))
  onTestFinished(() => relay.stop())
  return {
    ...{ relay, changes: seen },
    async join(peer, networks = [ETHEREUM]) {
      const pairing = await relay.pair({ networks, metadata: SHOP }, never())
      await peer.pair(pairing.uri)
      return pairing.session
    },
    reload() {
      relay.stop()
      return aSite(sandbox, input)
    },
    // The filter lets through exactly what the type names.
    told: (type) => seen.filter((change) => change.type === type) as never,
  }
}

/** A wallet on a sandbox's relay; it ends with the test. */
export async function aPeer(
  { addresses }: Sandbox<'chains' | 'relay'> | Sandbox<'relay'>,
  options: Partial<PeerOptions> = {},
): Promise<Peer> {
  const chains = 'chains' in addresses ? addresses.chains : undefined
  const peer = await startPeer({ relayUrl: addresses.relay, chains, ...options })
  onTestFinished(() => peer.stop())
  return peer
}

/** A signal that nobody fires. */
export function never(): AbortSignal {
  return new AbortController().signal
}

/** Waits until something of this kind was told. */
export async function untilTold(site: Site, type: RelayChange['type'], count = 1): Promise<void> {
  await expect.poll(() => site.told(type).length).toBeGreaterThanOrEqual(count)
}

/** The library's storage, in memory, with a look inside. */
export function aStorage(values = new Map<string, string>()) {
  const read = (text: string | undefined) => (text === undefined ? undefined : JSON.parse(text))
  return {
    values,
    getKeys: async () => [...values.keys()],
    getEntries: async () => [...values].map(([key, text]) => [key, read(text)]),
    getItem: async (key: string) => read(values.get(key)),
    setItem: async (key: string, value: unknown) => void values.set(key, JSON.stringify(value)),
    removeItem: async (key: string) => void values.delete(key),
  }
}

function aNetwork(id: Network['id'], name: string): Network {
  const nativeCurrency = { name: 'Coin', symbol: 'COIN', decimals: 18 }
  return { id, name, nativeCurrency, rpcUrls: ['http://127.0.0.1:9'], isTestnet: false }
}
