import type { Sandbox } from '@latchkey/sandbox'
import { type Peer, type PeerOptions, startPeer } from '@latchkey/sandbox/peer'
import { expect, onTestFinished } from 'vitest'
import type { Network, PairedSession, RelayChange, RelayPort } from '../../contract/index.ts'
import { createSystemClock } from '../../platform/system-clock.ts'
import { createFakeLogger } from '../../testing/fake-logger.ts'
import { createRelay, type RelayInput } from '../create-relay.ts'
import { aStorage, ETHEREUM, never, SHOP } from './a-network.ts'

/** A website's side of a relay, with everything that was told. */
export interface Site {
  readonly relay: RelayPort
  readonly changes: readonly RelayChange[]
  /** Pairs with a wallet that answers at once. */
  join(peer: Peer, networks?: readonly Network[]): Promise<PairedSession>
  /** The same website after the page was loaded again. */
  reload(): Site
  /** The same website in another tab, beside this one. */
  otherTab(): Site
  told<T extends RelayChange['type']>(type: T): readonly Extract<RelayChange, { type: T }>[]
}

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
    otherTab: () => aSite(sandbox, input),
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

/** Waits until something of this kind was told. */
export async function untilTold(site: Site, type: RelayChange['type'], count = 1): Promise<void> {
  await expect.poll(() => site.told(type).length).toBeGreaterThanOrEqual(count)
}
