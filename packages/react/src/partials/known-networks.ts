import type { Snapshot } from '@latchkey/core'
import type { NetworkId } from '@latchkey/core/contract'
import type { Wording } from '../messages/create-wording.ts'
import { type NetworkDetails, networkDetails } from '../models/network-details.ts'

/** Names of common networks, which the website need not know. Source: the lists of CAIP-2 ids. */
const NAMES: ReadonlyMap<NetworkId, string> = new Map<NetworkId, string>([
  ['eip155:1', 'Ethereum'],
  ['eip155:10', 'OP Mainnet'],
  ['eip155:25', 'Cronos'],
  ['eip155:56', 'BNB Smart Chain'],
  ['eip155:100', 'Gnosis'],
  ['eip155:130', 'Unichain'],
  ['eip155:137', 'Polygon'],
  ['eip155:146', 'Sonic'],
  ['eip155:250', 'Fantom'],
  ['eip155:324', 'ZKsync Era'],
  ['eip155:480', 'World Chain'],
  ['eip155:5000', 'Mantle'],
  ['eip155:8453', 'Base'],
  ['eip155:42161', 'Arbitrum One'],
  ['eip155:42220', 'Celo'],
  ['eip155:43114', 'Avalanche'],
  ['eip155:59144', 'Linea'],
  ['eip155:80094', 'Berachain'],
  ['eip155:81457', 'Blast'],
  ['eip155:534352', 'Scroll'],
  ['eip155:7777777', 'Zora'],
  ['eip155:17000', 'Holesky'],
  ['eip155:84532', 'Base Sepolia'],
  ['eip155:11155111', 'Sepolia'],
  ['eip155:11155420', 'OP Sepolia'],
  ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', 'Solana'],
  ['solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1', 'Solana Devnet'],
  ['bip122:000000000019d6689c085ae165831e93', 'Bitcoin'],
  ['bip122:000000000933ea01ad0ee984209779ba', 'Bitcoin Testnet'],
])

/** How a network is shown where it may be one that the website does not support. */
export function namedDetails(
  id: NetworkId,
  snapshot: Pick<Snapshot, 'network'>,
  text: Wording,
): NetworkDetails {
  const details = networkDetails(id, snapshot, text)
  return details.isSupported ? details : { ...details, name: NAMES.get(id) ?? details.name }
}
