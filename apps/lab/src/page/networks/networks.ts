import { bitcoin } from '@latchkey/adapter-bitcoin'
import { solana, solanaDevnet } from '@latchkey/adapter-solana'
import type { NetworkId, NetworkInput } from '@latchkey/core/contract'
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

/** The id of Bitcoin's picture at the image service. Source: docs/constants.json, `imageIds`. */
const BITCOIN_IMAGE = '0b4838db-0161-4ffe-022d-532bf03dba00'

/** The local chain, which every visitor can mine. */
const REGTEST = '0f9188f13cb7b2c71f2a335e3a4fc328'
const bitcoinRegtest = {
  ...bitcoin,
  id: REGTEST,
  name: 'Bitcoin Regtest',
  testnet: true,
  caipNetworkId: `bip122:${REGTEST}`,
} as const

/** Networks of other namespaces, by their names in the address. */
const OTHERS: Readonly<Record<string, NetworkInput & { readonly caipNetworkId: NetworkId }>> = {
  solana,
  'solana-devnet': solanaDevnet,
  bitcoin: bitcoinRegtest,
}

/** The name of a chain id, or the id. */
export function chainName(chainId: number | string): string {
  const own = KNOWN_CHAINS.find(({ id }) => String(id) === String(chainId))
  return (own ?? OTHERS[chainId])?.name ?? `Chain ${chainId}`
}

/** The CAIP-2 id of what is called so in the address. */
export function networkIdOf(chainId: string): NetworkId {
  return OTHERS[chainId]?.caipNetworkId ?? `eip155:${Number(chainId)}`
}

/**
 * The networks of a list of chain ids, with nodes on this machine in place of public ones. A chain
 * without a node gets the sandbox's proxy, which says that it has none.
 */
export function networksOf(
  ids: readonly string[],
  addresses: PageAddresses,
): readonly NetworkInput[] {
  const others = otherNodes(addresses)
  return ids.map((id) => {
    const evm = KNOWN_CHAINS.find((known) => String(known.id) === id)
    const chain = OTHERS[id] ?? evm ?? unknownChain(id)
    const url = others[id] ?? addresses.nodes[id] ?? proxyUrl(id, addresses)
    return { ...chain, rpcUrls: { default: { http: [url] } } }
  })
}

/** RPC addresses by CAIP-2 id, for the chains that have a node. */
export function nodeUrls(addresses: PageAddresses): Readonly<Record<string, readonly string[]>> {
  const urls = { ...addresses.nodes, ...otherNodes(addresses) }
  return Object.fromEntries(Object.entries(urls).map(([id, url]) => [networkIdOf(id), [url]]))
}

/** Pictures of networks without one: the local chain has the picture of the real one. */
export function networkImages({
  walletApi,
}: Pick<PageAddresses, 'walletApi'>): Readonly<Record<string, string>> {
  return { [REGTEST]: `${walletApi}/public/getAssetImage/${BITCOIN_IMAGE}` }
}

/** The namespaces in a list of networks. */
export function namespacesOf(ids: readonly string[]): ReadonlySet<string> {
  return new Set(ids.map((id) => networkIdOf(id).split(':')[0] ?? ''))
}

function otherNodes({
  solana: url,
  bitcoin: rest,
}: PageAddresses): Readonly<Record<string, string>> {
  return { solana: url, 'solana-devnet': `${url}/devnet`, bitcoin: rest }
}

function proxyUrl(id: string, { blockchainApi }: PageAddresses): string {
  return `${blockchainApi}/v1?chainId=eip155:${encodeURIComponent(id)}&projectId=lab`
}

/** The values of the address are passed on unchecked: the product checks its options itself. */
function unknownChain(id: string): NetworkInput {
  return {
    id: Number(id),
    name: `Chain ${id}`,
    nativeCurrency: { name: 'Coin', symbol: 'COIN', decimals: 18 },
    rpcUrls: { default: { http: [] } },
  }
}
