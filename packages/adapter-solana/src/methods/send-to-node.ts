import {
  isLatchkeyError,
  type NetworkId,
  type NodeReader,
  throwIfAborted,
  untilAborted,
} from '@latchkey/core/contract'
import { encodeBase64 } from '../encoding.ts'

/** A signed transaction, and its id on the chain. */
export interface Signed {
  readonly networkId: NetworkId<'solana'>
  readonly transaction: Uint8Array
  /** Base 58. */
  readonly id: string
  /** Options of the website for sending. */
  readonly options?: object | undefined
}

/** Options that nodes know. Source: Solana, `sendTransaction`. */
const OPTIONS = ['skipPreflight', 'preflightCommitment', 'maxRetries', 'minContextSlot']

/**
 * Sends a signed transaction. After sending only the chain knows the result: a missing answer of a
 * node is not a failure, and an abort does not stop the transaction. Source: docs/security.md, S35.
 *
 * @throws LatchkeyError `aborted` before sending; `rpc.failed`, `rpc.unavailable` when no node can
 * have received it.
 */
export async function sendToNode(
  nodes: NodeReader,
  signed: Signed,
  signal: AbortSignal,
): Promise<void> {
  throwIfAborted(signal)
  try {
    await untilAborted(deliver(nodes, signed), signal)
  } catch (thrown) {
    if (!isLatchkeyError(thrown, 'aborted')) throw thrown
  }
}

async function deliver(nodes: NodeReader, signed: Signed): Promise<void> {
  const { networkId, transaction } = signed
  const params = [encodeBase64(transaction), optionsFor(signed)]
  try {
    await nodes.read(networkId, 'sendTransaction', params)
  } catch (thrown) {
    if (!(await mayBeSent(thrown, nodes, signed))) throw thrown
  }
}

function optionsFor({ options }: Signed): object {
  const supported = Object.entries(Object(options)).filter(([name]) => OPTIONS.includes(name))
  return { preflightCommitment: 'confirmed', ...Object.fromEntries(supported), encoding: 'base64' }
}

async function mayBeSent(thrown: unknown, nodes: NodeReader, signed: Signed): Promise<boolean> {
  if (!isLatchkeyError(thrown, 'rpc.failed')) {
    return !isLatchkeyError(thrown, 'rpc.unavailable') || thrown.context.mayBeTaken !== false
  }
  // A second node refuses a transaction that a first one, whose answer was lost, has passed on
  // already.
  return thrown.context.mayBeTaken === true || isKnown(nodes, signed)
}

async function isKnown(nodes: NodeReader, { networkId, id }: Signed): Promise<boolean> {
  try {
    const { value } = Object(await nodes.read(networkId, 'getSignatureStatuses', [[id]]))
    return Array.isArray(value) && value[0] !== null && value[0] !== undefined
  } catch {
    // Without an answer the refusal counts.
    return false
  }
}
