import { type AuthChange, type AuthHost, type AuthPort, LatchkeyError } from '../contract/index.ts'
import { createLazyPort, type LazyPort } from '../store/lazy-port.ts'
import { activeNetworkId } from '../store/selectors.ts'
import type { EmbeddedWalletDeps } from './dependencies.ts'

/** The frame, as this core sees it. */
export type FramePort = LazyPort<AuthPort, AuthChange>

type Deps = Pick<EmbeddedWalletDeps, 'state' | 'frame' | 'ports'>

/** Creates the access of one core to its frame. `load` rejects with `http.network` when its code is missing. */
export function createFramePort(deps: Deps): FramePort {
  return createLazyPort(() => deps.frame.source.load(createHost(deps)))
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
