import type { Context } from 'hono'
import type { ServerEnv } from '../../http/serve-app.ts'
import type { SiteDeps } from './deps.ts'
import type { Session } from './sessions.ts'
import { SiteRefusal } from './site-refusal.ts'

/** The login of a call. @throws SiteRefusal without a login. */
export function sessionOf(context: Context<ServerEnv>, { sessions }: SiteDeps): Session {
  const session = sessions.find(tokenOf(context))
  if (session) return session
  throw new SiteRefusal(401, 'Nobody is logged in.')
}

/** Returns the token of the frame's login; empty if it has none. */
export function tokenOf(context: Context<ServerEnv>): string {
  return context.req.header('authorization')?.replace(/^Bearer /, '') ?? ''
}
