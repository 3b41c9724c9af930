import { type Context, Hono } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { ServerEnv } from '../../http/serve-app.ts'
import type { SiteDeps } from './deps.ts'
import { sessionOf, tokenOf } from './session-of.ts'

const NAME = 'stored-login'

/** No script reads it, and the browser sends it only with the call that resumes a login. */
const PLACE = { path: '/api/resume', httpOnly: true, secure: true, sameSite: 'None' } as const

/** How long a login is stored, in seconds: 30 days. */
const COOKIE_AGE_S = 30 * 24 * 60 * 60

/**
 * A login in a cookie, for browsers that allow a frame its site's cookies and nothing else. The
 * keys come from the backup then, as on another device.
 */
export function storedLoginRoutes(deps: SiteDeps): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>()
  app.post('/store-login', (context) => {
    sessionOf(context, deps)
    setCookie(context, NAME, tokenOf(context), { ...PLACE, maxAge: COOKIE_AGE_S })
    return context.json({})
  })
  app.post('/resume', (context) => {
    const token = getCookie(context, NAME)
    const login = token === undefined ? undefined : deps.sessions.again(token)
    return context.json({ login: login ?? null })
  })
  return app
}

/** Deletes the cookie. */
export function deleteStoredLogin(context: Context<ServerEnv>): void {
  deleteCookie(context, NAME, PLACE)
}
