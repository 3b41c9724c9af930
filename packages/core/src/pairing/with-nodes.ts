import {
  isNamespace,
  type Namespace,
  type NodeReader,
  namespaceOf,
  type RelayOverride,
  type RpcChannel,
  WALLET_METHODS,
} from '../contract/index.ts'

export interface NodeReads {
  readonly nodes: NodeReader
  /** Methods that the website wants wallets to answer, by namespace. */
  readonly walletMethods?: RelayOverride['methods']
}

/**
 * A channel that sends reads to the network's nodes: a wallet on a phone only gets the requests that
 * its owner has to approve.
 *
 * @throws LatchkeyError `rpc.unavailable`, `rpc.failed` for reads; else as the channel.
 */
export function withNodes(channel: RpcChannel, { nodes, walletMethods }: NodeReads): RpcChannel {
  return {
    ...channel,
    async request(...[networkId, method, params, signal]) {
      const isWalletMethod = walletMethods?.[namespaceOf(networkId)]?.includes(method)
      return isWalletMethod || isForWallet(namespaceOf(networkId), method)
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

/** Signed transactions need no approval: they are sent to nodes. */
const SIGNED_ALREADY = 'eth_sendRawTransaction'
/** Questions that only ever concern a wallet, whether it knows them or not. */
const OWN_NAMES = /^(?:wallet|personal|solana)_|^eth_sign/

/** Returns true if `method` is for the wallet, and never for a node. */
function isForWallet(namespace: Namespace, method: string): boolean {
  if (method === SIGNED_ALREADY) return false
  const methods = isNamespace(namespace) ? WALLET_METHODS[namespace] : []
  return OWN_NAMES.test(method) || methods.includes(method)
}
