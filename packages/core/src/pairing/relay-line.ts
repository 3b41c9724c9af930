import {
  LatchkeyError,
  namespaceOf,
  type PairQuestion,
  type RelayChange,
  type RelayPort,
} from '../contract/index.ts'

import type { FarBase } from './base.ts'
import { createPortLine, type PortLine } from './relay.ts'

/** The relay port of one core. */
export interface RelayLine extends PortLine<RelayPort> {
  /** What a wallet is asked for: every network that something here can serve. */
  question(): PairQuestion
}

/** Makes the line of one core. Asked for its port it may throw LatchkeyError `relay.unavailable`. */
export function createRelayLine(base: FarBase, heard: (change: RelayChange) => void): RelayLine {
  const line = createPortLine<RelayChange, RelayPort>(() => loadRelay(base), heard)
  return { ...line, question: () => questionOf(base) }
}

async function loadRelay({ name, ports, relay, store }: FarBase): Promise<RelayPort> {
  const { source, url: relayUrl, provider } = relay
  if (source === undefined) throw new LatchkeyError('relay.missing', {})
  const { clock, storage } = ports
  const { projectId = '' } = store.state.options
  try {
    return await source.load({ name, projectId, relayUrl, clock, storage, provider })
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
