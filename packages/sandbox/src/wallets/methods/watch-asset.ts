import { isAddressText } from '../address.ts'
import { invalidParams } from '../provider-error.ts'
import { isRecord, type WalletMethod, withOwner } from './wallet-method.ts'

/** `wallet_watchAsset` (EIP-747): shows the token and agrees. */
export const watchAsset: WalletMethod = (_core, params) => {
  // The standard's parameters are an object; many pages wrap it into a list.
  const asset: unknown = Array.isArray(params) ? params[0] : params
  if (!isRecord(asset) || asset['type'] !== 'ERC20' || !isRecord(asset['options']))
    throw invalidParams("Expected an asset of type 'ERC20' with options.")
  const { address, symbol, decimals } = asset['options']
  if (!isAddressText(address)) throw invalidParams('Invalid address of the asset.')
  if (typeof symbol !== 'string' || symbol === '' || symbol.length > 11)
    throw invalidParams('Invalid symbol: expected 1 to 11 characters.')
  if (!Number.isInteger(decimals) || Number(decimals) < 0 || Number(decimals) > 36)
    throw invalidParams('Invalid decimals: expected 0 to 36.')
  return withOwner(() => true)
}
