import type { Namespace, NetworkId } from './caip.ts'

/** The coin that pays the fees of a network. */
export interface NativeCurrency {
  readonly name: string
  readonly symbol: string
  /** Number of decimals, 0 to 36. */
  readonly decimals: number
}

/** A network in the modal's own form. */
export interface Network<N extends Namespace = Namespace> {
  readonly id: NetworkId<N>
  readonly name: string
  readonly nativeCurrency: NativeCurrency
  /** The network's own RPC URLs, in order of preference; also sent to a wallet that adds the network. */
  readonly rpcUrls: readonly string[]
  readonly explorerUrl?: string | undefined
  readonly imageUrl?: string | undefined
  /** The picture of the coin, where it is another network's, such as ether on Base. */
  readonly coinImageUrl?: string | undefined
  readonly isTestnet: boolean
}

/**
 * A network as a website provides it: any chain object of viem, or a network that an adapter
 * exports.
 */
export interface NetworkInput {
  readonly id: number | string
  readonly name: string
  readonly nativeCurrency: NativeCurrency
  readonly rpcUrls: { readonly default: { readonly http: readonly string[] } }
  readonly blockExplorers?:
    | { readonly default: { readonly name: string; readonly url: string } }
    | undefined
  readonly testnet?: boolean | undefined
  readonly chainNamespace?: Namespace | undefined
  readonly caipNetworkId?: string | undefined
}
