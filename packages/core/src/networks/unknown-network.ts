import { type Namespace, type Network, type NetworkId, namespaceOf } from '../contract/index.ts'

/** Source: docs/constants.json, `namespaces`. */
const UNKNOWN_NAME = 'Unknown Network'

/** Decimals of the native coin, the same on every network of a namespace. */
const DECIMALS: Readonly<Record<Namespace, number>> = {
  eip155: 18,
  solana: 9,
  bip122: 8,
  polkadot: 10,
}

/** A network that a wallet is on and the website never named. */
export function unknownNetwork(id: NetworkId): Network {
  return {
    id,
    name: UNKNOWN_NAME,
    nativeCurrency: { name: '', symbol: '', decimals: DECIMALS[namespaceOf(id)] },
    rpcUrls: [],
    isTestnet: false,
  }
}
