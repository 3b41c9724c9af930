import { Hono } from 'hono'
import type { ServerEnv } from '../http/serve-app.ts'
import type { SecureSiteDesk } from '../secure-site/server/secure-site-desk.ts'

/** The desk that these routes switch. */
export interface SecureSiteRoutesDeps {
  readonly secureSite: SecureSiteDesk
}

/** Controls the secure site over HTTP, for tests in other processes. */
export function secureSiteRoutes({ secureSite }: SecureSiteRoutesDeps): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>()
  app.delete('/secure-site/codes', (context) => {
    secureSite.expireCodes()
    return context.body(null, 204)
  })
  app.delete('/secure-site/sessions', (context) => {
    secureSite.endSessions()
    return context.body(null, 204)
  })
  return app
}
