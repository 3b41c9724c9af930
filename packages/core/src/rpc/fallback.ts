import { type Clock, isLatchkeyError, LatchkeyError } from '../contract/index.ts'
import { isPassingFailure, retryRead } from '../http/retry.ts'

import type { RpcCall, RpcNode } from './batch.ts'

/** How long a failed node is used last, in milliseconds. Source: docs/specification.md, section 9. */
const RERANK_MS = 4_000

/** The node timed out while it received the request; the result is unknown. */
const REQUEST_TIMEOUT = 408
/** The node is too busy, as status 429 would say. Source: EIP-1474. */
const LIMIT_EXCEEDED = -32_005

interface Ranked {
  readonly node: RpcNode
  /** Monotonic time of the last failure; undefined while it works. */
  failedAtMs: number | undefined
}

/** The state of one call during all of its tries. */
interface Tries {
  /** Nodes that may still answer. */
  readonly open: Set<Ranked>
  /** Is true if a node that did not answer may have accepted the call. */
  mayBeTaken: boolean
}

type Outcome =
  | { readonly type: 'result'; readonly result: unknown }
  | { readonly type: 'trouble'; readonly error: LatchkeyError }

/**
 * Sends a call to the first node that works. A failed node is used last, so that no call waits for
 * it. After `RERANK_MS` it gets a copy of a read that another node answered, and is used in its
 * former order again if it answers.
 */
export function createFallback(nodes: readonly RpcNode[], clock: Clock): RpcNode {
  const ranking: readonly Ranked[] = nodes.map((node) => ({ node, failedAtMs: undefined }))

  /** Throws only errors that would be the same at another node. */
  async function attempt(entry: Ranked, call: RpcCall, signal?: AbortSignal): Promise<Outcome> {
    try {
      const result = await entry.node.request(call, signal)
      entry.failedAtMs = undefined
      return { type: 'result', result }
    } catch (error) {
      if (isLatchkeyError(error, 'rpc.failed')) entry.failedAtMs = undefined
      if (!isNodeFailure(error)) throw error
      entry.failedAtMs = clock.monotonic()
      return { type: 'trouble', error }
    }
  }

  function probe(responder: Ranked, call: RpcCall): void {
    const nowMs = clock.monotonic()
    for (const entry of ranking.slice(0, ranking.indexOf(responder))) {
      if (entry.failedAtMs === undefined || nowMs - entry.failedAtMs < RERANK_MS) continue
      entry.failedAtMs = nowMs
      attempt(entry, call).catch(() => {
        // The node answered with an error to the copied call, so it works.
      })
    }
  }

  /** Tries the open nodes in order; removes those with a permanent failure. */
  async function requestAll(round: Tries, call: RpcCall, signal?: AbortSignal): Promise<unknown> {
    const failures: LatchkeyError[] = []
    for (const entry of inOrder([...round.open])) {
      const outcome = await attempt(entry, call, signal).catch((error: unknown) => {
        throw withMayBeTaken(error, round)
      })
      if (outcome.type === 'result') {
        probe(entry, call)
        return outcome.result
      }
      failures.push(outcome.error)
      round.mayBeTaken ||= mayBeTaken(outcome.error)
      if (!isPassing(outcome.error)) round.open.delete(entry)
    }
    const cause = failures.find(isPassing) ?? failures[0]
    throw new LatchkeyError('rpc.unavailable', { mayBeTaken: round.mayBeTaken }, { cause })
  }

  return {
    request(call, signal) {
      const round: Tries = { open: new Set(ranking), mayBeTaken: false }
      const mayHelp = (error: unknown): boolean =>
        isLatchkeyError(error, 'rpc.unavailable') && isPassing(error.cause)
      return retryRead(() => requestAll(round, call, signal), { clock, signal, isPassing: mayHelp })
    },
  }
}

function inOrder(entries: readonly Ranked[]): readonly Ranked[] {
  const works = ({ failedAtMs }: Ranked): boolean => failedAtMs === undefined
  return [...entries.filter(works), ...entries.filter((entry) => !works(entry))]
}

/** Returns true if another node may answer; a JSON-RPC error is an answer. */
function isNodeFailure(error: unknown): error is LatchkeyError {
  return isLatchkeyError(error) && (error.code.startsWith('http.') || isBusy(error))
}

/** The error of a node, with whether an earlier node may have accepted the call. */
function withMayBeTaken(error: unknown, { mayBeTaken }: Tries): unknown {
  if (!mayBeTaken || !isLatchkeyError(error, 'rpc.failed')) return error
  const { context, cause } = error
  return new LatchkeyError('rpc.failed', { ...context, mayBeTaken }, { cause })
}

/**
 * Returns true if a node may have accepted a call that it did not answer: unless its failure
 * excludes it.
 */
function mayBeTaken(error: LatchkeyError): boolean {
  if (!isLatchkeyError(error, 'http.status')) return error.code.startsWith('http.')
  const { status } = error.context
  return status >= 500 || status === REQUEST_TIMEOUT
}

function isPassing(error: unknown): boolean {
  return isPassingFailure(error) || isBusy(error)
}

function isBusy(error: unknown): boolean {
  return isLatchkeyError(error, 'rpc.failed') && error.context.code === LIMIT_EXCEEDED
}
