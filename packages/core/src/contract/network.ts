import type { Namespace, NetworkId } from './caip.ts'

/** The coin that pays the fees of a network. */
export interface NativeCurrency {
  readonly name: string
  readonly symbol: string
  /** Number of decimals, 0 to 36. */
  readonly decimals: number
}

/** A network as the modal knows it. */
export interface Network<N extends Namespace = Namespace> {
  readonly id: NetworkId<N>
  readonly name: string
  readonly nativeCurrency: NativeCurrency
  /** The network's own RPC addresses, in order of preference; what a wallet is taught. */
  readonly rpcUrls: readonly string[]
  readonly explorerUrl?: string | undefined
  readonly imageUrl?: string | undefined
  readonly isTestnet: boolean
}

/**
 * A network as a website hands it over: any chain object of viem fits, and so do the
 * networks that the adapters export.
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
