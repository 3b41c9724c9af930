import { isLatchkeyError } from '@latchkey/core/contract'

/** Codes of nodes for a call that the contract reverted: of Geth with a reason, and of Nethermind. */
const REVERTED: ReadonlySet<number> = new Set([3, -32_015])

/** The general error of Geth: only its message distinguishes a revert from a node that failed. */
const GENERAL_ERROR = -32_000

/** Returns true if a simulated call failed in the contract, and not because of the node. */
export function isReverted(thrown: unknown): boolean {
  if (!isLatchkeyError(thrown, 'rpc.failed')) return false
  const { context, cause } = thrown
  if (context.code === GENERAL_ERROR) return /revert/i.test(String(Object(cause).message))
  return REVERTED.has(context.code)
}
