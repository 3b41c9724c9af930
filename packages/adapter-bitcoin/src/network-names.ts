import { type NetworkId, referenceOf } from '@latchkey/core/contract'

/** Networks whose addresses look alike are of one kind. */
export type ChainKind = 'main' | 'test' | 'regtest'

interface KnownNetwork {
  /** The first half of the hash of the network's first block. */
  readonly reference: string
  /** The name of the network in wallets, in lower case. */
  readonly name: string
  readonly kind: ChainKind
}

/** Source: CAIP-4, BIP-122. Addresses of all test networks look alike. */
const NETWORKS: readonly KnownNetwork[] = [
  { reference: '000000000019d6689c085ae165831e93', name: 'mainnet', kind: 'main' },
  { reference: '000000000933ea01ad0ee984209779ba', name: 'testnet', kind: 'test' },
  { reference: '00000000da84f2bafbbc53dee25a72ae', name: 'testnet4', kind: 'test' },
  { reference: '00000008819873e925422c1ff0f99f7c', name: 'signet', kind: 'test' },
  { reference: '0f9188f13cb7b2c71f2a335e3a4fc328', name: 'regtest', kind: 'regtest' },
]

/** The name of a network in wallets: `testnet`. @returns undefined for an unknown network. */
export function nameOfNetwork(networkId: NetworkId): string | undefined {
  return knownNetwork(networkId)?.name
}

/** The kind of a network. @returns undefined for an unknown network, whose addresses can't be read. */
export function chainKindOf(networkId: NetworkId): ChainKind | undefined {
  return knownNetwork(networkId)?.kind
}

/** The network with this name, in lower or upper case. */
export function networkOfName(name: unknown): NetworkId<'bip122'> | undefined {
  const lowerCaseName = typeof name === 'string' ? name.toLowerCase() : undefined
  const found = NETWORKS.find((known) => known.name === lowerCaseName)
  return found && `bip122:${found.reference}`
}

function knownNetwork(networkId: NetworkId): KnownNetwork | undefined {
  return NETWORKS.find(({ reference }) => reference === referenceOf(networkId))
}
