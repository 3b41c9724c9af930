import type { Client } from './client.ts'
import { USER_DISCONNECTED } from './user-disconnected.ts'

/**
 * Ends what the library would wait for with timers of its own, five minutes long: proposals and
 * requests without an answer. It has no way of its own for that, so it hears what it would hear from
 * a wallet.
 */
export function endWaiting(client: Client): void {
  for (const { id } of client.proposal.getAll()) client.events.emit('proposal_expire', { id })
  const { events } = Object(client.engine)
  for (const { request } of client.core.history.pending) {
    events?.emit(`session_request:${request.id}`, { error: USER_DISCONNECTED })
  }
}
