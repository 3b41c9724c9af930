import type { Namespace } from '@latchkey/core/contract'

/** What dapps talk to on EVM networks; viem, ethers and wagmi take it as it is. Source: EIP-1193. */
export interface EvmProvider {
  request(args: {
    readonly method: string
    readonly params?: readonly unknown[] | object | undefined
  }): Promise<unknown>
  on(event: string, listener: (payload: unknown) => void): unknown
  removeListener(event: string, listener: (payload: unknown) => void): unknown
}

/** The kind of provider that each namespace has. */
export interface NamespaceProviders extends Readonly<Record<Namespace, unknown>> {
  readonly eip155: EvmProvider
}

/** The provider of each namespace on which a wallet is connected. */
export type Providers = { readonly [N in Namespace]?: NamespaceProviders[N] | undefined }
