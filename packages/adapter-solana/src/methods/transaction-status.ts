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
  if (status !== null) return withFee(readStatus(status), () => readFee(read, id))
  if (isOver) return { state: 'expired' }
  return { state: 'unknown', hint: hint ?? (await readLastHeight(read)) }
}

function readStatus(status: unknown): TransactionStatus {
  const { err, confirmationStatus } = Object(status)
  const isSafe = confirmationStatus === 'confirmed' || confirmationStatus === 'finalized'
  if (!isSafe) return { state: 'pending' }
  return { state: err === null || err === undefined ? 'confirmed' : 'failed' }
}

/** Adds the fee of a transaction in a block; one that can't be read is left out. */
async function withFee(
  status: TransactionStatus,
  readIt: () => Promise<bigint | undefined>,
): Promise<TransactionStatus> {
  if (status.state !== 'confirmed' && status.state !== 'failed') return status
  return { ...status, fee: await readIt().catch(() => undefined) }
}

/** Reads what the transaction cost, in lamports. Source: Solana, `getTransaction`. */
async function readFee(read: Read, id: string): Promise<bigint | undefined> {
  const options = { commitment: 'confirmed', encoding: 'json', maxSupportedTransactionVersion: 0 }
  const { meta } = Object(await read('getTransaction', [id, options]))
  const { fee } = Object(meta)
  if (typeof fee === 'bigint') return fee
  return Number.isSafeInteger(fee) ? BigInt(fee) : undefined
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
