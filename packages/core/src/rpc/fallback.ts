import { isPassingFailure, retryRead } from '../api/retry.ts'
import { type Clock, isLatchkeyError, LatchkeyError } from '../contract/index.ts'

import type { RpcCall, RpcNode } from './batch.ts'

/** How long a node that failed stays behind, in milliseconds. Source: docs/specification.md, section 9. */
const RERANK_MS = 4_000

/** The node waited too long for the question; what it did with it nobody knows. */
const REQUEST_TIMEOUT = 408
/** The node is too busy, as status 429 would say. Source: EIP-1474. */
const LIMIT_EXCEEDED = -32_005

interface Ranked {
  readonly node: RpcNode
  /** Monotonic time of the last failure; undefined as long as it works. */
  failedAtMs: number | undefined
}

/** One question, through all of its tries. */
interface Round {
  /** Nodes that may still answer. */
  readonly open: Set<Ranked>
  /** Whether one of those that gave no answer may have taken the question in. */
  mayBeTaken: boolean
}

type Outcome =
  | { readonly type: 'result'; readonly result: unknown }
  | { readonly type: 'trouble'; readonly error: LatchkeyError }

/**
 * Asks the first node that works. A node that failed goes behind the others, so that nobody waits
 * for it again; when its time has come it is sent a copy of a read that another node answered,
 * and takes its place back when it answers too.
 */
export function createFallback(nodes: readonly RpcNode[], clock: Clock): RpcNode {
  const ranking: readonly Ranked[] = nodes.map((node) => ({ node, failedAtMs: undefined }))

  /** Throws only what another node could not change. */
  async function attempt(entry: Ranked, call: RpcCall, signal?: AbortSignal): Promise<Outcome> {
    try {
      const result = await entry.node.ask(call, signal)
      entry.failedAtMs = undefined
      return { type: 'result', result }
    } catch (error) {
      if (isLatchkeyError(error, 'rpc.failed')) entry.failedAtMs = undefined
      if (!isNodeTrouble(error)) throw error
      entry.failedAtMs = clock.monotonic()
      return { type: 'trouble', error }
    }
  }

  function lookAgain(answered: Ranked, call: RpcCall): void {
    const nowMs = clock.monotonic()
    for (const entry of ranking.slice(0, ranking.indexOf(answered))) {
      if (entry.failedAtMs === undefined || nowMs - entry.failedAtMs < RERANK_MS) continue
      entry.failedAtMs = nowMs
      attempt(entry, call).catch(() => {
        // The node refused this very question, as it would have refused the visitor's.
      })
    }
  }

  /** Works through those that are open; those that failed for good are taken off them. */
  async function askAll(round: Round, call: RpcCall, signal?: AbortSignal): Promise<unknown> {
    const failures: LatchkeyError[] = []
    for (const entry of inOrder([...round.open])) {
      const outcome = await attempt(entry, call, signal).catch((error: unknown) => {
        throw told(error, round)
      })
      if (outcome.type === 'result') {
        lookAgain(entry, call)
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
    ask(call, signal) {
      const round: Round = { open: new Set(ranking), mayBeTaken: false }
      const mayHelp = (error: unknown): boolean =>
        isLatchkeyError(error, 'rpc.unavailable') && isPassing(error.cause)
      return retryRead(() => askAll(round, call, signal), { clock, signal, isPassing: mayHelp })
    },
  }
}

function inOrder(entries: readonly Ranked[]): readonly Ranked[] {
  const works = ({ failedAtMs }: Ranked): boolean => failedAtMs === undefined
  return [...entries.filter(works), ...entries.filter((entry) => !works(entry))]
}

/** Whether another node may do better; a node that refused the question itself settles it. */
function isNodeTrouble(error: unknown): error is LatchkeyError {
  return isLatchkeyError(error) && (error.code.startsWith('http.') || isBusy(error))
}

/** The refusal of a node, with what became of the question at those that were asked before it. */
function told(error: unknown, { mayBeTaken }: Round): unknown {
  if (!mayBeTaken || !isLatchkeyError(error, 'rpc.failed')) return error
  const { context, cause } = error
  return new LatchkeyError('rpc.failed', { ...context, mayBeTaken }, { cause })
}

/** Whether a node may have taken in what it gave no answer to: all but those that said they did not. */
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
