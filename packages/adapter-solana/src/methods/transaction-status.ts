import {
  LatchkeyError,
  type NodeReader,
  networkOf,
  type TransactionQuery,
  type TransactionStatus,
} from '@latchkey/core/contract'

/**
 * Reads the status of a signature from the node. An unknown transaction has expired once the last
 * block in which it can be is final: that is the last one of the newest blockhash at the time of
 * the first question, which came after the transaction was sent. Source: Solana,
 * `getSignatureStatuses`, `getLatestBlockhash`.
 *
 * @throws LatchkeyError `rpc.unavailable`, `rpc.failed`, `http.malformed`.
 */
export async function readTransactionStatus(
  nodes: NodeReader,
  { id, account, hint }: TransactionQuery<'solana'>,
  signal: AbortSignal,
): Promise<TransactionStatus> {
  const read = (method: string, params: readonly unknown[]): Promise<unknown> =>
    nodes.read(networkOf(account), method, params, signal)
  // The height is read before the status, so that no block can come between them unseen.
  const isOver = hint !== undefined && (await readFinalHeight(read)) > hint
  const answer = Object(
    await read('getSignatureStatuses', [[id], { searchTransactionHistory: true }]),
  )
  const [status]: readonly unknown[] = Array.isArray(answer.value) ? answer.value : []
  if (status === undefined) throw new LatchkeyError('http.malformed', {})
  if (status !== null) return readStatus(status)
  if (isOver) return { state: 'expired' }
  return { state: 'unknown', hint: hint ?? (await readLastHeight(read)) }
}

function readStatus(status: unknown): TransactionStatus {
  const { err, confirmationStatus } = Object(status)
  const isSafe = confirmationStatus === 'confirmed' || confirmationStatus === 'finalized'
  if (!isSafe) return { state: 'pending' }
  return { state: err === null || err === undefined ? 'confirmed' : 'failed' }
}

type Read = (method: string, params: readonly unknown[]) => Promise<unknown>

async function readFinalHeight(read: Read): Promise<number> {
  return requireHeight(await read('getBlockHeight', [{ commitment: 'finalized' }]))
}

async function readLastHeight(read: Read): Promise<number> {
  const answer = Object(await read('getLatestBlockhash', [{ commitment: 'confirmed' }]))
  return requireHeight(Object(answer.value).lastValidBlockHeight)
}

function requireHeight(value: unknown): number {
  const height = typeof value === 'bigint' ? Number(value) : value
  if (typeof height !== 'number' || !Number.isSafeInteger(height)) {
    throw new LatchkeyError('http.malformed', {})
  }
  return height
}
