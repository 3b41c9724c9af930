import {
  type Clock,
  type Http,
  LatchkeyError,
  type NetworkId,
  type NodeReader,
} from '../contract/index.ts'

import { createRpcNode, type RpcNode } from './batch.ts'
import { createFallback } from './fallback.ts'
import type { RpcAddress } from './rpc-url.ts'

interface Deps {
  readonly http: Http
  readonly clock: Clock
  /** Addresses of a network in order of preference; none for a network nobody knows. */
  addresses(networkId: NetworkId): readonly RpcAddress[]
}

interface Line {
  readonly key: string
  readonly nodes: RpcNode
}

/** Reads from the nodes of every network, each with its own memory of which nodes work. */
export function createRpcClient({ http, clock, addresses }: Deps): NodeReader {
  const lines = new Map<NetworkId, Line>()
  // No answer that was kept from somewhere else may fit, as it might if ids began at 1.
  let lastId = clock.now()
  const nextId = (): number => {
    lastId += 1
    return lastId
  }

  function lineTo(networkId: NetworkId): Line {
    const known = addresses(networkId)
    const key = known.map(({ url }) => url).join(' ')
    const line = lines.get(networkId)
    if (line?.key === key) return line
    const nodes = known.map((address) => createRpcNode({ http, address, nextId }))
    const fresh = { key, nodes: createFallback(nodes, clock) }
    lines.set(networkId, fresh)
    return fresh
  }

  return {
    // biome-ignore lint/complexity/useMaxParams: so the port has it
    async read(networkId, method, params, signal) {
      const { key, nodes } = lineTo(networkId)
      if (key === '') throw new LatchkeyError('rpc.unavailable', { mayBeTaken: false })
      return nodes.ask({ method, params }, signal)
    },
  }
}
