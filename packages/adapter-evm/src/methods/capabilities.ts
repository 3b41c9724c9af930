import type { AccountId } from '@latchkey/core/contract'
import type { Handle } from '../sessions/session-store.ts'
import { askOwner } from './ask-owner.ts'
import { needAccount } from './need-account.ts'

/** What the wallet can do for an account, by hexadecimal chain id. Source: EIP-5792. */
export async function readCapabilities(
  handle: Handle,
  account: AccountId<'eip155'>,
  signal: AbortSignal,
): Promise<unknown> {
  const params = [needAccount(handle, account)]
  return askOwner(handle.provider, { method: 'wallet_getCapabilities', params }, signal)
}
