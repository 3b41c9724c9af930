import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'

/**
 * Marks a request as answered by something else. The library's own constant works only where it was
 * loaded before any server ran: later the server sends it as an answer.
 */
export function alreadySent(): Response {
  const response = new Response(null, { headers: RESPONSE_ALREADY_SENT.headers })
  // Reading `body` makes it an ordinary `Response`.
  void response.body
  return response
}
