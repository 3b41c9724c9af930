import { Hono, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { ServerEnv } from '../../http/serve-app.ts'
import { SiteRefusal } from './site-refusal.ts'

/** The largest body of a call, in bytes. */
const MAX_BODY = 16_384

/**
 * The calls of the frame's own script. Every call is a POST of JSON from the site's own origin, which
 * the browser vouches for; pages of other origins are refused, and no CORS header lets them read.
 */
export function createApi(url: () => string, calls: readonly Hono<ServerEnv>[]): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>()
  app.use(ownOrigin(url))
  app.use(bodyLimit({ maxSize: MAX_BODY }))
  for (const group of calls) app.route('/', group)
  app.notFound((context) => context.json({ message: 'There is no such call.' }, 404))
  return app
}

function ownOrigin(url: () => string): MiddlewareHandler<ServerEnv> {
  return async (context, next) => {
    context.header('cache-control', 'no-store')
    if (context.req.header('origin') !== url()) throw new SiteRefusal(403, 'This is not for you.')
    return next()
  }
}
