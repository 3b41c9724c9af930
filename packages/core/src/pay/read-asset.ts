import {
  type AssetRules,
  hasNetworkForm,
  LatchkeyError,
  type NetworkId,
  namespaceOf,
  type OtherRules,
  rulesOf,
} from '../contract/index.ts'

/** An asset: a token, or the native coin of a network. */
export interface PayAsset {
  readonly networkId: NetworkId
  /** Plain address of the token; undefined for the native coin. */
  readonly token: string | undefined
}

/** Source: CAIP-19. */
const ASSET = /^([a-z0-9]+:[-_a-zA-Z0-9]{1,32})\/([a-z0-9]+):([-.%a-zA-Z0-9]{1,128})$/

/**
 * Reads the id of an asset.
 *
 * @param others - The traits of adapters by namespace, for those that are none of the specification.
 * @throws LatchkeyError `pay.invalid-asset`, `pay.invalid-namespace`.
 */
export function readAsset(text: unknown, others: OtherRules = {}): PayAsset {
  const [, networkId = '', kind, reference = ''] =
    ASSET.exec(typeof text === 'string' ? text : '') ?? []
  if (kind === undefined) throw new LatchkeyError('pay.invalid-asset', {})
  const [namespace = ''] = networkId.split(':')
  const { coins, tokens } = assetRules(namespace, others)
  if (!hasNetworkForm(networkId)) throw new LatchkeyError('pay.invalid-asset', {})
  if (kind === 'slip44' && coins.includes(reference)) return { networkId, token: undefined }
  if (tokens?.kind !== kind || !tokens.address.test(reference)) {
    throw new LatchkeyError('pay.invalid-asset', {})
  }
  return { networkId, token: reference }
}

/** The id of an asset, by CAIP-19. */
export function assetId({ networkId, token }: PayAsset, others: OtherRules = {}): string {
  const { coins, tokens } = assetRules(namespaceOf(networkId), others)
  if (token === undefined) return `${networkId}/slip44:${coins[0]}`
  if (tokens === undefined) throw new LatchkeyError('pay.invalid-asset', {})
  return `${networkId}/${tokens.kind}:${token}`
}

/** @throws LatchkeyError `pay.invalid-namespace` where assets have no ids. */
export function assetRules(namespace: string, others: OtherRules): AssetRules {
  const { assets } = rulesOf(namespace, others)
  if (assets === undefined) throw new LatchkeyError('pay.invalid-namespace', {})
  return assets
}

/** Returns true for networks to which exchanges pay. Source: docs/blockchain-api.md, section 10. */
export function isPaidByExchanges(networkId: NetworkId): boolean {
  return ['eip155', 'solana'].includes(namespaceOf(networkId))
}
