import type { Namespace } from './caip.ts'

/** The provider of EVM networks; viem, ethers and wagmi accept it. Source: EIP-1193. */
export interface EvmProvider {
  /** The answer is the wallet's, unchecked: its type is what the caller expects of the method. */
  request<Answer = unknown>(args: {
    readonly method: string
    // The types of viem take anything for methods that they do not know.
    readonly params?: unknown
  }): Promise<Answer>
  on(event: string, listener: (payload: unknown) => void): unknown
  removeListener(event: string, listener: (payload: unknown) => void): unknown
}

/**
 * The kind of provider that each namespace has. The package of an adapter adds the one of its
 * namespace: `declare module '@latchkey/core/contract' { interface NamespaceProviders { … } }`.
 */
export interface NamespaceProviders extends Readonly<Record<Namespace, unknown>> {
  readonly eip155: EvmProvider
}
