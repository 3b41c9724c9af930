import {
  encodeAbiParameters,
  encodeFunctionData,
  type Hex,
  parseAbi,
  parseAbiParameters,
  parseSignature,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import type { EvmChain } from '../../evm-chain.ts'
import { SANDBOX_TOKENS } from '../../orders/tokens.ts'
import { SWAP_ROUTER_ADDRESS } from '../swap-router.ts'

const TYPES = {
  Permit: [
    { name: 'owner', type: 'address' },
    { name: 'spender', type: 'address' },
    { name: 'value', type: 'uint256' },
    { name: 'nonce', type: 'uint256' },
    { name: 'deadline', type: 'uint256' },
  ],
} as const

const PERMIT = parseAbiParameters(
  'address owner, address spender, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s',
)

/** Far enough. */
const DEADLINE = 2n ** 40n

/**
 * Signs a permit of Sandbox Euro for the router.
 *
 * @returns The parameters of `permit`, encoded, as the blockchain API takes them.
 */
export async function signPermit(
  { id, request }: Pick<EvmChain, 'id' | 'request'>,
  privateKey: Hex,
  value: bigint,
): Promise<Hex> {
  const { name, address } = SANDBOX_TOKENS.euro
  const account = privateKeyToAccount(privateKey)
  const abi = parseAbi(['function nonces(address owner) view returns (uint256)'])
  const data = encodeFunctionData({ abi, args: [account.address] })
  const nonce = BigInt(String(await request('eth_call', [{ to: address, data }, 'latest'])))
  const permit = { owner: account.address, spender: SWAP_ROUTER_ADDRESS, value, deadline: DEADLINE }
  const signature = await account.signTypedData({
    domain: { name, version: '1', chainId: id, verifyingContract: address },
    types: TYPES,
    primaryType: 'Permit' as const,
    message: { ...permit, nonce },
  })
  const { r, s, yParity } = parseSignature(signature)
  const { owner, spender, deadline } = permit
  return encodeAbiParameters(PERMIT, [owner, spender, value, deadline, 27 + yParity, r, s])
}
