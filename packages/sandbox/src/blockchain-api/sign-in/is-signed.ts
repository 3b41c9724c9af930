import { ed25519 } from '@noble/curves/ed25519'
import { base58 } from '@scure/base'
import { createPublicClient, custom, isAddress, isHex } from 'viem'
import type { BlockchainApiDeps } from '../deps.ts'
import type { ReadMessage } from './read-message.ts'

/** Whether the account of a message signed it: by its key, or as a contract, deployed or not. */
export async function isSigned(
  { chains }: Pick<BlockchainApiDeps, 'chains'>,
  { address, chainId }: ReadMessage,
  { message, signature }: { readonly message: string; readonly signature: string },
): Promise<boolean> {
  try {
    if (chainId.startsWith('solana:')) {
      const bytes = new TextEncoder().encode(message)
      return ed25519.verify(base58.decode(signature), bytes, base58.decode(address))
    }
    const chain = chains.list().find(({ id }) => `eip155:${id}` === chainId)
    if (chain === undefined || !isAddress(address) || !isHex(signature)) return false
    const transport = custom({ request: ({ method, params }) => chain.request(method, params) })
    const client = createPublicClient({ transport })
    return await client.verifyMessage({ address, message, signature })
  } catch {
    // A key or a signature of no form at all makes the libraries throw.
    return false
  }
}
