import {
  LatchkeyError,
  namespaceOf,
  type PairQuestion,
  type RelayChange,
  type RelayPort,
} from '../../contract/index.ts'

import type { FarBase } from '../base.ts'
import { createPortLine, type PortLine } from '../port-line.ts'

/** The relay port of one core. */
export interface RelayLine extends PortLine<RelayPort> {
  /** What a wallet is asked for: every network that something here can serve. */
  question(): PairQuestion
}

/** Makes the line of one core. Asked for its port it may throw LatchkeyError `relay.unavailable`. */
export function createRelayLine(base: FarBase, heard: (change: RelayChange) => void): RelayLine {
  const line = createPortLine<RelayChange, RelayPort>(
    async () => base.ports.relay ?? loadRelay(base),
    heard,
  )
  return { ...line, question: () => questionOf(base) }
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
    throw new LatchkeyError('relay.unavailable', {}, { cause })
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
