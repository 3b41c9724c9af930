import { PROVIDER_ERROR, ProviderError } from './provider-error.ts'

/**
 * Asks a chain's node for the wallet.
 *
 * @throws ProviderError with the node's own code and data, or 4901 when the node does not answer.
 */
export async function requestNode(
  rpcUrl: string,
  method: string,
  params: unknown = [],
): Promise<unknown> {
  const reply = await send(rpcUrl, JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }))
  if (!reply.error) return reply.result
  throw new ProviderError(reply.error.code, reply.error.message, reply.error.data)
}

interface NodeReply {
  readonly result?: unknown
  readonly error?: { readonly code: number; readonly message: string; readonly data?: unknown }
}

async function send(rpcUrl: string, body: string): Promise<NodeReply> {
  if (!isOnThisMachine(rpcUrl)) throw unreachable(rpcUrl)
  try {
    const headers = { 'content-type': 'application/json' }
    const response = await fetch(rpcUrl, { method: 'POST', headers, body })
    // A node answers in JSON-RPC 2.0; anything else ends in the catch or has no result.
    return (await response.json()) as NodeReply
  } catch {
    throw unreachable(rpcUrl)
  }
}

/**
 * Returns true for an address on the loopback: a sandboxed wallet never talks to another machine.
 */
export function isOnThisMachine(url: string): boolean {
  try {
    const { hostname } = new URL(url)
    return ['localhost', '127.0.0.1', '[::1]'].includes(hostname) || hostname.endsWith('.localhost')
  } catch {
    return false
  }
}

function unreachable(rpcUrl: string): ProviderError {
  return new ProviderError(
    PROVIDER_ERROR.chainDisconnected,
    `The wallet cannot reach the node at ${rpcUrl}.`,
  )
}
