import type { Hex } from './eip1193.ts'
import { invalidParams } from './provider-error.ts'

/** A chain the wallet can reach. */
export interface WalletChain {
  readonly chainId: number
  readonly rpcUrl: string
  /** False: the wallet says 4902 until a page has taught it this chain. Default true. */
  readonly isKnown?: boolean | undefined
}

/** A chain id as wallets write it. */
export function chainIdHex(chainId: number): Hex {
  return `0x${chainId.toString(16)}`
}

/**
 * Reads a chain id that a page sent.
 *
 * @throws ProviderError -32602.
 */
export function readChainIdHex(value: unknown): number {
  if (typeof value === 'string' && /^0x[1-9a-f][0-9a-f]*$/i.test(value)) {
    const chainId = Number(value)
    if (Number.isSafeInteger(chainId)) return chainId
  }
  throw invalidParams("Expected 0x-prefixed, unpadded, non-zero hexadecimal string 'chainId'.")
}
