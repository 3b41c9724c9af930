import {
  type AccountId,
  addressOf,
  type CallBatch,
  LatchkeyError,
  type NodeReader,
  networkOf,
  type TransactionRequest,
} from '@latchkey/core/contract'
import { hexChainId } from '../chain-id.ts'
import type { Handle } from '../sessions/session-store.ts'
import { askOwner, needHash } from './ask-owner.ts'
import { needQuantity } from './native-balance.ts'
import { needAccount, needReviewed } from './need-reviewed.ts'
import { toCall, toTransaction } from './transaction.ts'

/**
 * The gas a transaction needs, in gas units.
 *
 * @throws LatchkeyError `caip.invalid-address`, `amount.invalid`, `rpc.unavailable`, `rpc.failed`,
 * `http.malformed`.
 */
export async function estimateGas(
  nodes: NodeReader,
  request: TransactionRequest<'eip155'>,
  signal: AbortSignal,
): Promise<bigint> {
  const params = [toTransaction(request)]
  return needQuantity(await nodes.read(networkOf(request.from), 'eth_estimateGas', params, signal))
}

/**
 * Asks the wallet to send a transaction: one request, never repeated. Source: docs/security.md,
 * S34.
 *
 * @returns The transaction's hash; the transaction is pending, not mined.
 * @throws LatchkeyError `wallet.changed`, `wallet.request-rejected`, `wallet.malformed`,
 * `caip.invalid-address`, `amount.invalid`, …
 */
export async function sendTransaction(
  handle: Handle,
  request: TransactionRequest<'eip155'>,
  signal: AbortSignal,
): Promise<string> {
  const transaction = toTransaction(request)
  await needReviewed(handle, request.from, signal)
  // The request names the chain, so that a wallet that just switched refuses it.
  const params = [{ ...transaction, chainId: hexChainId(networkOf(request.from)) }]
  return needHash(
    await askOwner(handle.provider, { method: 'eth_sendTransaction', params }, signal),
  )
}

/** Version of the request. Source: EIP-5792. */
const VERSION = '2.0.0'

/**
 * Asks the wallet to send several calls as one request, never repeated. Source: EIP-5792.
 *
 * @returns The id with which the status of the calls can be read.
 * @throws LatchkeyError as `sendTransaction`, `wallet.unsupported-method`.
 */
export async function sendCalls(
  handle: Handle,
  { from, calls, isAtomic = false }: CallBatch<'eip155'>,
  signal: AbortSignal,
): Promise<{ readonly id: string }> {
  const batch = {
    version: VERSION,
    from: addressOf(from),
    chainId: hexChainId(networkOf(from)),
    atomicRequired: isAtomic,
    calls: calls.map(toCall),
  }
  await needReviewed(handle, from, signal)
  const question = { method: 'wallet_sendCalls', params: [batch] }
  return readId(await askOwner(handle.provider, question, signal))
}

/** In the first version of EIP-5792 the answer is the id itself. */
function readId(answer: unknown): { readonly id: string } {
  const id: unknown = typeof answer === 'string' ? answer : Object(answer).id
  if (typeof id !== 'string' || id === '') throw new LatchkeyError('wallet.malformed', {})
  return { id }
}

/** Reads the status of calls that were sent together. Source: EIP-5792. */
export function readCallsStatus(
  { provider }: Handle,
  id: string,
  signal: AbortSignal,
): Promise<unknown> {
  return askOwner(provider, { method: 'wallet_getCallsStatus', params: [id] }, signal)
}

/**
 * Reads the capabilities of the wallet for an account, by hexadecimal chain id. Source: EIP-5792.
 */
export async function readCapabilities(
  handle: Handle,
  account: AccountId<'eip155'>,
  signal: AbortSignal,
): Promise<unknown> {
  const params = [needAccount(handle, account)]
  return askOwner(handle.provider, { method: 'wallet_getCapabilities', params }, signal)
}
