import type { NetworkId } from '../contract/index.ts'

/** The network that `wallet_switchEthereumChain` asks for. Source: EIP-3326. */
export function wantedNetwork(params: unknown): NetworkId | undefined {
  const [first]: readonly unknown[] = Array.isArray(params) ? params : []
  const { chainId } = Object(first)
  const reference = typeof chainId === 'string' ? Number(chainId) : Number.NaN
  return Number.isSafeInteger(reference) && reference > 0 ? `eip155:${reference}` : undefined
}
