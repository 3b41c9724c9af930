import type { NameRecord } from '../api/endpoints/profile.ts'
import { isServiceName } from '../api/service-name.ts'
import { type ChainAdapter, LatchkeyError, type NetworkId, namespaceOf } from '../contract/index.ts'
import type { Adapters } from '../store/adapters.ts'
import { ETHEREUM, ownCoinTypes } from './coin-type.ts'

/** An address that a name has for a network. */
export interface NameAddress {
  /** Plain. */
  readonly address: string
  /**
   * The name has none of the network: it is the one that the name has on Ethereum. That of a smart-contract
   * wallet may belong to another person there, or to no one.
   */
  readonly isOfEthereum: boolean
}

interface Sources {
  readonly adapters: Pick<Adapters, 'all'>
  /** Reads the record of a name of the blockchain API. */
  find(name: string, signal: AbortSignal): Promise<NameRecord | undefined>
}

interface Asked {
  readonly name: string
  readonly networkId: NetworkId
}

/**
 * The address that a name has on a network, else the one that it has on Ethereum, where the network is of EVM, too.
 * That of another chain or family is none. Source: docs/security.md, S75.
 *
 * @returns undefined for a name without such an address, and for what is no name.
 * @throws LatchkeyError `http.malformed`, and as the sources do.
 */
export async function resolveName(
  { adapters, find }: Sources,
  { name, networkId }: Asked,
  signal: AbortSignal,
): Promise<NameAddress | undefined> {
  const adapter = adapters
    .all()
    .find((each) => each.namespace === namespaceOf(networkId) && each.names !== undefined)
  const normal = await adapter?.names?.normalise(name)
  if (adapter === undefined || normal === undefined) return undefined
  const read = await readerOf(adapter, { normal, find }, signal)
  const own = await read(networkId)
  const found = own ?? (hasEthereum(networkId) ? await read(ETHEREUM) : undefined)
  if (found === undefined) return undefined
  const check = await adapter.addresses.check(found, networkId)
  if (!check.ok) throw new LatchkeyError('http.malformed', {})
  return { address: check.address, isOfEthereum: own === undefined }
}

/** Reads the addresses of one name by network. */
async function readerOf(
  { names }: ChainAdapter,
  { normal, find }: { readonly normal: string } & Pick<Sources, 'find'>,
  signal: AbortSignal,
): Promise<(networkId: NetworkId) => Promise<string | undefined>> {
  if (!isServiceName(normal)) {
    return async (networkId) => names?.resolve(normal, networkId, signal)
  }
  const record = await find(normal, signal)
  return async (networkId) =>
    ownCoinTypes(networkId)
      .map((coinType) => addressUnder(coinType, record))
      .find((address) => address !== undefined)
}

/** Returns true if Ethereum is another network of the same namespace. */
function hasEthereum(networkId: NetworkId): boolean {
  return networkId !== ETHEREUM && namespaceOf(networkId) === namespaceOf(ETHEREUM)
}

/** The address of a record under a coin type. */
export function addressUnder(coinType: number, record: NameRecord | undefined): string | undefined {
  return new Map(Object.entries(record?.addresses ?? {})).get(String(coinType))?.address
}
