import { isLatchkeyError, type NetworkId } from '../contract/index.ts'
import { workWithin } from '../platform/work-within.ts'
import type { OutcomeDeps } from './read-outcome.ts'

/** How long a node may take, in milliseconds. */
const LIMIT_MS = 3_000
/** The node does not know the method. Source: JSON-RPC 2.0. */
const UNKNOWN_METHOD = -32_601

/** A question to the nodes of a network. */
interface Question {
  readonly networkId: NetworkId
  readonly method: string
  readonly params: readonly unknown[]
}

/**
 * Asks a node of another host than the blockchain API's, and any other one where that does not answer.
 *
 * @throws LatchkeyError `rpc.failed` where the answer is an error; see `isNodeAnswer`.
 */
export async function askNode(
  { services: { independentNodes, nodes }, timers }: OutcomeDeps,
  { networkId, method, params }: Question,
  signal: AbortSignal,
): Promise<unknown> {
  const ask = (reader: typeof nodes): Promise<unknown> => {
    const read = (own: AbortSignal) => reader.read(networkId, method, params, own)
    return workWithin({ limitMs: LIMIT_MS, timers }, read, signal)
  }
  try {
    return await ask(independentNodes)
  } catch (thrown) {
    if (isNodeAnswer(thrown)) throw thrown
    return ask(nodes)
  }
}

/**
 * Returns true if a node executed the question and failed: one that does not know the method gives
 * no answer.
 */
export function isNodeAnswer(thrown: unknown): boolean {
  return isLatchkeyError(thrown, 'rpc.failed') && thrown.context.code !== UNKNOWN_METHOD
}
