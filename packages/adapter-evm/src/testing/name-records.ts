import { LatchkeyError } from '@latchkey/core/contract'
import {
  decodeFunctionData,
  encodeAbiParameters,
  encodeErrorResult,
  encodeFunctionResult,
  getAddress,
  type Hex,
  parseAbi,
  toHex,
} from 'viem'
import { packetToBytes } from 'viem/ens'

/** The contract that resolves ENS names on mainnet. Source: docs.ens.domains. */
const ENS_RESOLVER = '0xeEeEEEeE14D718C2B47D9923Deab1335E144EeEe'

const ABI = parseAbi([
  'function resolve(bytes name, bytes data) view returns (bytes result, address resolver)',
  'function reverse(bytes account, uint256 coinType) view returns (string name, address resolver, address reverseResolver)',
  'error ResolverNotFound(bytes name)',
  'error ReverseAddressMismatch(string primary, bytes primaryAddress)',
])

/** Selector of `addr(bytes32 node, uint256 coinType)`. Source: ENSIP-9. */
const ADDR_ON = '0xf1cb7e06'

/** The records of a name service. */
interface NameRecords {
  /** Addresses by name. */
  readonly owners: Readonly<Record<string, string | undefined>>
  /** Bytes by coin type, by name, which resolvers have beside the address of Ether. Source: ENSIP-9. */
  readonly coins?: Readonly<Record<string, Readonly<Record<number, Hex>>>>
  /** The names that addresses claim. */
  readonly claims?: Readonly<Record<string, string>>
}

/** Answers calls of the universal resolver of ENS; undefined for calls of other contracts. */
export function createNameRecords({ owners, coins = {}, claims = {} }: NameRecords) {
  const encoded = new Map(
    Object.entries(owners).map(([name, owner]) => [toHex(packetToBytes(name)), { name, owner }]),
  )

  function resolve(name: Hex, call: Hex): Hex {
    if (call.startsWith(ADDR_ON)) return resolveOn(name, Number(`0x${call.slice(-64)}`))
    const owner = encoded.get(name)?.owner
    if (owner === undefined) {
      throw reverted(encodeErrorResult({ abi: ABI, errorName: 'ResolverNotFound', args: [name] }))
    }
    const result = encodeAbiParameters([{ type: 'address' }], [getAddress(owner)])
    return encodeFunctionResult({
      abi: ABI,
      functionName: 'resolve',
      result: [result, ENS_RESOLVER],
    })
  }

  function resolveOn(name: Hex, coinType: number): Hex {
    const bytes = coins[encoded.get(name)?.name ?? '']?.[coinType] ?? '0x'
    return encodeFunctionResult({
      abi: ABI,
      functionName: 'resolve',
      result: [encodeAbiParameters([{ type: 'bytes' }], [bytes]), ENS_RESOLVER],
    })
  }

  function reverse(account: Hex): Hex {
    const name = claims[getAddress(account)] ?? ''
    const owner = owners[name]
    if (name !== '' && owner !== getAddress(account)) {
      const args = [name, toHex(owner ?? '')] as const
      throw reverted(encodeErrorResult({ abi: ABI, errorName: 'ReverseAddressMismatch', args }))
    }
    return encodeFunctionResult({
      abi: ABI,
      functionName: 'reverse',
      result: [name, ENS_RESOLVER, ENS_RESOLVER],
    })
  }

  return ({ to, data }: { readonly to?: unknown; readonly data?: unknown }): string | undefined => {
    if (to !== ENS_RESOLVER) return undefined
    // The adapter encoded it, or the decoding throws.
    const { functionName, args } = decodeFunctionData({ abi: ABI, data: data as Hex })
    return functionName === 'resolve' ? resolve(args[0], args[1]) : reverse(args[0])
  }
}

/** The error of a node for a call that the resolver reverted. */
export function reverted(data: Hex): LatchkeyError {
  return new LatchkeyError('rpc.failed', { code: 3 }, { cause: { data } })
}
