import { LatchkeyError, type NetworkId, referenceOf } from '../contract/index.ts'

/** Coin type of Ether, under which every name has an address. Source: SLIP-44. */
export const ETHER = 60

/** Marks chains of EVM. Source: ENSIP-11. */
const EVM = 0x8000_0000

/**
 * The coin type under which a name has an address on a chain, as an unsigned number.
 *
 * @throws LatchkeyError `network.chain-id`. Source: docs/security.md, S39.
 */
export function coinTypeOf(chainId: number): number {
  if (!Number.isInteger(chainId) || chainId < 1 || chainId >= EVM) {
    throw new LatchkeyError('network.chain-id', {})
  }
  return (EVM | chainId) >>> 0
}

/** The network of which every name may have the address under two coin types. */
export const ETHEREUM: NetworkId = 'eip155:1'

/**
 * The coin types under which a name has its own address on a network, the first one that has one counts. Another
 * chain's, and one of another namespace, is never among them. Source: ENSIP-11, docs/security.md, S75.
 */
export function ownCoinTypes(networkId: NetworkId): readonly number[] {
  const chainId = chainIdOf(networkId)
  // Larger numbers have no coin type.
  const isNumbered = Number.isInteger(chainId) && chainId >= 1 && chainId < EVM
  const own = isNumbered ? [coinTypeOf(chainId)] : []
  return networkId === ETHEREUM ? [...own, ETHER] : own
}

/** The number of an EVM chain; of other networks no number at all. */
export function chainIdOf(networkId: NetworkId): number {
  return networkId.startsWith('eip155:') ? Number(referenceOf(networkId)) : Number.NaN
}
