import {
  addressOf,
  LatchkeyError,
  type NodeReader,
  networkOf,
  type TransactionQuery,
  type TransactionStatus,
} from '@latchkey/core/contract'
import type { Store } from '../session-store.ts'
import { readCallsStatus } from './calls.ts'
import { requireQuantity } from './native-balance.ts'

interface Deps {
  readonly store: Pick<Store, 'need'>
  readonly nodes: NodeReader
}

/**
 * What the node says about a transaction, or the wallet about calls that it took as one request. Without
 * a receipt the transaction is pending if the node knows it, and replaced if the account used its nonce.
 *
 * @throws LatchkeyError `rpc.unavailable`, `rpc.failed`, `http.malformed`; `wallet.disconnected` for
 * calls of a closed session, and as `readCallsStatus`.
 */
export async function readTransactionStatus(
  { store, nodes }: Deps,
  { id, account, isBatch = false, sessionId, hint }: TransactionQuery<'eip155'>,
  signal: AbortSignal,
): Promise<TransactionStatus> {
  if (isBatch) return batchStatus(await readCallsStatus(store.need(sessionId ?? ''), id, signal))
  const read = (method: string, params: readonly unknown[]): Promise<unknown> =>
    nodes.read(networkOf(account), method, params, signal)
  const receiptStatus = async (): Promise<TransactionStatus | undefined> =>
    readReceipt(await read('eth_getTransactionReceipt', [id]))
  const mined = await receiptStatus()
  if (mined !== undefined) return mined
  const transaction = await read('eth_getTransactionByHash', [id])
  if (isObject(transaction)) return { state: 'pending', hint: readNonce(transaction) }
  if (hint === undefined) return { state: 'unknown' }
  const used = requireQuantity(
    await read('eth_getTransactionCount', [addressOf(account), 'latest']),
  )
  if (used <= BigInt(hint)) return { state: 'unknown', hint }
  // It may have been mined between the two answers.
  return (await receiptStatus()) ?? { state: 'replaced' }
}

/** Source: EIP-1474, hashes. */
const HASH = /^0x[0-9a-f]{64}$/i

function batchStatus({
  state,
  transactionIds: named,
}: Awaited<ReturnType<typeof readCallsStatus>>): TransactionStatus {
  if (state === 'pending') return { state }
  const ids = named.filter((id) => HASH.test(id))
  const transactionIds = ids.length > 0 ? ids : undefined
  return { state: state === 'reverted' ? 'failed' : state, transactionIds }
}

/** @throws LatchkeyError `http.malformed` for a receipt that does not say how it ended. */
function readReceipt(receipt: unknown): TransactionStatus | undefined {
  if (receipt === null || receipt === undefined) return undefined
  const { status, blockNumber } = Object(receipt)
  // Some nodes have receipts of blocks that are not made yet.
  if (blockNumber === null) return undefined
  if (status === '0x1') return { state: 'confirmed' }
  if (status === '0x0') return { state: 'failed' }
  throw new LatchkeyError('http.malformed', {})
}

function readNonce(transaction: object): number | undefined {
  const nonce: unknown = Reflect.get(transaction, 'nonce')
  const value = typeof nonce === 'string' && /^0x[0-9a-f]{1,13}$/i.test(nonce) ? Number(nonce) : -1
  return Number.isSafeInteger(value) && value >= 0 ? value : undefined
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
