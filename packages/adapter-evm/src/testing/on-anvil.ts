import {
  type ChainAdapter,
  LatchkeyError,
  type Network,
  type NodeReader,
  type Session,
} from '@latchkey/core/contract'
import { createChainHost, requestNode } from '@latchkey/core/testing'
import { evmAdapter } from '../evm-adapter.ts'
import { announce, aProviderInfo, createPage } from './a-page.ts'
import { aNetwork } from './fixture-wallet.ts'
import { noAbort } from './started-adapter.ts'

/** An adapter on real chains. */
export interface AdapterOnChain {
  readonly adapter: ChainAdapter<'eip155'>
  /** Chain 1, which the wallet is on. */
  readonly ethereum: Network<'eip155'>
  /** Chain 8453, which the wallet does not know. */
  readonly base: Network<'eip155'>
  readonly read: NodeReader['read']
  open(): Promise<Session<'eip155'>>
}

/** RPC addresses of running chains, by chain id. */
export interface ChainAddresses {
  readonly 1: string
  readonly 8453: string
}

/** Creates an adapter with one wallet on running chains. */
export async function startAdapterOnChain(
  chains: ChainAddresses,
  provider: unknown,
): Promise<AdapterOnChain> {
  const page = createPage()
  const ethereum = { ...aNetwork(1, 'Ethereum'), rpcUrls: [chains[1]] }
  const base = { ...aNetwork(8453, 'Base'), rpcUrls: [chains[8453]] }
  const read = createReader([ethereum, base])
  const adapter = evmAdapter({ page })
  await adapter.prepare?.('sessions')
  adapter.start(createChainHost({ networks: () => [ethereum, base], read }))
  announce(page, aProviderInfo(), provider)
  return {
    adapter,
    ethereum,
    base,
    read,
    open: () => adapter.sessions.open({ walletId: 'io.fjord' }, noAbort()),
  }
}

function createReader(networks: readonly Network<'eip155'>[]): NodeReader['read'] {
  return async (networkId, method, params) => {
    const url = networks.find(({ id }) => id === networkId)?.rpcUrls[0]
    if (url === undefined) throw new LatchkeyError('rpc.unavailable', {})
    return requestNode(url, method, [params].flat())
  }
}

const MAX_LOOKS = 1_000

/** Waits for the receipt of a transaction. @returns Its status, as the chain gives it. */
export async function receiptStatus(
  read: NodeReader['read'],
  networkId: Network<'eip155'>['id'],
  hash: string,
): Promise<unknown> {
  // Mining takes a moment; each poll is a round trip.
  for (let search = 0; search < MAX_LOOKS; search += 1) {
    const receipt = await read(networkId, 'eth_getTransactionReceipt', [hash])
    if (receipt !== null) return Object(receipt).status
  }
  throw new Error(`There is no receipt of ${hash}`)
}
