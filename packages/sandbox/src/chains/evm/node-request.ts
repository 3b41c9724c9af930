import { SandboxError } from '../../sandbox-error.ts'

/** Asks one node; bound to its address. */
export type NodeRequest = (method: string, params?: readonly unknown[]) => Promise<unknown>

/**
 * Asks a node one JSON-RPC question.
 *
 * @throws SandboxError `node-refused` when the node answers with an error or cannot be reached.
 */
export async function nodeRequest(
  url: string,
  method: string,
  params: readonly unknown[] = [],
): Promise<unknown> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
  return resultOf(method, await ask<NodeReply>(url, body))
}

/** Requests of one batch, at most: a node answers each batch as a whole. */
const BATCH = 100

/**
 * Asks a node many JSON-RPC questions, in few requests.
 *
 * @returns The results in the order of the questions.
 * @throws SandboxError `node-refused` when the node refuses one of them or cannot be reached.
 */
export async function nodeBatch(
  url: string,
  calls: readonly (readonly [method: string, params: readonly unknown[]])[],
): Promise<readonly unknown[]> {
  const results: unknown[] = []
  for (let at = 0; at < calls.length; at += BATCH) {
    const part = calls.slice(at, at + BATCH)
    const body = part.map(([method, params], id) => ({ jsonrpc: '2.0', id, method, params }))
    const replies = await ask<readonly NodeReply[]>(url, JSON.stringify(body))
    // A batch may be answered in any order (JSON-RPC 2.0, section 6).
    const byId = new Map(replies.map((reply) => [reply.id, reply]))
    for (const [id, [method]] of part.entries()) results.push(resultOf(method, byId.get(id)))
  }
  return results
}

function resultOf(method: string, reply: NodeReply | undefined): unknown {
  if (reply && reply.error === undefined) return reply.result
  const why = reply?.error?.message ?? 'no answer'
  throw new SandboxError('node-refused', `The node refused ${method}: ${why}`)
}

interface NodeReply {
  readonly id?: unknown
  readonly result?: unknown
  readonly error?: { readonly message: string }
}

async function ask<T>(url: string, body: string): Promise<T> {
  try {
    const headers = { 'content-type': 'application/json' }
    const response = await fetch(url, { method: 'POST', headers, body })
    // Our own anvil answers in JSON-RPC 2.0; anything else ends in the catch below.
    return (await response.json()) as T
  } catch (error) {
    throw new SandboxError('node-refused', `The node at ${url} did not answer.`, error)
  }
}
