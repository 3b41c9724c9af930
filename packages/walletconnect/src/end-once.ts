import type { Client } from './client.ts'

/** What is private in the library, and checked by the tests against the pinned version. */
interface InnerEngine {
  onSessionDeleteRequest(topic: string, payload: object): Promise<void>
  deleteSession(ask: { readonly topic: string }): Promise<void>
}

/**
 * Has sessions end once. Where both sides end one at the same time, or a wallet says so twice, the
 * library looks for what is gone, and lets promises reject that nobody has.
 */
export function endOnce({ engine, session }: Client): void {
  const inner = engine as unknown as InnerEngine
  const { onSessionDeleteRequest: hear, deleteSession: end } = inner
  const isThere = (topic: string): boolean => session.keys.includes(topic)
  inner.onSessionDeleteRequest = async (topic, payload) => {
    if (isThere(topic)) await hear(topic, payload)
  }
  inner.deleteSession = async (ask) => {
    if (isThere(ask.topic)) await end(ask)
  }
}
