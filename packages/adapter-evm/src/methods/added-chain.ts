import type { Network } from '@latchkey/core/contract'
import { hexChainId } from '../networks.ts'

/** What a wallet is taught of a network: its own addresses, never a proxy's. Source: EIP-3085. */
export function addedChain(network: Network<'eip155'>): object {
  const { id, name, nativeCurrency, rpcUrls, explorerUrl, imageUrl } = network
  const { name: coin, symbol, decimals } = nativeCurrency
  return {
    chainId: hexChainId(id),
    chainName: name,
    nativeCurrency: { name: coin, symbol, decimals },
    rpcUrls: [...rpcUrls],
    // MetaMask refuses empty lists here; what there is none of is left out.
    ...(explorerUrl === undefined ? {} : { blockExplorerUrls: [explorerUrl] }),
    ...(imageUrl === undefined ? {} : { iconUrls: [imageUrl] }),
  }
}
