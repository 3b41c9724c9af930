import type { NamespaceRules } from './namespaces/namespace-rules.ts'

/**
 * The facts of a namespace that the modal needs beside the work of its adapter. Data and pure functions,
 * which come with the adapter, so that a namespace that no part of the modal knows can be served. Core has
 * the rules of the namespaces of the specification itself, and does not read those of their adapters.
 */
export interface NamespaceTraits extends NamespaceRules {
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
