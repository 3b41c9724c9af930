import {
  LatchkeyError,
  namespaceOf,
  type PairQuestion,
  type RelayChange,
  type RelayPort,
  type Undo,
} from '../../contract/index.ts'
import { relayError } from '../../errors/relay-error.ts'
import type { FarBase } from '../base.ts'

/** The relay port of one core, made when it is first asked for. */
export interface RelayLine {
  /** The port where it is there already. */
  port(): RelayPort | undefined
  /** @throws LatchkeyError `relay.unavailable` when the page could not load it. */
  get(): Promise<RelayPort>
  /** What a wallet is asked for: every network that something here can serve. */
  question(): PairQuestion
  /** Lets go of it; the next one that asks gets a new one. */
  stop(): void
}

/** Makes the line of one core. */
export function createRelayLine(base: FarBase, heard: (change: RelayChange) => void): RelayLine {
  let made: { readonly port: RelayPort; readonly unwatch: Undo } | undefined
  let making: Promise<RelayPort> | undefined
  let turn = 0

  async function make(own: number): Promise<RelayPort> {
    const port = base.ports.relay ?? (await loadRelay(base))
    if (own !== turn) {
      port.stop()
      throw new LatchkeyError('aborted', {})
    }
    made = { port, unwatch: port.watch(heard) }
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
    question: () => questionOf(base),
    stop() {
      turn += 1
      making = undefined
      made?.unwatch()
      made?.port.stop()
      made = undefined
    },
  }
}

/** The library itself is loaded later still, when the port is asked for something. */
async function loadRelay({ name, ports, relay, store }: FarBase): Promise<RelayPort> {
  try {
    const { createRelay } = await import('../../relay/create-relay.ts')
    const { clock, logger, storage } = ports
    const { projectId = '' } = store.state.options
    const { url: relayUrl, provider } = relay
    return createRelay({
      ...{ relayUrl, projectId, storageName: name, clock, logger, provider },
      storage,
    })
  } catch (cause) {
    throw relayError('relay.unavailable', { cause })
  }
}

/** The active network first: wallets begin with it. */
function questionOf({ store, looks }: FarBase): PairQuestion {
  const { network, options, device } = store.state
  const served = network.supported.filter(({ id }) => looks.adapter(namespaceOf(id)) !== undefined)
  const active = looks.activeNetworkId()
  const networks = [
    ...served.filter(({ id }) => id === active),
    ...served.filter(({ id }) => id !== active),
  ]
  const { name = '', description = '', url = '', icons = [] } = options.metadata ?? {}
  const metadata = { name, description, url, icons }
  return { networks, metadata, isForCode: !device.isMobile }
}
