import type { AuthChange, AuthHost, AuthPort } from '../contract/index.ts'
import type { CorePorts } from '../platform/core-ports.ts'
import { observeRequests } from '../platform/observe-requests.ts'
import type { Adapters } from '../store/adapters.ts'
import { createLazyPort, type LazyPort } from '../store/lazy-port.ts'
import { activeNetworkId } from '../store/selectors.ts'
import type { AuthState } from '../store/state/auth.ts'
import type { RootState } from '../store/state/root.ts'
import type { FrameDeps } from './dependencies.ts'
import { networkForLogin } from './login-network.ts'

/** The frame, as this core sees it. */
export type FramePort = LazyPort<AuthPort, AuthChange>

interface Deps {
  readonly state: RootState
  readonly adapters: Adapters
  readonly auth: Pick<AuthState, 'networkIds'>
  readonly frame: FrameDeps
  readonly ports: CorePorts
}

/**
 * Creates the access of one core to its frame. `load` rejects with `http.network` when its code is
 * missing.
 */
export function createFramePort(deps: Deps): FramePort {
  return createLazyPort(() => deps.frame.source.load(createHost(deps)))
}

function createHost(deps: Deps): AuthHost {
  const { state, auth, frame, ports } = deps
  const { clock, random, logger, storage } = ports
  return {
    clock,
    random,
    logger,
    storage,
    secureSite: frame.secureSite,
    hasLogger: frame.hasLogger,
    slot: frame.slot,
    observe: observeRequests(ports.observer, { to: 'frame' }),
    projectId: state.options.projectId ?? '',
    networkId() {
      const active = activeNetworkId(state)
      const isServed = active !== undefined && auth.networkIds.includes(active)
      return isServed ? active : networkForLogin(deps)
    },
  }
}
