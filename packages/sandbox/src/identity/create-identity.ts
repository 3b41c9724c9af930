/// <reference path="./oidc-provider.d.ts" />
import { type Context, Hono } from 'hono'
import type { Provider } from 'oidc-provider/lib/provider.js'
import { type DisturbDeps, disturb } from '../faults/disturb.ts'
import { alreadySent } from '../http/already-sent.ts'
import { refuse } from '../http/refuse.ts'
import type { ServerEnv } from '../http/serve-app.ts'
import { plainPage, plainStyle, STYLE_PATH } from '../pages/plain-page.ts'
import { SandboxError } from '../sandbox-error.ts'
import { createProvider, type ProviderOptions } from './create-provider.ts'
import { createIdentityUsers, type IdentityUser } from './identity-users.ts'
import { handsOutEmail, type LoginPage, loginPage } from './login-page.ts'
import { isSocial, type Social } from './socials.ts'

/** The paths that a site's server requests, rather than a visitor's browser. */
const EXCHANGE = ['/token', '/me']

/** The provider of social logins. */
export interface Identity {
  readonly app: Hono<ServerEnv>
  /** Begins to answer, once its address and that of the site are known. */
  open(options: Pick<ProviderOptions, 'issuer' | 'site' | 'clientSecret'>): void
}

/** Six socials in one OpenID provider, each a client of its own, with a login page of our own. */
export function createIdentity(deps: DisturbDeps): Identity {
  const app = new Hono<ServerEnv>()
  const users = createIdentityUsers()
  let opened: { readonly provider: Provider; readonly site: string } | undefined

  function open(): { readonly provider: Provider; readonly site: string } {
    if (opened) return opened
    throw new SandboxError('not-running', 'The provider of social logins has not been opened.')
  }

  // Ids of attempts and codes stay out of the log.
  const firstPart = ({ pathname }: URL) => `/${pathname.split('/')[1]}`
  const watched = { ...deps, pathOf: firstPart }
  const exchange = disturb(watched, ['identityExchange', 'identityProvider'], refuse)
  const pages = disturb(watched, ['identityProvider'], refuse)
  app.use((context, next) =>
    EXCHANGE.includes(context.req.path) ? exchange(context, next) : pages(context, next),
  )
  app.get(STYLE_PATH, plainStyle)
  app.get('/login/:uid', async (context) => {
    const social = await socialOf(context, open().provider)
    if (!social) return gone(context)
    return showLogin(context, social, { site: open().site })
  })
  app.post('/login/:uid', async (context) => {
    const social = await socialOf(context, open().provider)
    if (!social) return gone(context)
    const user = readUser(await context.req.formData(), social)
    if (typeof user === 'string')
      return showLogin(context, social, { site: open().site, problem: user })
    const accountId = users.enter(social, user)
    return finish(context, open().provider, { login: { accountId } })
  })
  app.post('/login/:uid/cancel', async (context) => {
    const social = await socialOf(context, open().provider)
    if (!social) return gone(context)
    return finish(context, open().provider, { error: 'access_denied' })
  })
  app.all('*', (context) => passOn(context, open().provider))

  return {
    app,
    open(options) {
      opened = { provider: createProvider({ ...options, users }), site: options.site }
    },
  }
}

/** @returns Where the visitor wants to log in; undefined when the attempt is over. */
async function socialOf(
  context: Context<ServerEnv>,
  provider: Provider,
): Promise<Social | undefined> {
  const { incoming, outgoing } = socketsOf(context)
  const details = await provider.interactionDetails(incoming, outgoing).catch(() => undefined)
  const clientId = details?.uid === context.req.param('uid') && details?.params['client_id']
  return isSocial(clientId) ? clientId : undefined
}

async function finish(
  context: Context<ServerEnv>,
  provider: Provider,
  result: { readonly login: { readonly accountId: string } } | { readonly error: string },
): Promise<Response> {
  const { incoming, outgoing } = socketsOf(context)
  return context.redirect(await provider.interactionResult(incoming, outgoing, result), 303)
}

async function passOn(context: Context<ServerEnv>, provider: Provider): Promise<Response> {
  const { incoming, outgoing } = socketsOf(context)
  await provider.callback()(incoming, outgoing)
  return alreadySent()
}

function showLogin(
  context: Context<ServerEnv>,
  social: Social,
  { site, problem }: { readonly site: string } & Pick<LoginPage, 'problem'>,
): Response | Promise<Response> {
  const action = `/login/${context.req.param('uid')}`
  const main = loginPage({ social, action, problem })
  const title = 'Log in'
  return plainPage(context, { title, main, formLeadsTo: [site], status: problem ? 400 : 200 })
}

function gone(context: Context<ServerEnv>): Response {
  return context.text('This login is over. Close the window and begin again.', 410)
}

function readUser(form: FormData, social: Social): IdentityUser | string {
  const [name, email] = [form.get('name'), form.get('email')].map((value) =>
    typeof value === 'string' ? value.trim() : '',
  )
  if (!name || name.length > 64) return 'Enter a name of at most 64 characters.'
  if (!handsOutEmail(social)) return { name, email: undefined }
  return email && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)
    ? { name, email }
    : 'Enter an e-mail address.'
}

function socketsOf({ env }: Context<ServerEnv>): Required<ServerEnv['Bindings']> {
  const { incoming, outgoing } = env
  if (incoming && outgoing) return { incoming, outgoing }
  throw new SandboxError('wrong-option', 'Social logins need a real connection.')
}
