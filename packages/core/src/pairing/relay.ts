import {
  LatchkeyError,
  type RelayChange,
  type RelayPort,
  type RelaySource,
} from '../contract/index.ts'
import type { Ports } from '../platform/ports.ts'
import { createLazyPort, type LazyPort } from '../store/lazy-port.ts'
import type { Snapshot } from '../store/root-state.ts'

/** Which relay, and how it is reached. */
export interface RelayOptions {
  /** What the website provided as `walletConnect`. */
  readonly source: RelaySource | undefined
  /** Name of the modal, the same in all tabs. */
  readonly name: string
  /** WebSocket URL of the relay. */
  readonly url: string
  /** What the website provided as `universalProvider`. */
  readonly provider: unknown
}

/** The relay, as this core sees it. */
export type Relay = LazyPort<RelayPort, RelayChange>

interface Deps {
  readonly store: { readonly state: Pick<Snapshot, 'options'> }
  readonly ports: Pick<Ports, 'clock' | 'storage'>
  readonly relay: RelayOptions
}

/** Creates the access of one core to its relay. `load` rejects with `relay.missing` or `relay.unavailable`. */
export function createRelay(deps: Deps): Relay {
  return createLazyPort(() => loadPort(deps))
}

async function loadPort({ store, ports, relay }: Deps): Promise<RelayPort> {
  const { source, name, url: relayUrl, provider } = relay
  if (source === undefined) throw new LatchkeyError('relay.missing', {})
  const { clock, storage } = ports
  const { projectId = '' } = store.state.options
  try {
    return await source.load({ name, projectId, relayUrl, clock, storage, provider })
  } catch (cause) {
    throw new LatchkeyError('relay.unavailable', {}, { cause })
  }
}
