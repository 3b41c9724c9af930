import type { FarBase } from '../compose/base.ts'
import { createPortLine, type PortLine } from '../compose/port-line.ts'
import {
  type AuthChange,
  type AuthPort,
  type AuthSource,
  LatchkeyError,
} from '../contract/index.ts'

/** The embedded wallet of one core. */
export type AuthLine = PortLine<AuthPort>

interface Deps {
  readonly base: FarBase
  readonly auth: AuthSource
  slot(signal: AbortSignal): Promise<HTMLElement>
  heard(change: AuthChange): void
}

/** Makes the line of one core. Asked for its port it may throw LatchkeyError `http.network`. */
export function createAuthLine(deps: Deps): AuthLine {
  return createPortLine<AuthChange, AuthPort>(() => deps.auth.load(hostOf(deps)), deps.heard)
}

function hostOf({ base, slot }: Deps): Parameters<AuthSource['load']>[0] {
  const { ports, store, looks, secureSite } = base
  const { clock, random, logger, storage } = ports
  return {
    ...{ clock, random, logger, storage, secureSite, slot },
    projectId: store.state.options.projectId ?? '',
    networkId() {
      const active = looks.activeNetworkId()
      if (active === undefined) throw new LatchkeyError('network.none', {})
      return active
    },
  }
}
