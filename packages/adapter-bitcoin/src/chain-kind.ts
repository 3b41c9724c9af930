import { type NetworkId, referenceOf } from '@latchkey/core/contract'

/** Networks whose addresses look alike are of one kind. */
export type ChainKind = 'main' | 'test' | 'regtest'

/** The first half of the hash of each network's first block. Source: CAIP-4, BIP-122. */
const KINDS: ReadonlyMap<string, ChainKind> = new Map<string, ChainKind>([
  ['000000000019d6689c085ae165831e93', 'main'],
  ['000000000933ea01ad0ee984209779ba', 'test'],
  // The fourth test network, and signet: addresses of both are written as on the third.
  ['00000000da84f2bafbbc53dee25a72ae', 'test'],
  ['00000008819873e925422c1ff0f99f7c', 'test'],
  ['0f9188f13cb7b2c71f2a335e3a4fc328', 'regtest'],
])

/** The kind of a network. @returns undefined for one whose addresses nobody here can read. */
export function chainKindOf(networkId: NetworkId): ChainKind | undefined {
  return KINDS.get(referenceOf(networkId))
}
