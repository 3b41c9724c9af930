import {
  type AuthChange,
  type AuthPort,
  type AuthSource,
  LatchkeyError,
  type Undo,
} from '../../contract/index.ts'
import { coreError } from '../../errors/core-error.ts'
import type { FarBase } from '../base.ts'

/** The embedded wallet of one core, loaded when it is first asked for. */
export interface AuthLine {
  /** It, where it is there already. */
  port(): AuthPort | undefined
  /** @throws LatchkeyError `http.network`. */
  get(): Promise<AuthPort>
  /** Lets go of it; the next one that asks loads it again. */
  stop(): void
}

interface Deps {
  readonly base: FarBase
  readonly auth: AuthSource
  slot(signal: AbortSignal): Promise<HTMLElement>
  heard(change: AuthChange): void
}

/** Makes the line of one core. */
export function createAuthLine(deps: Deps): AuthLine {
  let made: { readonly port: AuthPort; readonly unwatch: Undo } | undefined
  let making: Promise<AuthPort> | undefined
  let turn = 0

  async function make(own: number): Promise<AuthPort> {
    const port = await deps.auth.load(hostOf(deps))
    if (own !== turn) {
      port.stop()
      throw new LatchkeyError('aborted', {})
    }
    made = { port, unwatch: port.watch(deps.heard) }
    return port
  }

  return {
    port: () => made?.port,
    get() {
      making ??= make(turn).catch((thrown: unknown) => {
        making = undefined
        throw thrown
      })
      return making
    },
    stop() {
      turn += 1
      making = undefined
      made?.unwatch()
      made?.port.stop()
      made = undefined
    },
  }
}

function hostOf({ base, slot }: Deps): Parameters<AuthSource['load']>[0] {
  const { ports, store, looks, secureSite } = base
  const { clock, random, logger, storage } = ports
  return {
    ...{ clock, random, logger, storage, secureSite, slot },
    projectId: store.state.options.projectId ?? '',
    networkId() {
      const active = looks.activeNetworkId()
      if (active === undefined) throw coreError('network.none', {})
      return active
    },
  }
}
