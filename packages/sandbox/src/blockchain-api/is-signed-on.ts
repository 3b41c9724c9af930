import { createClient, custom, getAddress, isAddress, isHex, type PublicRpcSchema } from 'viem'
import { verifyMessage } from 'viem/actions'
import type { EvmChain } from '../chains/evm/evm-chain.ts'

/** A text, and who is said to have signed it. */
export interface Signed {
  readonly address: string
  readonly message: string
  readonly signature: string
}

/**
 * Verifies that the address signed the message: by its key, or as a contract, deployed or not.
 * Source: EIP-1271, ERC-6492.
 */
export async function isSignedOn(
  chain: EvmChain,
  { address, message, signature }: Signed,
): Promise<boolean> {
  if (!isAddress(address, { strict: false }) || !isHex(signature)) return false
  const client = createClient<ReturnType<typeof custom>, undefined, undefined, PublicRpcSchema>({
    transport: custom({ request: ({ method, params }) => chain.request(method, params) }),
  })
  const claim = { address: getAddress(address), message, signature }
  // A signature of no form at all makes the library throw.
  return verifyMessage(client, claim).catch(() => false)
}
