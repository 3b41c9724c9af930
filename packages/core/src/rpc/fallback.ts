import { isPassingFailure, retryRead } from '../api/retry.ts'
import { type Clock, isLatchkeyError, type LatchkeyError } from '../contract/index.ts'
import { coreError } from '../errors/core-error.ts'
import type { RpcCall, RpcNode } from './batch.ts'

/** How long a node that failed stays behind, in milliseconds. Source: specification, section 9. */
const RERANK_MS = 4_000

/** The node is too busy, as status 429 would say. Source: EIP-1474. */
const LIMIT_EXCEEDED = -32_005

interface Ranked {
  readonly node: RpcNode
  /** Monotonic time of the last failure; undefined as long as it works. */
  failedAtMs: number | undefined
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

  /** Works through `open`; those that failed for good are taken off it. */
  async function askAll(open: Set<Ranked>, call: RpcCall, signal?: AbortSignal): Promise<unknown> {
    const failures: LatchkeyError[] = []
    for (const entry of inOrder([...open])) {
      const outcome = await attempt(entry, call, signal)
      if (outcome.type === 'result') {
        lookAgain(entry, call)
        return outcome.result
      }
      failures.push(outcome.error)
      if (!isPassing(outcome.error)) open.delete(entry)
    }
    const cause = failures.find(isPassing) ?? failures[0]
    throw coreError('rpc.unavailable', {}, { cause })
  }

  return {
    ask(call, signal) {
      const open = new Set(ranking)
      const mayHelp = (error: unknown): boolean =>
        isLatchkeyError(error, 'rpc.unavailable') && isPassing(error.cause)
      return retryRead(() => askAll(open, call, signal), { clock, signal, isPassing: mayHelp })
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

function isPassing(error: unknown): boolean {
  return isPassingFailure(error) || isBusy(error)
}

function isBusy(error: unknown): boolean {
  return isLatchkeyError(error, 'rpc.failed') && error.context.code === LIMIT_EXCEEDED
}
