import { type Context, Hono } from 'hono'
import type { ServerEnv } from '../../http/serve-app.ts'
import type { SiteDeps } from './deps.ts'
import { checkEmail, readTexts } from './read-body.ts'
import { sessionOf, tokenOf } from './session-of.ts'
import { publicUser, type Session } from './sessions.ts'
import { SiteRefusal } from './site-refusal.ts'
import { deleteStoredLogin } from './stored-login-routes.ts'

/** How long the old address counts as proven, in milliseconds. */
const PROVEN_MS = 20 * 60_000

/**
 * Serves the routes of a logged-in user: read the account, store a backup, change the address, log
 * out.
 */
export function accountRoutes(deps: SiteDeps): Hono<ServerEnv> {
  const { sessions } = deps
  const app = new Hono<ServerEnv>()
  app.post('/session', (context) => {
    return context.json({ user: publicUser(sessionOf(context, deps).user) })
  })
  app.post('/sign-out', (context) => {
    sessions.end(tokenOf(context))
    deleteStoredLogin(context)
    return context.json({})
  })
  app.post('/backup', async (context) => {
    const { user } = sessionOf(context, deps)
    const { backup } = await readTexts(context, ['backup'])
    // The first one stays: two devices that log in at once end with the same keys.
    user.backup ??= backup
    return context.json({ backup: user.backup })
  })
  app.route('/', emailChangeRoutes(deps))
  return app
}

/** Change of the e-mail address: a code of the old one, then a code of the new one. */
function emailChangeRoutes(deps: SiteDeps): Hono<ServerEnv> {
  const { codes, mailer, users, now } = deps
  const app = new Hono<ServerEnv>()
  app.post('/email-change/begin', async (context) => {
    const session = sessionOf(context, deps)
    const { email } = await readTexts(context, ['email'])
    const oldEmail = requireEmail(session)
    const newEmail = checkEmail(email)
    const isProven = now() < session.provenUntilMs
    const [to, step] = isProven ? [newEmail, 'secondary'] : [oldEmail, 'primary']
    // A code proves the address that it was made for, also if other requests arrive before it.
    session.newEmail = newEmail
    await mailer.sendCode(to, codes.issue(purpose(context, step)))
    const action = isProven ? 'VERIFY_SECONDARY_OTP' : 'VERIFY_PRIMARY_OTP'
    return context.json({ action })
  })
  app.post('/email-change/primary', async (context) => {
    const session = sessionOf(context, deps)
    const { code } = await readTexts(context, ['code'])
    const newEmail = requireNewEmail(session)
    codes.use(purpose(context, 'primary'), code)
    session.provenUntilMs = now() + PROVEN_MS
    await mailer.sendCode(newEmail, codes.issue(purpose(context, 'secondary')))
    return context.json({})
  })
  app.post('/email-change/secondary', async (context) => {
    const session = sessionOf(context, deps)
    const { code } = await readTexts(context, ['code'])
    const newEmail = requireNewEmail(session)
    codes.use(purpose(context, 'secondary'), code)
    if (!users.changeEmail(session.user, newEmail))
      throw new SiteRefusal(409, 'This address belongs to another account.')
    Object.assign(session, { newEmail: undefined, provenUntilMs: 0 })
    return context.json({ newEmail })
  })
  return app
}

function purpose(context: Context<ServerEnv>, step: string): string {
  return `change ${step} ${tokenOf(context)}`
}

function requireEmail({ user }: Session): string {
  if (user.kind === 'email' && user.email !== undefined) return user.email
  throw new SiteRefusal(409, 'The address of a social login is changed where it was made.')
}

function requireNewEmail({ newEmail }: Session): string {
  if (newEmail !== undefined) return newEmail
  throw new SiteRefusal(409, 'Say the new address first.')
}
