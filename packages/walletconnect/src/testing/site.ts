import type {
  Network,
  PairedSession,
  Pairing,
  RelayChange,
  RelayPort,
} from '@latchkey/core/contract'
import type { Sandbox } from '@latchkey/sandbox'
import { type Peer, type PeerOptions, startPeer } from '@latchkey/sandbox/peer'
import { UniversalProvider } from '@walletconnect/universal-provider'
import { expect, onTestFinished } from 'vitest'
import { SILENT_LOGGER } from '../client.ts'
import { createLibraryStorage } from '../library-storage.ts'
import { createRelay, type RelayInput } from '../relay.ts'
import { aStorage, ETHEREUM, never, QUESTION, REAL_CLOCK, SHOP } from './fixtures.ts'

/** A website on a relay, with everything that its port emitted. */
export interface Site {
  readonly relay: RelayPort
  readonly changes: readonly RelayChange[]
  /** Pairs with a wallet that answers at once. */
  join(peer: Peer, networks?: readonly Network[]): Promise<PairedSession>
  /** The same website after a reload of the page. */
  reload(): Site
  /** The same website in another tab. */
  otherTab(): Site
  emitted<T extends RelayChange['type']>(type: T): readonly Extract<RelayChange, { type: T }>[]
}

/** A website on a sandbox's relay; it is stopped with the test. */
export function aSite(sandbox: Sandbox<'relay'>, changes: Partial<RelayInput> = {}): Site {
  const stored = { name: crypto.randomUUID(), storage: aStorage() }
  const library = changes.provider === undefined ? { Library: UniversalProvider } : {}
  const input = { ...stored, ...library, ...changes }
  const relay = createRelay({
    relayUrl: sandbox.addresses.relay,
    projectId: 'sandbox',
    clock: REAL_CLOCK,
    ...input,
  })
  const seen: RelayChange[] = []
  relay.watch((change) => seen.push(change))
  onTestFinished(() => relay.stop())
  return {
    relay,
    changes: seen,
    async join(peer, networks = [ETHEREUM]) {
      const pairing = await relay.pair({ networks, metadata: SHOP }, never())
      await peer.pair(pairing.uri)
      return pairing.session
    },
    reload() {
      relay.stop()
      return aSite(sandbox, input)
    },
    otherTab: () => aSite(sandbox, input),
    // A cast: the filter lets through exactly what the type names.
    emitted: (type) => seen.filter((change) => change.type === type) as never,
  }
}

/** A wallet on a sandbox's relay; it is stopped with the test. */
export async function aPeer(
  { addresses }: Sandbox<'chains' | 'relay'> | Sandbox<'relay'>,
  options: Partial<PeerOptions> = {},
): Promise<Peer> {
  const chains = 'chains' in addresses ? addresses.chains : undefined
  const peer = await startPeer({ relayUrl: addresses.relay, chains, ...options })
  onTestFinished(() => peer.stop())
  return peer
}

/** Waits until the site's port has emitted that many changes of a type. */
export async function untilEmitted(
  site: Site,
  type: RelayChange['type'],
  count = 1,
): Promise<void> {
  await expect.poll(() => site.emitted(type).length).toBeGreaterThanOrEqual(count)
}

/** A website's own universal provider. */
export type Provider = Awaited<ReturnType<typeof UniversalProvider.init>>

/** A website's own provider on a sandbox's relay; its connection is closed with the test. */
export async function aProvider({ addresses }: Sandbox<'relay'>): Promise<Provider> {
  const provider = await UniversalProvider.init({
    relayUrl: addresses.relay,
    projectId: 'sandbox',
    telemetryEnabled: false,
    metadata: SHOP,
    customStoragePrefix: crypto.randomUUID(),
    // Casts: the library calls nothing else of a logger and of a storage.
    logger: SILENT_LOGGER as never,
    storage: createLibraryStorage(aStorage()).library as never,
  })
  for (const key of Object.keys(globalThis)) {
    if (key.startsWith('_walletConnect')) Reflect.deleteProperty(globalThis, key)
  }
  onTestFinished(async () => {
    provider.client.core.heartbeat.stop()
    await provider.client.core.relayer.transportClose()
  })
  return provider
}

/** Asks a wallet for a session, by default with a sign-in. The address is scanned when it resolves. */
export async function requestSession(
  site: Site,
  peer: Peer,
  question = QUESTION,
): Promise<Pairing> {
  const pairing = await site.relay.pair(question, never())
  await peer.pair(pairing.uri)
  return pairing
}
