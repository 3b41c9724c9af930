import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { ServerEnv } from './serve-app.ts'

/** Why a request is refused: the field that is wrong, and a sentence. */
export interface Reason {
  readonly field: string
  readonly description: string
}

/** Answers with the services' error shape. */
export function refuse(
  context: Context<ServerEnv>,
  status: ContentfulStatusCode,
  reason: Reason = { field: 'unknown', description: `The sandbox was told to answer ${status}` },
): Response {
  if (status === 500) return context.text('Internal server error', 500)
  return context.json({ status: 'FAILED', reasons: [reason] }, status)
}
