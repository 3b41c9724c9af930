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
  /** Its number among those of the account; the node's choice when left out. */
  readonly nonce?: string
}

/**
 * Sends a transaction and waits until it is in a block: a node answers earlier, and a request then
 * sees the state before it.
 *
 * @throws SandboxError `node-refused` when it fails.
 */
export async function sendAndWait(request: NodeRequest, transaction: Transaction): Promise<void> {
  const hash = await request('eth_sendTransaction', [{ ...transaction, gas: GAS }])
  const deadline = performance.now() + MINED_WITHIN_MS
  while (performance.now() < deadline) {
    const receipt = await request('eth_getTransactionReceipt', [hash])
    if (isSuccess(receipt)) return
    if (receipt !== null) break
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
  throw new SandboxError('node-refused', `The sandbox's own transaction ${hash} failed.`)
}

function isSuccess(receipt: unknown): boolean {
  const isObject = typeof receipt === 'object' && receipt !== null
  return isObject && 'status' in receipt && receipt.status === '0x1'
}
