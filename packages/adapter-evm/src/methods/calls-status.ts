import type { Handle } from '../sessions/session-store.ts'
import { askOwner } from './ask-owner.ts'

/** What became of calls that were sent together. Source: EIP-5792. */
export function readCallsStatus(
  { provider }: Handle,
  id: string,
  signal: AbortSignal,
): Promise<unknown> {
  return askOwner(provider, { method: 'wallet_getCallsStatus', params: [id] }, signal)
}
