import { type NetworkId, RPC_CODES } from '@latchkey/core/contract'
import type { AskSafe } from './safe-channel.ts'
import { rpcError } from './safe-error.ts'
import type { Proposals } from './safe-proposals.ts'

/** The Safe that is shown: its address and its only network. */
export interface SafeInfo {
  readonly address: string
  readonly networkId: NetworkId<'eip155'>
}

/** The tools that the methods of a Safe work with. */
export interface SafeTools {
  readonly info: SafeInfo
  readonly ask: AskSafe
  readonly proposals: Proposals
}

/** @throws An error in the form of EIP-1193 for another account. */
export function requireSigner({ address }: SafeInfo, signer: unknown): void {
  if (String(signer).toLowerCase() === address.toLowerCase()) return
  throw rpcError(RPC_CODES.unauthorized, 'The account is not the Safe')
}
