import { type NodeReader, namespaceOf, type RpcChannel } from '../contract/index.ts'
import { isForWallet } from './wallet-methods.ts'

/**
 * A channel whose reads are answered by the network's nodes: a wallet on a phone is asked for what
 * only its owner can give, and does not have to be awake for the rest.
 *
 * @throws LatchkeyError `rpc.unavailable`, `rpc.failed` for reads; else as the channel.
 */
export function withNodes(channel: RpcChannel, nodes: NodeReader): RpcChannel {
  return {
    ...channel,
    async request(...[networkId, method, params, signal]) {
      return isForWallet(namespaceOf(networkId), method)
        ? channel.request(networkId, method, params, signal)
        : nodes.read(networkId, method, toList(params), signal)
    },
  }
}

/** Nodes take their parameters by position. */
function toList(params: unknown): readonly unknown[] {
  if (params === undefined) return []
  return Array.isArray(params) ? params : [params]
}
