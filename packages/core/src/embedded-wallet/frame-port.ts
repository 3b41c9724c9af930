import type { AuthChange, AuthHost, AuthPort } from '../contract/index.ts'
import { observeRequests } from '../platform/observe-requests.ts'
import { createLazyPort, type LazyPort } from '../store/lazy-port.ts'
import { activeNetworkId } from '../store/selectors.ts'
import type { EmbeddedWalletDeps } from './dependencies.ts'
import { isServedByFrame, networkForLogin } from './login-network.ts'

/** The frame, as this core sees it. */
export type FramePort = LazyPort<AuthPort, AuthChange>

type Deps = Pick<EmbeddedWalletDeps, 'state' | 'adapters' | 'frame' | 'ports'>

/**
 * Creates the access of one core to its frame. `load` rejects with `http.network` when its code is
 * missing.
 */
export function createFramePort(deps: Deps): FramePort {
  return createLazyPort(() => deps.frame.source.load(createHost(deps)))
}

function createHost({ state, adapters, frame, ports }: Deps): AuthHost {
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
      const isServed = active !== undefined && isServedByFrame(active)
      return isServed ? active : networkForLogin({ state, adapters })
    },
  }
}
