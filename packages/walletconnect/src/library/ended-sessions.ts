import { engineOf } from './engine.ts'
import type { Client } from './types.ts'

/**
 * Ignores messages about sessions that have ended. When both sides end a session at the same time, or
 * a wallet ends it twice, the library looks for a deleted session, and the rejection of its promise
 * is unhandled.
 */
export function ignoreEndedSessions(client: Client): void {
  const engine = engineOf(client)
  const { onSessionDeleteRequest, deleteSession } = engine
  const exists = (topic: string): boolean => client.session.keys.includes(topic)
  engine.onSessionDeleteRequest = async (topic, payload) => {
    if (exists(topic)) await onSessionDeleteRequest(topic, payload)
  }
  engine.deleteSession = async (params) => {
    if (exists(params.topic)) await deleteSession(params)
  }
}
