import {
  LatchkeyError,
  type RelayChange,
  type RelayPort,
  type RelaySource,
  type Undo,
} from '../contract/index.ts'
import type { Ports } from '../platform/ports.ts'
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

/** The relay, as this core sees it. Nothing is loaded before `load` is called. */
export interface Relay {
  /**
   * Loads the port; calls while it loads and afterwards share it.
   *
   * @throws LatchkeyError `relay.missing`, `relay.unavailable`; `aborted` when `stop` is called meanwhile.
   */
  load(): Promise<RelayPort>
  /** The loaded port; undefined before. */
  current(): RelayPort | undefined
  /** Calls the listener with everything that wallets and the relay do by themselves. */
  subscribe(listener: (change: RelayChange) => void): Undo
  /** Stops the port; the next `load` loads it again. */
  stop(): void
}

interface Deps {
  readonly store: { readonly state: Pick<Snapshot, 'options'> }
  readonly ports: Pick<Ports, 'clock' | 'storage'>
  readonly relay: RelayOptions
}

/** Creates the access of one core to its relay. */
export function createRelay(deps: Deps): Relay {
  const listeners = new Set<(change: RelayChange) => void>()
  let loaded: { readonly port: RelayPort; readonly unwatch: Undo } | undefined
  let loading: Promise<RelayPort> | undefined

  function begin(): Promise<RelayPort> {
    const attempt: Promise<RelayPort> = loadPort(deps).then(
      (port) => {
        if (loading !== attempt) {
          port.stop()
          throw new LatchkeyError('aborted', {})
        }
        loaded = { port, unwatch: port.watch(emit) }
        return port
      },
      (thrown: unknown) => {
        // The next call tries again.
        if (loading === attempt) loading = undefined
        throw thrown
      },
    )
    return attempt
  }

  function emit(change: RelayChange): void {
    for (const listener of listeners) listener(change)
  }

  return {
    load() {
      loading ??= begin()
      return loading
    },
    current: () => loaded?.port,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    stop() {
      loading = undefined
      loaded?.unwatch()
      loaded?.port.stop()
      loaded = undefined
    },
  }
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
