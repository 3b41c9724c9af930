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
  /** URLs of a network in order of preference; none for an unknown network. */
  addresses(networkId: NetworkId): readonly RpcAddress[]
}

interface NetworkNodes {
  readonly key: string
  readonly nodes: RpcNode
}

/** Reads from the nodes of every network, with one fallback per network. */
export function createRpcClient({ http, clock, addresses }: Deps): NodeReader {
  const lines = new Map<NetworkId, NetworkNodes>()
  // An answer that a proxy cached must not match, as it might if ids began at 1.
  let lastId = clock.now()
  const nextId = (): number => {
    lastId += 1
    return lastId
  }

  function nodesOf(networkId: NetworkId): NetworkNodes {
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
    // biome-ignore lint/complexity/useMaxParams: the port has these parameters
    async read(networkId, method, params, signal) {
      const { key, nodes } = nodesOf(networkId)
      if (key === '') throw new LatchkeyError('rpc.unavailable', { mayBeTaken: false })
      return nodes.request({ method, params }, signal)
    },
  }
}
