import { getAddress, type Hex, isAddress } from 'viem'
import type { EvmChain } from '../../chains/evm/evm-chain.ts'
import type { EvmChains } from '../../chains/evm/evm-chains.ts'
import { lowerCase } from '../../chains/evm/lower-case.ts'
import type { OrderableToken } from '../../chains/evm/orders/tokens.ts'
import { COIN_ADDRESS } from '../../chains/evm/swap/swap-router.ts'
import { SWAP_TOKENS } from '../../chains/evm/swap/swap-tokens.ts'
import { findChain } from '../chain-id.ts'
import { wrongParameter } from './convert-refusal.ts'

/** Networks on which the service swaps. Source: docs/specification.md, section 9. */
const SWAP_NETWORKS = [1, 42161, 10, 324, 8453, 56, 137, 100, 43114, 250, 8217, 1313161554]

/** The coin of a chain in the list of tokens. */
const COIN: OrderableToken = {
  name: 'Ether',
  symbol: 'ETH',
  decimals: 18,
  address: COIN_ADDRESS,
}

/** The coin, and every token that has a pool. */
export const SWAP_ASSETS: readonly OrderableToken[] = [COIN, ...SWAP_TOKENS]

/** Something that can be swapped, on its chain. */
export interface SwapAsset {
  readonly chain: EvmChain
  readonly asset: OrderableToken
  /** The CAIP-10 id, as it was sent. */
  readonly caip10: string
}

/** A CAIP-10 id in its parts. */
interface Caip10 {
  readonly chain: EvmChain
  readonly address: Hex
}

type Chains = Pick<EvmChains, 'list'>

/** @throws ConvertRefusal unless it is a running chain on which the service swaps. */
export function readSwapChain(chains: Chains, caip2: string | undefined): EvmChain {
  const chain = findChain(chains, caip2)
  if (chain && SWAP_NETWORKS.includes(chain.id)) return chain
  throw wrongParameter('chainId', `Unsupported chain: ${caip2 ?? 'none'}`)
}

/** @throws ConvertRefusal unless it is a CAIP-10 id on a chain on which the service swaps. */
export function readCaip10(chains: Chains, field: string, text: unknown): Caip10 {
  if (typeof text !== 'string') throw wrongParameter(field, `Parameter is missing: ${field}`)
  const end = Math.max(0, text.lastIndexOf(':'))
  const chain = readSwapChain(chains, text.slice(0, end))
  const address = text.slice(end + 1)
  if (isAddress(address, { strict: false })) return { chain, address: getAddress(address) }
  throw wrongParameter(field, `Invalid address: ${address}`)
}

/** @throws ConvertRefusal unless it is a CAIP-10 id of something that can be swapped. */
export function readSwapAsset(chains: Chains, field: string, text: unknown): SwapAsset {
  const { chain, address } = readCaip10(chains, field, text)
  const asset = SWAP_ASSETS.find((one) => lowerCase(one.address) === lowerCase(address))
  if (asset) return { chain, asset, caip10: String(text) }
  throw wrongParameter(field, `Asset is not supported: ${address}`)
}

/** The CAIP-10 id of a listed asset. That of the coin is in lower case, as the service writes it. */
export function assetCaip10(chainId: number, { address }: OrderableToken): string {
  return `eip155:${chainId}:${isCoin(address) ? lowerCase(address) : address}`
}

export function isCoin(address: Hex): boolean {
  return lowerCase(address) === lowerCase(COIN_ADDRESS)
}
