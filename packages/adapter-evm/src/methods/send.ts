import { type NodeReader, networkOf, type TransactionRequest } from '@latchkey/core/contract'
import { hexChainId } from '../chain-id.ts'
import type { Handle } from '../session-store.ts'
import { requireQuantity } from './native-balance.ts'
import { requestSending, requireHash } from './request-wallet.ts'
import { requireReviewed } from './require-reviewed.ts'
import { type RpcTransaction, toTransaction } from './transaction.ts'
import { limitFee } from './transfer-fee.ts'
import { tryTokenTransfer } from './try-token-transfer.ts'

/**
 * The gas a transaction needs, in gas units.
 *
 * @throws LatchkeyError `caip.invalid-address`, `amount.invalid`, `transfer.unsupported-data`,
 * `transfer.would-fail`, `rpc.unavailable`, `rpc.failed`, `http.malformed`.
 */
export async function estimateGas(
  nodes: NodeReader,
  request: TransactionRequest<'eip155'>,
  signal: AbortSignal,
): Promise<bigint> {
  const transaction = await requirePossible(nodes, request, signal)
  const params = [transaction]
  return requireQuantity(
    await nodes.read(networkOf(request.from), 'eth_estimateGas', params, signal),
  )
}

/**
 * Asks the wallet to send a transaction: one request, never repeated. Source: docs/security.md,
 * S34.
 *
 * @returns The transaction's hash; the transaction is pending, not mined.
 * @throws LatchkeyError `wallet.changed`, `wallet.request-rejected`, `transfer.unknown` when the wallet answered
 * with no hash or not at all, `transfer.fee-changed`, and as `estimateGas`.
 */
export async function sendTransaction(
  { handle, nodes }: { readonly handle: Handle; readonly nodes: NodeReader },
  request: TransactionRequest<'eip155'>,
  signal: AbortSignal,
): Promise<string> {
  const transaction = await requirePossible(nodes, request, signal)
  const { from, maxFee } = request
  const limits =
    maxFee === undefined ? undefined : await limitFee(nodes, { transaction, from, maxFee }, signal)
  await requireReviewed(handle, from, signal)
  // The request names the chain, so that a wallet that just switched refuses it.
  const params = [{ ...transaction, ...limits, chainId: hexChainId(networkOf(from)) }]
  return requireHash(
    await requestSending(handle.provider, { method: 'eth_sendTransaction', params }, signal),
  )
}

/** The transaction of a transfer; a transfer of a token is tried on a node first. */
async function requirePossible(
  nodes: NodeReader,
  request: TransactionRequest<'eip155'>,
  signal: AbortSignal,
): Promise<RpcTransaction> {
  const transaction = toTransaction(request)
  const { from, token } = request
  if (token !== undefined) await tryTokenTransfer(nodes, { transaction, from }, signal)
  return transaction
}
