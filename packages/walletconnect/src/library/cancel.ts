import { engineEvents } from './engine.ts'
import { type Client, USER_DISCONNECTED } from './types.ts'

/**
 * Ends a request as if the wallet had refused it; does nothing for one that was answered. The library
 * cannot cancel: otherwise a promise without a handler rejects after five minutes.
 */
export function cancelRequest(client: Client, id: number): void {
  engineEvents(client)?.emit(`session_request:${id}`, { error: USER_DISCONNECTED })
}

/** Ends the proposal of a pairing address, for the same reason. */
export function cancelProposal(client: Client, uri: string): void {
  for (const { id, pairingTopic } of client.proposal.getAll()) {
    if (uri.startsWith(`wc:${pairingTopic}@`)) client.events.emit('proposal_expire', { id })
  }
}

/** Ends every proposal and every request. */
export function cancelAll(client: Client): void {
  for (const { id } of client.proposal.getAll()) client.events.emit('proposal_expire', { id })
  for (const { request } of client.core.history.pending) cancelRequest(client, request.id)
}
