/**
 * Whether the library can read a frame of the relay: a request, a notification or an answer of
 * JSON-RPC. It reads the members of a message of the relay without looking whether they are there.
 */
export function isRelayFrame(text: unknown): boolean {
  const frame = parse(text)
  if (typeof frame !== 'object' || frame === null) return false
  if (!('method' in frame)) return true
  const { method, params } = Object(frame)
  const { data } = Object(params)
  return typeof method === 'string' && typeof data === 'object' && data !== null
}

function parse(text: unknown): unknown {
  try {
    return typeof text === 'string' ? JSON.parse(text) : undefined
  } catch {
    return undefined
  }
}
