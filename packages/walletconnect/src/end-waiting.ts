import type { Client } from './client.ts'
import { USER_DISCONNECTED } from './user-disconnected.ts'

/**
 * The library waits for answers with timers of its own, five minutes long, after which it rejects
 * promises that nobody has. It has no way to stop that, so it hears what it would hear from a wallet.
 */

/** Ends every proposal and every request. */
export function endWaiting(client: Client): void {
  for (const { id } of client.proposal.getAll()) client.events.emit('proposal_expire', { id })
  for (const { request } of client.core.history.pending) endRequest(client, request.id)
}

/** Ends one request; one that has been answered is passed over. */
export function endRequest(client: Client, id: number): void {
  const { events } = Object(client.engine)
  events?.emit(`session_request:${id}`, { error: USER_DISCONNECTED })
}

/** Ends the proposal of an address. */
export function endProposal(client: Client, uri: string): void {
  for (const { id, pairingTopic } of client.proposal.getAll()) {
    if (uri.startsWith(`wc:${pairingTopic}@`)) client.events.emit('proposal_expire', { id })
  }
}
