import type { Chain } from 'viem'
import {
  arbitrum,
  avalanche,
  base,
  bsc,
  gnosis,
  linea,
  mainnet,
  optimism,
  polygon,
  sepolia,
} from 'viem/chains'
import type { PageAddresses } from '../../addresses/page-addresses.ts'

/** Networks the lab knows. */
export const KNOWN_CHAINS: readonly Chain[] = [
  mainnet,
  base,
  optimism,
  polygon,
  arbitrum,
  bsc,
  gnosis,
  avalanche,
  linea,
  sepolia,
]

/** The name of a chain id, or the id. */
export function chainName(chainId: number | string): string {
  return KNOWN_CHAINS.find(({ id }) => String(id) === String(chainId))?.name ?? `Chain ${chainId}`
}

/**
 * The networks of a list of chain ids, with nodes on this machine in place of public ones. A chain
 * without a node gets the sandbox's proxy, which says that it has none.
 */
export function networksOf(ids: readonly string[], addresses: PageAddresses): readonly Chain[] {
  return ids.map((id) => {
    const chain = KNOWN_CHAINS.find((known) => String(known.id) === id) ?? unknownChain(id)
    const url = addresses.nodes[id] ?? proxyUrl(id, addresses)
    return { ...chain, rpcUrls: { default: { http: [url] } } }
  })
}

/** RPC addresses by CAIP-2 id, for the chains that have a node. */
export function nodeUrls({ nodes }: PageAddresses): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(Object.entries(nodes).map(([id, url]) => [`eip155:${id}`, [url]]))
}

function proxyUrl(id: string, { blockchainApi }: PageAddresses): string {
  return `${blockchainApi}/v1?chainId=eip155:${encodeURIComponent(id)}&projectId=lab`
}

/** Whatever the address says is handed on: the product checks its options itself. */
function unknownChain(id: string): Chain {
  return {
    id: Number(id),
    name: `Chain ${id}`,
    nativeCurrency: { name: 'Coin', symbol: 'COIN', decimals: 18 },
    rpcUrls: { default: { http: [] } },
  }
}
