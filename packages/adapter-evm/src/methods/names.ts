import {
  type AccountId,
  addressOf,
  isLatchkeyError,
  LatchkeyError,
  lazy,
  type NetworkId,
  type NodeReader,
  referenceOf,
  throwIfAborted,
} from '@latchkey/core/contract'
import { parseAddress } from '../address.ts'
import { dynamicBytes, firstBytes, word } from './abi-words.ts'
import { nameHash, toDnsName } from './name-hash.ts'

/** The nodes that names are read from, and the signal that aborts the reading. */
export interface NameDeps {
  readonly nodes: NodeReader
  readonly signal: AbortSignal
}

/** The network of ENS; its names are of accounts on all networks. */
const ENS_NETWORK = 'eip155:1'
/** The universal resolver of ENS on mainnet. Source: docs.ens.domains, resolvers, universal. */
const RESOLVER = '0xeEeEEEeE14D718C2B47D9923Deab1335E144EeEe'

/** Selector of `resolve(bytes name, bytes call)`, which answers with the call's answer in bytes. */
const RESOLVE = '0x9061b923'
/** Selector of `reverse(bytes address, uint256 coinType)`, which answers with a name. */
const REVERSE = '0x5d78a217'
/** Selector of `addr(bytes32 node)`. Source: ENSIP-1. */
const ADDR = '0x3b3b57de'
/** Selector of `addr(bytes32 node, uint256 coinType)`, which answers in bytes. Source: ENSIP-9. */
const ADDR_ON = '0xf1cb7e06'
/** Marks the coin types of EVM chains, which have smaller numbers. Source: ENSIP-11. */
const EVM = 0x8000_0000
/** Coin type of Ether. Source: ENSIP-9, SLIP-44. */
const ETHER = 60

/**
 * Errors of the resolver by which a name has no address, or an address no name that resolves to it:
 * `ResolverNotFound`, `ResolverNotContract`, `UnsupportedResolverProfile`, `ResolverError`,
 * `ReverseAddressMismatch`, `DNSDecodingFailed`, `DNSEncodingFailed`.
 */
const HAS_NONE = /^0x(77209fe8|1e9535f2|7b1c461b|95c0c752|ef9c03ce|ba4adc23|9a4c3e3b)/

/** Labels of letters and digits with single hyphens, which ENSIP-15 leaves as they are. */
const PLAIN = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z0-9]+(?:-[a-z0-9]+)*)*$/

/** Hex digits of one word of the ABI. */
const WORD_LENGTH = 64

/** Longest name, in bytes. Source: RFC 1035, which ENS names follow. */
const MAX_LENGTH = 255

/** ENSIP-15 is large: it is loaded for the first name with other letters. */
const normaliser = lazy(() => import('./normalise-name.ts'))

/**
 * Looks up the address that a name has for a network of EVM, by default Ethereum. The name may be in another
 * form than the normal one. Names that only a server off the chain could resolve are not looked up. Source:
 * ENSIP-10, ENSIP-11, ENSIP-15, EIP-3668.
 *
 * @returns undefined for a name without an address of the network, whatever others it has.
 * @throws LatchkeyError `rpc.unavailable`, `rpc.failed`, `http.malformed` when it is not known.
 */
export async function resolveName(
  name: string,
  deps: NameDeps,
  networkId: NetworkId<'eip155'> = ENS_NETWORK,
): Promise<string | undefined> {
  throwIfAborted(deps.signal)
  const isEther = networkId === ENS_NETWORK
  const chainId = Number(referenceOf(networkId))
  // Larger numbers have no coin type.
  if (!isEther && !(chainId >= 1 && chainId < EVM)) return undefined
  const normal = await normaliseName(name)
  if (normal === undefined) return undefined
  const node = nameHash(normal).slice(2)
  const call = isEther ? `${ADDR}${node}` : `${ADDR_ON}${node}${word(EVM + chainId)}`
  const encoded = dynamicBytes(toDnsName(normal))
  const places = [0x40, 0x40 + encoded.length / 2].map(word).join('')
  const answer = await askResolver(`${RESOLVE}${places}${encoded}${dynamicBytes(call)}`, deps)
  if (answer === undefined) return undefined
  const bytes = firstBytes(answer)
  return isEther ? readAddress(bytes) : readBytes(bytes)
}

/**
 * Resolves with true if a name is in its normal form and resolves to the address. Source:
 * docs/security.md, S38.
 *
 * @throws LatchkeyError as `resolveName`.
 */
export async function verifyName(name: string, address: string, deps: NameDeps): Promise<boolean> {
  throwIfAborted(deps.signal)
  if (!name.includes('.') || (await normaliseName(name)) !== name) return false
  return (await resolveName(name, deps))?.toLowerCase() === address.toLowerCase()
}

/**
 * The name that an account uses. The resolver gives only one that resolves to the account.
 *
 * @throws LatchkeyError as `resolveName`.
 */
export async function lookUpName(
  account: AccountId<'eip155'>,
  deps: NameDeps,
): Promise<string | undefined> {
  throwIfAborted(deps.signal)
  const address = dynamicBytes(addressOf(account))
  const answer = await askResolver(`${REVERSE}${word(0x40)}${word(ETHER)}${address}`, deps)
  const name = answer === undefined ? '' : readText(firstBytes(answer))
  return name !== '' && (await normaliseName(name)) === name ? name : undefined
}

/**
 * The normal form of a name. Source: ENSIP-15.
 *
 * @returns undefined for what is no name.
 */
export async function normaliseName(name: string): Promise<string | undefined> {
  if (new TextEncoder().encode(name).length > MAX_LENGTH) return undefined
  return PLAIN.test(name) ? name : (await normaliser.load()).normaliseAnyName(name)
}

/** @returns undefined if the resolver knows that there is none. */
async function askResolver(data: string, { nodes, signal }: NameDeps): Promise<string | undefined> {
  try {
    const call = { to: RESOLVER, data }
    const answer = await nodes.read(ENS_NETWORK, 'eth_call', [call, 'latest'], signal)
    if (typeof answer === 'string' && /^0x(?:[0-9a-f]{2})+$/i.test(answer)) return answer
  } catch (thrown) {
    if (HAS_NONE.test(revertData(thrown))) return undefined
    throw thrown
  }
  throw new LatchkeyError('http.malformed', {})
}

/** The data of a reverted call, as nodes pass it on. */
function revertData(thrown: unknown): string {
  if (!isLatchkeyError(thrown, 'rpc.failed')) return ''
  return String(Object(thrown.cause).data).toLowerCase()
}

/** The address of zeros belongs to no account; some resolvers return it for an unknown name. */
function readAddress(bytes: string): string | undefined {
  if (/^0*$/.test(bytes)) return undefined
  const check = parseAddress(`0x${bytes.slice(-40)}`)
  if (/^0{24}.{40}$/.test(bytes) && check.ok) return check.address
  throw new LatchkeyError('http.malformed', {})
}

/** The answer of a resolver that does not know the coin type may be nothing at all. */
function readBytes(answer: string): string | undefined {
  if (/^0*$/.test(answer)) return undefined
  const bytes = firstBytes(`0x${answer}`)
  if (bytes !== '' && bytes.length !== 40) throw new LatchkeyError('http.malformed', {})
  return readAddress(bytes.padStart(WORD_LENGTH, '0'))
}

function readText(bytes: string): string {
  const pairs = bytes.match(/../g) ?? []
  try {
    const codes = pairs.map((pair) => Number.parseInt(pair, 16))
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(Uint8Array.from(codes))
  } catch (thrown) {
    throw new LatchkeyError('http.malformed', {}, { cause: thrown })
  }
}
