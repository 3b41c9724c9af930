import { isLatchkeyError } from '@latchkey/core/contract'

/**
 * Codes of nodes for a call that the contract reverted: of Geth with and without a reason, and of
 * Nethermind.
 */
const REVERTED: ReadonlySet<number> = new Set([3, -32_000, -32_015])

/** Whether a simulated call failed in the contract, and not because of the node. */
export function isReverted(thrown: unknown): boolean {
  return isLatchkeyError(thrown, 'rpc.failed') && REVERTED.has(thrown.context.code)
}
