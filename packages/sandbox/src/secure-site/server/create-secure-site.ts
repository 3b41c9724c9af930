import { Hono } from 'hono'
import { type DisturbDeps, disturb } from '../../faults/disturb.ts'
import { refuse } from '../../http/refuse.ts'
import type { ServerEnv } from '../../http/serve-app.ts'
import { bundledScript } from '../../pages/bundle-script.ts'
import { plainPage, plainStyle, STYLE_PATH } from '../../pages/plain-page.ts'
import { APPROVAL_PAGE } from '../approval/approval-page-path.ts'
import type { FrameSettings } from '../page/frame-settings.ts'
import { accountRoutes } from './account-routes.ts'
import { approvalPage } from './approval-page.ts'
import { createAttempts } from './attempts.ts'
import { CALLBACK_SCRIPT, LOADING_PAGE } from './callback-page.ts'
import { createCodes } from './codes.ts'
import { createApi } from './create-api.ts'
import { DASHBOARD_PAGE, DASHBOARD_PAGE_PATH } from './dashboard-page.ts'
import type { SiteDeps } from './deps.ts'
import { type DeviceQuestion, deviceRoutes } from './device-routes.ts'
import { type EmailAttempt, emailRoutes } from './email-routes.ts'
import type { IdentitySettings } from './exchange-code.ts'
import { type FarcasterAttempt, farcasterCalls, farcasterPages } from './farcaster-routes.ts'
import { FRAME_SCRIPT, framePage } from './frame-page.ts'
import { createMailer } from './mailer.ts'
import type { SecureSiteDesk } from './secure-site-desk.ts'
import { createSessions } from './sessions.ts'
import { SiteRefusal } from './site-refusal.ts'
import {
  type SocialAttempt,
  type SocialResult,
  socialCallback,
  socialCalls,
} from './social-routes.ts'
import { storedLoginRoutes } from './stored-login-routes.ts'
import { createUsers } from './users.ts'

/** The addresses, stores and settings of a secure site. */
export interface SecureSiteOptions extends DisturbDeps {
  /** Its own origin, once it listens. */
  readonly url: () => string
  /** The address of the mail server; undefined when none runs. */
  readonly smtp: () => string | undefined
  /** The provider of social logins; undefined when none runs. */
  readonly identity: () => IdentitySettings | undefined
  readonly settings: () => FrameSettings
  /** Milliseconds since 1970. */
  readonly now?: () => number
}

/** The embedded wallet's own site: the frame's page, its calls, and pages for its users. */
export function createSecureSite(options: SecureSiteOptions): {
  readonly app: Hono<ServerEnv>
  readonly desk: SecureSiteDesk
} {
  const { url, settings, now = Date.now } = options
  const codes = createCodes(now)
  const sessions = createSessions()
  const deps: SiteDeps = {
    url,
    now,
    codes,
    sessions,
    users: createUsers(),
    mailer: createMailer(options.smtp),
  }
  const lists = {
    emails: createAttempts<EmailAttempt>(now),
    questions: createAttempts<DeviceQuestion>(now),
    socials: createAttempts<SocialAttempt>(now),
    results: createAttempts<SocialResult>(now),
    channels: createAttempts<FarcasterAttempt>(now),
  }
  const social = { ...deps, ...lists, attempts: lists.socials, identity: options.identity }
  const app = createSiteApp(options)
  app.route(
    '/api',
    createApi(url, [
      emailRoutes({ ...deps, ...lists, attempts: lists.emails }),
      socialCalls(social),
      farcasterCalls({ ...deps, ...lists }),
      accountRoutes(deps),
      storedLoginRoutes(deps),
    ]),
  )
  app.get('/sdk', (context) => framePage(context, settings()))
  app.route('/', socialCallback(social))
  app.route('/', deviceRoutes(lists.questions))
  app.route('/', farcasterPages(lists))
  const desk: SecureSiteDesk = {
    expireCodes() {
      codes.expireAll()
      lists.questions.expireAll()
    },
    endSessions: sessions.endAll,
  }
  return { app, desk }
}

/** Everything without state: faults, scripts, the style and the waiting page. */
function createSiteApp(options: SecureSiteOptions): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>()
  const frame = bundledScript(new URL('../page/open-frame', import.meta.url), 'openFrame')
  const callback = bundledScript(new URL('../page/notify-opener', import.meta.url), 'notifyOpener')
  const part = (...names: readonly ('sdk' | 'siteApi')[]) =>
    disturb({ ...options, pathOf: withoutSecrets }, [...names, 'secureSite'], refuse)
  const others = part()

  app.use('/sdk', part('sdk'))
  app.use(FRAME_SCRIPT, part('sdk'))
  app.use('/api/*', part('siteApi'))
  app.use(async (context, next) => {
    const isGroup = /^\/(sdk(\.js)?$|api\/)/.test(context.req.path)
    return isGroup ? next() : others(context, next)
  })
  app.onError((error, context) => {
    if (error instanceof SiteRefusal) return context.json({ message: error.message }, error.status)
    return context.json({ message: 'Something went wrong' }, 500)
  })
  app.get(STYLE_PATH, plainStyle)
  app.get(DASHBOARD_PAGE_PATH, (context) => plainPage(context, DASHBOARD_PAGE))
  app.get('/loading', (context) => plainPage(context, LOADING_PAGE))
  app.get(APPROVAL_PAGE, approvalPage)
  for (const [path, script] of [
    [FRAME_SCRIPT, frame],
    [CALLBACK_SCRIPT, callback],
  ] as const)
    app.get(path, async (context) =>
      context.body(await script(), 200, { 'content-type': 'text/javascript; charset=utf-8' }),
    )
  return app
}

/** Links and tickets stay out of the log: calls are logged by their path, other pages by its first part. */
function withoutSecrets({ pathname }: URL): string {
  return pathname.startsWith('/api/') ? pathname : `/${pathname.split('/')[1]}`
}
