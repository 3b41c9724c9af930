import type { Client } from './client.ts'
import { USER_DISCONNECTED } from './user-disconnected.ts'

/** Ends a session on both sides; on this one even when the wallet can't be told. Never rejects. */
export async function endSession(
  client: Client,
  topic: string,
  reason = USER_DISCONNECTED,
): Promise<void> {
  if (!client.session.keys.includes(topic)) return
  await client
    .disconnect({ topic, reason })
    .catch(() => client.session.delete(topic, reason))
    // It went by itself meanwhile.
    .catch(() => undefined)
}
