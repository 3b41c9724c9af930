/** Time limit of requests that are forwarded to a node, in milliseconds. */
const NODE_TIMEOUT_MS = 10_000

/**
 * Hands JSON-RPC text to a node as it is.
 *
 * @returns The node's text; undefined when it does not answer.
 */
export async function forwardJsonRpc(nodeUrl: string, body: string): Promise<string | undefined> {
  try {
    const reply = await fetch(nodeUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      signal: AbortSignal.timeout(NODE_TIMEOUT_MS),
    })
    return await reply.text()
  } catch {
    // The caller knows how its clients expect the error.
    return undefined
  }
}
