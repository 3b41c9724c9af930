import { ed25519 } from '@noble/curves/ed25519'
import { base58 } from '@scure/base'
import type { BlockchainApiDeps } from '../deps.ts'
import { isSignedOn, type Signed } from '../is-signed-on.ts'
import type { ReadMessage } from './read-message.ts'

/** Verifies that the account of a message signed it, on the chain that the message names. */
export async function isSigned(
  { chains }: Pick<BlockchainApiDeps, 'chains'>,
  { address, chainId }: ReadMessage,
  { message, signature }: { readonly message: string; readonly signature: string },
): Promise<boolean> {
  if (chainId.startsWith('solana:')) return isSignedOnSolana({ address, message, signature })
  const chain = chains.list().find(({ id }) => `eip155:${id}` === chainId)
  return chain !== undefined && isSignedOn(chain, { address, message, signature })
}

function isSignedOnSolana({ address, message, signature }: Signed): boolean {
  try {
    const bytes = new TextEncoder().encode(message)
    return ed25519.verify(base58.decode(signature), bytes, base58.decode(address))
  } catch {
    // A key or a signature of no form at all makes the library throw.
    return false
  }
}
