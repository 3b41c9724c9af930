import type { CallId, RelayCall } from './relay-calls.ts'

/** A message of a client: a call, or the receipt for a message. */
export type Frame = RelayCall | { readonly id: CallId }

/** @returns undefined for what is no JSON-RPC message with an id. */
export function readFrame(text: string): Frame | undefined {
  const { id, method, params } = parse(text)
  if (typeof id !== 'number' && typeof id !== 'string') return undefined
  return typeof method === 'string' ? { id, method, params } : { id }
}

function parse(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}
