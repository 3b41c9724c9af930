import type { MiddlewareHandler } from 'hono'
import { refuse } from './refuse.ts'
import type { ServerEnv } from './serve-app.ts'

/** Refuses requests without a project id; any non-empty one is accepted. */
export function requireProject(): MiddlewareHandler<ServerEnv> {
  return async (context, next) => {
    if (context.req.query('projectId')) return next()
    return refuse(context, 401, { field: 'authentication', description: 'Project ID is missing' })
  }
}
