import { createClient, custom, getAddress, isAddress, isHex, type PublicRpcSchema } from 'viem'
import { verifyMessage } from 'viem/actions'
import type { EvmChain } from '../../chains/evm/evm-chain.ts'
import type { SignedRequest } from './profile-rules.ts'

/** Whether the address signed the message: by its key, or as a contract, deployed or not. */
export async function isSigned(
  { address, message, signature }: Pick<SignedRequest, 'address' | 'message' | 'signature'>,
  chain: EvmChain,
): Promise<boolean> {
  if (!isAddress(address, { strict: false }) || !isHex(signature)) return false
  const client = createClient<ReturnType<typeof custom>, undefined, undefined, PublicRpcSchema>({
    transport: custom({ request: ({ method, params }) => chain.request(method, params) }),
  })
  const claim = { address: getAddress(address), message, signature }
  // A signature of no form at all makes the library throw.
  return verifyMessage(client, claim).catch(() => false)
}
