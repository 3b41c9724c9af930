import { addressOf, type CallBatch, LatchkeyError, networkOf } from '@latchkey/core/contract'
import { askOwner } from './ask-owner.ts'
import { needReviewed } from './need-reviewed.ts'
import type { Sender } from './sender.ts'
import { toCall } from './transaction.ts'

/** Version of the request. Source: EIP-5792. */
const VERSION = '2.0.0'

/**
 * Has the wallet send several calls as one request, never repeated. Source: EIP-5792.
 *
 * @returns The id to ask for the calls' status with.
 * @throws LatchkeyError as `sendTransaction`, `wallet.unsupported-method`.
 */
export async function sendCalls(
  sender: Sender,
  { from, calls, isAtomic = false }: CallBatch<'eip155'>,
  signal: AbortSignal,
): Promise<{ readonly id: string }> {
  const batch = {
    version: VERSION,
    from: addressOf(from),
    chainId: sender.hexChainId(networkOf(from)),
    atomicRequired: isAtomic,
    calls: calls.map(toCall),
  }
  await needReviewed(sender, from, signal)
  const question = { method: 'wallet_sendCalls', params: [batch] }
  return readId(await askOwner(sender.provider, question, signal))
}

/** The first version of EIP-5792 answered with the id alone. */
function readId(answer: unknown): { readonly id: string } {
  const id: unknown = typeof answer === 'string' ? answer : Object(answer).id
  if (typeof id !== 'string' || id === '') throw new LatchkeyError('wallet.malformed', {})
  return { id }
}
