import { readChainIdHex } from '../known-chain.ts'
import { invalidParams, PROVIDER_ERROR, ProviderError } from '../provider-error.ts'
import { asList, isRecord, silently, type WalletMethod, withOwner } from './wallet-method.ts'

/** `wallet_switchEthereumChain` (EIP-3326): 4902 for a chain the wallet does not know. */
export const switchChain: WalletMethod = (core, params) => {
  const [wanted] = asList(params)
  if (!isRecord(wanted)) throw invalidParams('Expected an object with a chainId.')
  const chainId = readChainIdHex(wanted['chainId'])
  if (!core.knows(chainId))
    throw new ProviderError(
      PROVIDER_ERROR.unknownChain,
      `Unrecognized chain ID "${wanted['chainId']}". Try adding the chain using wallet_addEthereumChain first.`,
    )
  if (chainId === core.state.chainId) return silently(() => null)
  return withOwner(() => {
    core.moveTo(chainId)
    return null
  })
}
