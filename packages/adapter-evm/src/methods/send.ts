import { networkOf, type TransactionRequest } from '@latchkey/core/contract'
import { askOwner } from './ask-owner.ts'
import { needHash } from './need-hex.ts'
import { needReviewed } from './need-reviewed.ts'
import type { Sender } from './sender.ts'
import { toTransaction } from './transaction.ts'

/**
 * Has the wallet send a transaction: one request, never repeated. Source: security rule S34.
 *
 * @returns The transaction's hash; it is pending, not done.
 * @throws LatchkeyError `wallet.changed`, `wallet.request-rejected`, `wallet.malformed`,
 * `caip.invalid-address`, `amount.invalid`, …
 */
export async function sendTransaction(
  sender: Sender,
  request: TransactionRequest<'eip155'>,
  signal: AbortSignal,
): Promise<string> {
  const transaction = toTransaction(request)
  await needReviewed(sender, request.from, signal)
  // The chain is named once more: a wallet that moves in this very moment then refuses.
  const params = [{ ...transaction, chainId: sender.hexChainId(networkOf(request.from)) }]
  return needHash(
    await askOwner(sender.provider, { method: 'eth_sendTransaction', params }, signal),
  )
}
