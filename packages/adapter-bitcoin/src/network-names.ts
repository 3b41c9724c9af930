import { type NetworkId, referenceOf } from '@latchkey/core/contract'

/** What wallets call networks, in small letters, by the networks' references. Source: CAIP-4. */
export const NETWORK_NAMES: readonly (readonly [reference: string, name: string])[] = [
  ['000000000019d6689c085ae165831e93', 'mainnet'],
  ['000000000933ea01ad0ee984209779ba', 'testnet'],
  ['00000000da84f2bafbbc53dee25a72ae', 'testnet4'],
  ['00000008819873e925422c1ff0f99f7c', 'signet'],
  ['0f9188f13cb7b2c71f2a335e3a4fc328', 'regtest'],
]

/** What wallets call a network: `testnet`. */
export function nameOfNetwork(networkId: NetworkId): string | undefined {
  return NETWORK_NAMES.find(([reference]) => reference === referenceOf(networkId))?.[1]
}
