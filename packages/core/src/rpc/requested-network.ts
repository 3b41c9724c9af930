import type { NetworkId } from '../contract/index.ts'

/**
 * The network that a request asks the wallet to switch to.
 *
 * @param params - Of `wallet_switchEthereumChain`, from a website, so untrusted. Source: EIP-3326.
 * @returns undefined for other methods, and where no network is named.
 */
export function requestedNetwork(method: string, params: unknown): NetworkId | undefined {
  if (method !== 'wallet_switchEthereumChain') return undefined
  const [first]: readonly unknown[] = Array.isArray(params) ? params : []
  const { chainId } = Object(first)
  const reference = typeof chainId === 'string' ? Number(chainId) : Number.NaN
  return Number.isSafeInteger(reference) && reference > 0 ? `eip155:${reference}` : undefined
}
