import { isNetworkId, LatchkeyError, type NetworkId, namespaceOf } from '../contract/index.ts'

/** An asset: a token, or the native coin of a network. */
export interface PayAsset {
  readonly networkId: NetworkId
  /** Plain address of the token; undefined for the native coin. */
  readonly token: string | undefined
}

/** Source: CAIP-19. */
const ASSET = /^([a-z0-9]+:[-_a-zA-Z0-9]{1,32})\/([a-z0-9]+):([-.%a-zA-Z0-9]{1,128})$/

/** The native coins by their numbers of SLIP-44. Source: docs/blockchain-api.md, section 10. */
const COINS = { eip155: ['60'], solana: ['501'], bip122: ['0', '1'] } as const
/** The kind of tokens of each namespace, and the form of their addresses. */
const TOKENS = {
  eip155: { kind: 'erc20', address: /^0x[\da-fA-F]{40}$/ },
  solana: { kind: 'token', address: /^[1-9A-HJ-NP-Za-km-z]{32,44}$/ },
} as const

/** @throws LatchkeyError `pay.invalid-asset`, `pay.invalid-namespace`. */
export function readAsset(text: unknown): PayAsset {
  const [, networkId = '', kind, reference = ''] =
    ASSET.exec(typeof text === 'string' ? text : '') ?? []
  if (kind === undefined) throw new LatchkeyError('pay.invalid-asset', {})
  const [namespace = ''] = networkId.split(':')
  if (!isPayable(namespace)) throw new LatchkeyError('pay.invalid-namespace', {})
  if (!isNetworkId(networkId)) throw new LatchkeyError('pay.invalid-asset', {})
  const coins: readonly string[] = COINS[namespace]
  if (kind === 'slip44' && coins.includes(reference)) return { networkId, token: undefined }
  const tokens = namespace === 'bip122' ? undefined : TOKENS[namespace]
  if (tokens?.kind !== kind || !tokens.address.test(reference)) {
    throw new LatchkeyError('pay.invalid-asset', {})
  }
  return { networkId, token: reference }
}

/** The id of an asset, by CAIP-19. */
export function assetId({ networkId, token }: PayAsset): string {
  const namespace = namespaceOf(networkId)
  if (!isPayable(namespace)) throw new LatchkeyError('pay.invalid-namespace', {})
  if (token === undefined) return `${networkId}/slip44:${COINS[namespace][0]}`
  if (namespace === 'bip122') throw new LatchkeyError('pay.invalid-asset', {})
  return `${networkId}/${TOKENS[namespace].kind}:${token}`
}

function isPayable(namespace: string): namespace is keyof typeof COINS {
  return Object.hasOwn(COINS, namespace)
}
