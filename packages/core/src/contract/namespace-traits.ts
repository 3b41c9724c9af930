/**
 * The facts of a namespace that the modal needs beside the work of its adapter. Plain data, which comes
 * with the adapter, so that a namespace that no part of the modal knows can be served.
 */
export interface NamespaceTraits {
  /**
   * The name for visitors, that of its best-known network: `Sui`. The modal's own translation goes before
   * it, and so do the website's texts `namespace.sui` and `namespaceWallet.sui`.
   */
  readonly name: string
  /** The name of its adapter in requests to services, such as `evm`. Default: the namespace. */
  readonly serviceName?: string | undefined
  /** The picture of networks that have none of their own: an `https:` address, or data of a picture. */
  readonly picture?: string | undefined
  /** Decimals of the coin that pays fees, the same on every network of the namespace. */
  readonly nativeDecimals: number
}
