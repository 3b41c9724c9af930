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
  const reply = await ask(url, JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }))
  if (reply.error === undefined) return reply.result
  throw new SandboxError('node-refused', `The node refused ${method}: ${reply.error.message}`)
}

interface NodeReply {
  readonly result?: unknown
  readonly error?: { readonly message: string }
}

async function ask(url: string, body: string): Promise<NodeReply> {
  try {
    const headers = { 'content-type': 'application/json' }
    const response = await fetch(url, { method: 'POST', headers, body })
    // Our own anvil answers in JSON-RPC 2.0; anything else ends in the catch below.
    return (await response.json()) as NodeReply
  } catch (error) {
    throw new SandboxError('node-refused', `The node at ${url} did not answer.`, error)
  }
}
