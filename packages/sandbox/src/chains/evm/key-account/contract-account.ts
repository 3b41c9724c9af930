import {
  type Address,
  concatHex,
  encodeAbiParameters,
  encodeFunctionData,
  getContractAddress,
  type Hex,
  hashTypedData,
  type PrivateKeyAccount,
  parseAbi,
  serializeErc6492Signature,
} from 'viem'
import { KEY_ACCOUNT_FACTORY_ADDRESS } from '../smart-accounts.ts'
import { KEY_ACCOUNT_CODE } from './account-code.ts'

/** A call that an account makes. */
export interface Call {
  readonly to: Address
  readonly value: bigint
  readonly data: Hex
}

/** The functions of accounts, both of `key-account.sol` and of EIP-7702. */
export const ACCOUNT_ABI = parseAbi([
  'function execute(address target, uint256 value, bytes data)',
  'function executeBatch((address target, uint256 value, bytes data)[] calls)',
  'error CallFailed(uint256 index, bytes reason)',
])

const FACTORY_ABI = parseAbi(['function createAccount(address owner) returns (address)'])
const NO_SALT: Hex = `0x${'0'.repeat(64)}`

/** The code that makes an account of `owner`, for trying out calls before there is one. */
export function creationCode(owner: Address): Hex {
  return concatHex([KEY_ACCOUNT_CODE, encodeAbiParameters([{ type: 'address' }], [owner])])
}

let last: { readonly owner: Address; readonly address: Address } | undefined

/**
 * Calculates the address of the contract account of a key, the same on every chain, deployed or
 * not. The last one is cached: every request needs it, and it takes the hash of a whole contract.
 */
export function contractAddress(owner: Address): Address {
  if (last?.owner === owner) return last.address
  const address = getContractAddress({
    opcode: 'CREATE2',
    from: KEY_ACCOUNT_FACTORY_ADDRESS,
    salt: NO_SALT,
    bytecode: creationCode(owner),
  })
  last = { owner, address }
  return address
}

/** The call that makes an account of `owner`. */
export function deployment(owner: Address): { readonly factory: Address; readonly data: Hex } {
  const data = encodeFunctionData({
    abi: FACTORY_ABI,
    functionName: 'createAccount',
    args: [owner],
  })
  return { factory: KEY_ACCOUNT_FACTORY_ADDRESS, data }
}

/** One call goes out alone; several as one, all of them or none. */
export function callData(calls: readonly Call[]): Hex {
  const [first, ...others] = calls
  if (first !== undefined && others.length === 0)
    return encodeFunctionData({
      abi: ACCOUNT_ABI,
      functionName: 'execute',
      args: [first.to, first.value, first.data],
    })
  const listed = calls.map(({ to, value, data }) => ({ target: to, value, data }))
  return encodeFunctionData({ abi: ACCOUNT_ABI, functionName: 'executeBatch', args: [listed] })
}

/** The chain on which a contract account signs, and its state there. */
interface SigningPlace {
  readonly chainId: number
  readonly isDeployed: boolean
}

/** Signs a hash for the contract account of a key: EIP-1271, in ERC-6492's wrapping before it exists. */
export async function signAsContract(
  key: PrivateKeyAccount,
  hash: Hex,
  { chainId, isDeployed }: SigningPlace,
): Promise<Hex> {
  const verifyingContract = contractAddress(key.address)
  const bound = hashTypedData({
    domain: { name: 'KeyAccount', version: '1', chainId, verifyingContract },
    types: { Signed: [{ name: 'hash', type: 'bytes32' }] },
    primaryType: 'Signed',
    message: { hash },
  })
  const signature = await key.sign({ hash: bound })
  if (isDeployed) return signature
  const { factory, data } = deployment(key.address)
  return serializeErc6492Signature({ address: factory, data, signature })
}
