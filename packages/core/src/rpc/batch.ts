import {
  type Http,
  isLatchkeyError,
  LatchkeyError,
  throwIfAborted,
  toLatchkeyError,
  untilAborted,
} from '../contract/index.ts'
import { isPassingStatus } from '../http/retry.ts'

import { type Outcome, readAnswers } from './read-answers.ts'
import type { RpcAddress } from './rpc-url.ts'

/** One JSON-RPC call. */
export interface RpcCall {
  readonly method: string
  readonly params: readonly unknown[] | Readonly<Record<string, unknown>>
}

/** One RPC URL. */
export interface RpcNode {
  /**
   * @throws LatchkeyError `rpc.failed` when the node answered with an error, `http.…` without an answer,
   * `aborted`.
   */
  request(call: RpcCall, signal?: AbortSignal): Promise<unknown>
}

/** Most calls in one request. Source: docs/specification.md, section 9. */
const MAX_BATCH = 1_000

interface Deps {
  readonly http: Http
  readonly address: RpcAddress
  /** Returns a new id. */
  nextId(): number
}

interface Pending {
  readonly id: number
  readonly text: string
  readonly signal: AbortSignal | undefined
  settle(outcome: Outcome | undefined): void
  fail(error: LatchkeyError): void
}

/**
 * Sends the calls of one task in one request and matches the answers by id. A node that refuses
 * batches gets single calls from then on.
 */
export function createRpcNode({ http, address, nextId }: Deps): RpcNode {
  let queue: Pending[] = []
  let takesBatches = true

  function enqueue(call: RpcCall, signal: AbortSignal | undefined): Promise<unknown> {
    const id = nextId()
    const text = JSON.stringify({ jsonrpc: '2.0', id, ...call })
    return new Promise((resolve, reject) => {
      const settle = (outcome: Outcome | undefined): void => settleCall(outcome, resolve, reject)
      queue.push({ id, text, signal, settle, fail: reject })
      if (queue.length === 1) void Promise.resolve().then(flush)
    })
  }

  function flush(): void {
    const calls = queue
    queue = []
    const size = takesBatches ? MAX_BATCH : 1
    for (let from = 0; from < calls.length; from += size) void send(calls.slice(from, from + size))
  }

  async function send(all: readonly Pending[]): Promise<void> {
    const calls = all.filter(isWaitedFor)
    if (calls.length === 0) return
    await exchange({ http, address }, calls).then(
      (outcomes) => settleAll(calls, outcomes),
      (error: unknown) => giveUp(calls, error),
    )
  }

  async function giveUp(calls: readonly Pending[], error: unknown): Promise<void> {
    if (calls.length === 1 || !isRefusal(error)) return failAll(calls, toLatchkeyError(error))
    takesBatches = false
    await Promise.all(calls.map((call) => send([call])))
  }

  return {
    async request(call, signal) {
      throwIfAborted(signal)
      const answer = enqueue(call, signal)
      return signal === undefined ? answer : untilAborted(answer, signal)
    },
  }
}

async function exchange(
  { http, address }: Pick<Deps, 'address' | 'http'>,
  calls: readonly Pending[],
): Promise<ReadonlyMap<number, Outcome>> {
  const isBatch = calls.length > 1
  const text = calls.map((call) => call.text).join(',')
  const body = isBatch ? `[${text}]` : text
  const headers = { 'Content-Type': address.contentType }
  const request = { method: 'POST', url: address.url, headers, body } as const
  const { signal, release } = whenAllAbort(calls)
  try {
    return readAnswers(await http.send(request, signal), isBatch)
  } finally {
    release()
  }
}

function isWaitedFor({ signal }: Pending): boolean {
  return signal?.aborted !== true
}

function settleAll(calls: readonly Pending[], outcomes: ReadonlyMap<number, Outcome>): void {
  for (const call of calls) call.settle(outcomes.get(call.id))
}

function failAll(calls: readonly Pending[], error: LatchkeyError): void {
  for (const call of calls) call.fail(error)
}

function settleCall(
  outcome: Outcome | undefined,
  resolve: (result: unknown) => void,
  reject: (error: LatchkeyError) => void,
): void {
  if (outcome === undefined) reject(new LatchkeyError('http.malformed', {}))
  else if (outcome.type === 'result') resolve(outcome.result)
  else reject(new LatchkeyError('rpc.failed', { code: outcome.code }, { cause: outcome.cause }))
}

/** Returns true if the failure may mean that the node refuses batches, or this size of batch. */
function isRefusal(error: unknown): boolean {
  if (isLatchkeyError(error, 'http.status')) return !isPassingStatus(error.context.status)
  return isLatchkeyError(error, 'http.malformed') || isLatchkeyError(error, 'http.too-large')
}

/** A batch is aborted when all of its calls are aborted. */
function whenAllAbort(calls: readonly Pending[]): { signal: AbortSignal; release(): void } {
  const joint = new AbortController()
  const check = (): void => {
    if (calls.every(({ signal }) => signal?.aborted === true)) joint.abort()
  }
  for (const { signal } of calls) signal?.addEventListener('abort', check)
  return {
    signal: joint.signal,
    release() {
      for (const { signal } of calls) signal?.removeEventListener('abort', check)
    },
  }
}
