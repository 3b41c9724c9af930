import {
  type AuthChange,
  type AuthHost,
  type AuthPort,
  LatchkeyError,
  type Undo,
} from '../contract/index.ts'
import { activeNetworkId } from '../store/selectors.ts'
import type { EmbeddedWalletDeps } from './dependencies.ts'

/** The frame, as this core sees it. Nothing is loaded before `load` is called. */
export interface FramePort {
  /**
   * Loads the port; calls while it loads and afterwards share it.
   *
   * @throws LatchkeyError `http.network`; `aborted` when `stop` is called meanwhile.
   */
  load(): Promise<AuthPort>
  /** The loaded port; undefined before. */
  current(): AuthPort | undefined
  /** Calls the listener with everything that the frame reports by itself. */
  subscribe(listener: (change: AuthChange) => void): Undo
  /** Stops the port; the next `load` loads it again. */
  stop(): void
}

type Deps = Pick<EmbeddedWalletDeps, 'state' | 'frame' | 'ports'>

/** Creates the access of one core to its frame. */
export function createFramePort(deps: Deps): FramePort {
  const listeners = new Set<(change: AuthChange) => void>()
  let loaded: { readonly port: AuthPort; readonly unwatch: Undo } | undefined
  let loading: Promise<AuthPort> | undefined

  function begin(): Promise<AuthPort> {
    const attempt: Promise<AuthPort> = deps.frame.source.load(createHost(deps)).then(
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

  function emit(change: AuthChange): void {
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

function createHost({ state, frame, ports }: Deps): AuthHost {
  const { clock, random, logger, storage } = ports
  return {
    ...{ clock, random, logger, storage },
    secureSite: frame.secureSite,
    slot: frame.slot,
    projectId: state.options.projectId ?? '',
    networkId() {
      const active = activeNetworkId(state)
      if (active === undefined) throw new LatchkeyError('network.none', {})
      return active
    },
  }
}
