import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'

/**
 * Says to the server that something else has answered. The library's own constant says so only where
 * it was loaded before any server ran: later it is of a kind that the server writes unseen.
 */
export function alreadySent(): Response {
  const response = new Response(null, { headers: RESPONSE_ALREADY_SENT.headers })
  // Looked at, it is no longer of that kind.
  void response.body
  return response
}
