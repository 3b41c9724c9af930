import {
  LatchkeyError,
  type RelayChange,
  type RelayOverride,
  type RelayPort,
  type RelaySource,
} from '../contract/index.ts'
import type { Ui } from '../modal/ui.ts'
import type { Ports } from '../platform/ports.ts'
import { createLazyPort, type LazyPort } from '../store/lazy-port.ts'
import type { Snapshot } from '../store/state/root.ts'

/** Which relay, and how it is reached. */
export interface RelayOptions {
  /** The source that the website provided as `walletConnect`. */
  readonly source: RelaySource | undefined
  /** Name of the modal, the same in all tabs. */
  readonly name: string
  /** WebSocket URL of the relay. */
  readonly url: string
  /** The provider that the website provided as `universalProvider`. */
  readonly provider: unknown
  /** The permissions to request instead of the default. */
  readonly override: RelayOverride | undefined
}

/** The relay, as this core sees it. */
export type Relay = LazyPort<RelayPort, RelayChange>

interface Deps {
  readonly store: { readonly state: Pick<Snapshot, 'options'> }
  readonly ports: Pick<Ports, 'clock' | 'storage'>
  readonly relay: RelayOptions
  readonly ui: Pick<Ui, 'track'>
}

/**
 * Creates the access of one core to its relay. `load` rejects with `relay.missing` or
 * `relay.unavailable`.
 */
export function createRelay(deps: Deps): Relay {
  return createLazyPort(() => loadPort(deps))
}

/** Sent to a website's own relay without a project: one that is built like the public one refuses none. */
const OWN_RELAY_PROJECT = 'latchkey'

async function loadPort({ store, ports, relay, ui }: Deps): Promise<RelayPort> {
  const { source, name, url: relayUrl, provider, override } = relay
  if (source === undefined) throw new LatchkeyError('relay.missing', {})
  const { clock, storage } = ports
  const { hasOwnRelay, projectId = hasOwnRelay ? OWN_RELAY_PROJECT : '' } = store.state.options
  try {
    return await source.load({ name, projectId, relayUrl, clock, storage, provider, override })
  } catch (cause) {
    const error = new LatchkeyError('relay.unavailable', {}, { cause })
    // Without a stack: it names the website's files, with whatever their addresses contain.
    const properties = {
      errorType: 'UniversalProviderInitError',
      errorMessage: error.message,
      uncaught: false,
    }
    ui.track({ type: 'error', event: 'INTERNAL_SDK_ERROR', properties })
    throw error
  }
}
