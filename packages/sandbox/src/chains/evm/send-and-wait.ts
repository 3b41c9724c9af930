import type { Hex } from 'viem'
import { SandboxError } from '../../sandbox-error.ts'
import type { NodeRequest } from './node-request.ts'

/** More than anything here needs; blocks of the sandbox have room for 30 million. */
const GAS = '0x989680'

const POLL_MS = 5
const MINED_WITHIN_MS = 20_000

/** A transaction from an account that the node acts for. */
interface Transaction {
  readonly from: string
  readonly to?: string
  readonly data: string
  readonly value?: string
}

/**
 * Sends a transaction and waits until it is in a block: a node answers earlier, and a request then
 * sees the state before it. One at a time for an account: anvil can lose a transaction that arrives
 * while the one before it is mined.
 *
 * @returns Its hash.
 * @throws SandboxError `node-refused` when it fails, or is in no block in time.
 */
export async function sendAndWait(request: NodeRequest, transaction: Transaction): Promise<Hex> {
  // A node answers with the hash.
  const hash = (await request('eth_sendTransaction', [{ ...transaction, gas: GAS }])) as Hex
  const receipt = await readReceipt(request, hash)
  if (receipt === undefined) {
    const pool = JSON.stringify(await request('txpool_status'))
    const why = `is in no block after ${MINED_WITHIN_MS / 1000} s; the node's pool: ${pool}`
    throw new SandboxError('node-refused', `The sandbox's own transaction ${hash} ${why}.`)
  }
  if (!isSuccess(receipt)) {
    throw new SandboxError('node-refused', `The sandbox's own transaction ${hash} failed.`)
  }
  return hash
}

/** @returns undefined when there is none in time. */
async function readReceipt(request: NodeRequest, hash: string): Promise<object | undefined> {
  const deadline = performance.now() + MINED_WITHIN_MS
  while (performance.now() < deadline) {
    const receipt = await request('eth_getTransactionReceipt', [hash])
    if (typeof receipt === 'object' && receipt !== null) return receipt
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
  return undefined
}

function isSuccess(receipt: object): boolean {
  return 'status' in receipt && receipt.status === '0x1'
}
