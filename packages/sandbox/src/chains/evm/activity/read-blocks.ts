import type { Hex } from 'viem'
import { nodeBatch } from '../node-request.ts'
import type { ChainTransaction, Movement } from './chain-transaction.ts'
import type { NodeBlock, NodeReceipt, NodeTrace, NodeTransaction } from './node-answers.ts'
import { readLogs } from './read-logs.ts'

/** A block as the index stores it. */
export interface ReadBlock {
  readonly number: number
  readonly hash: Hex
  readonly parentHash: Hex
  readonly transactions: readonly ChainTransaction[]
}

/**
 * Reads blocks with their transactions and logs. A block that no longer exists ends the list.
 *
 * @throws SandboxError `node-refused`.
 */
export async function readBlocks(
  nodeUrl: string,
  numbers: readonly number[],
): Promise<readonly ReadBlock[]> {
  const asked = numbers.map(
    (number) => ['eth_getBlockByNumber', [toQuantity(number), true]] as const,
  )
  // Our own anvil answers in the shapes of JSON-RPC; null is a block that is not there.
  const answers = (await nodeBatch(nodeUrl, asked)) as readonly (NodeBlock | null)[]
  const gap = answers.indexOf(null)
  const blocks = answers.slice(0, gap === -1 ? undefined : gap).flatMap((block) => block ?? [])
  const events = await readEvents(nodeUrl, blocks)
  return blocks.map((block) => ({
    number: Number(block.number),
    hash: block.hash,
    parentHash: block.parentHash,
    transactions: block.transactions.map((one, index) =>
      readTransaction(one, { block, index, events }),
    ),
  }))
}

interface Events {
  readonly receipts: ReadonlyMap<Hex, NodeReceipt>
  readonly traces: ReadonlyMap<Hex, readonly NodeTrace[]>
}

/** Receipts of blocks that are not empty, and traces of those where contracts were called. */
async function readEvents(nodeUrl: string, blocks: readonly NodeBlock[]): Promise<Events> {
  const full = blocks.filter(({ transactions }) => transactions.length > 0)
  const busy = full.filter(({ transactions }) => transactions.some(callsContract))
  const [receipts, traces] = await Promise.all([
    nodeBatch(
      nodeUrl,
      full.map(({ number }) => ['eth_getBlockReceipts', [number]] as const),
    ),
    nodeBatch(
      nodeUrl,
      busy.map(({ number }) => ['trace_block', [number]] as const),
    ),
  ])
  // Our own anvil answers in these shapes; null is a block that is gone.
  const allReceipts = (receipts as readonly (NodeReceipt[] | null)[]).flatMap((list) => list ?? [])
  const allTraces = (traces as readonly (NodeTrace[] | null)[]).flatMap((list) => list ?? [])
  return {
    receipts: new Map(allReceipts.map((receipt) => [receipt.transactionHash, receipt])),
    traces: byTransaction(allTraces),
  }
}

function byTransaction(traces: readonly NodeTrace[]): ReadonlyMap<Hex, readonly NodeTrace[]> {
  const groups = new Map<Hex, NodeTrace[]>()
  for (const trace of traces) {
    const group = groups.get(trace.transactionHash)
    if (group) group.push(trace)
    else groups.set(trace.transactionHash, [trace])
  }
  return groups
}

function callsContract({ input, to }: NodeTransaction): boolean {
  return to !== null && input !== '0x'
}

function readTransaction(
  transaction: NodeTransaction,
  { block, index, events }: { block: NodeBlock; index: number; events: Events },
): ChainTransaction {
  const receipt = events.receipts.get(transaction.hash)
  const isSuccess = receipt?.status === '0x1'
  const { movements, ...facts } = readLogs(receipt?.logs ?? [])
  const coins = isSuccess ? coinMovements(transaction, events.traces.get(transaction.hash)) : []
  return {
    ...readNodeTransaction(transaction),
    created: receipt?.contractAddress ?? null,
    index,
    isSuccess,
    blockNumber: Number(block.number),
    minedAtMs: Number(block.timestamp) * 1000,
    movements: [...coins, ...movements],
    ...facts,
  }
}

/** The fields that a transaction has before it is in a block, too. */
export function readNodeTransaction({ hash, nonce, from, to, input, value }: NodeTransaction) {
  return { hash, nonce: Number(nonce), from, to, input, value: BigInt(value) }
}

/** The transaction's own value, and what contracts sent on. */
function coinMovements(
  { from, to, value }: NodeTransaction,
  traces: readonly NodeTrace[] = [],
): readonly Movement[] {
  const own = to === null ? [] : [{ from, to, value }]
  const inner = traces.flatMap(({ traceAddress, type, error, action }) => {
    const isCall = traceAddress.length > 0 && type === 'call' && action.callType === 'call'
    if (!isCall || error !== undefined || action.to === undefined) return []
    return [{ from: action.from, to: action.to, value: action.value ?? '0x0' }]
  })
  return [...own, ...inner]
    .map((move) => ({ asset: COIN, from: move.from, to: move.to, amount: BigInt(move.value) }))
    .filter(({ amount }) => amount > 0n)
}

const COIN = { kind: 'coin' } as const

function toQuantity(number: number): Hex {
  return `0x${number.toString(16)}`
}
