import { createHash } from 'node:crypto'
import { type Context, Hono } from 'hono'
import type { ServerEnv } from '../../http/serve-app.ts'
import { isSocial, SOCIAL_NAMES, type Social } from '../../identity/socials.ts'
import { plainPage } from '../../pages/plain-page.ts'
import type { Attempts } from './attempts.ts'
import { callbackPage, failedPage, returnPage } from './callback-page.ts'
import type { SiteDeps } from './deps.ts'
import { exchangeCode, type IdentitySettings } from './exchange-code.ts'
import { readTexts } from './read-body.ts'
import { digestOf, isSame, newSecret } from './secrets.ts'
import { SiteRefusal } from './site-refusal.ts'
import type { User } from './users.ts'

/** A social login that has been begun. */
export interface SocialAttempt {
  readonly social: Social
  /** The page that embeds the frame that began it, as the browser named it. */
  readonly origin: string
  /** The digest of a proof that only that frame has. */
  readonly proofDigest: string
  /** The PKCE verifier. */
  readonly verifier: string
}

/** A social login that succeeded and waits for its frame. */
export interface SocialResult {
  readonly user: User
  readonly proofDigest: string
}

interface Deps extends SiteDeps {
  readonly identity: () => IdentitySettings | undefined
  readonly attempts: Attempts<SocialAttempt>
  readonly results: Attempts<SocialResult>
}

/** The calls of the frame: where to send the pop-up, and what came of it. */
export function socialCalls(deps: Deps): Hono<ServerEnv> {
  const { results, sessions } = deps
  const app = new Hono<ServerEnv>()
  app.post('/social/begin', async (context) => {
    const call = await readTexts(context, ['provider', 'origin', 'proof'])
    return context.json({ uri: begin(deps, call) })
  })
  app.post('/social/redeem', async (context) => {
    const { ticket, proof } = await readTexts(context, ['ticket', 'proof'])
    const result = results.find(ticket)
    if (!result || !isSame(result.proofDigest, digestOf(proof)))
      throw new SiteRefusal(403, 'This login is not one of this page, or is over. Begin again.')
    results.take(ticket)
    return context.json(sessions.begin(result.user))
  })
  return app
}

/** Serves the path to which the provider redirects the pop-up at the end. */
export function socialCallback(deps: Deps): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>()
  app.get('/callback/:provider', (context) => answerCallback(context, deps))
  return app
}

async function answerCallback(context: Context<ServerEnv>, deps: Deps): Promise<Response> {
  const { attempts, identity, url } = deps
  const { state: shown = '', code } = context.req.query()
  const { state, returnTo } = readState(shown)
  const attempt = attempts.take(state)
  const settings = identity()
  if (!attempt || !settings || attempt.social !== context.req.param('provider'))
    return plainPage(context, failedPage('This login is over. Begin again.'))
  const { social, origin, verifier, proofDigest } = attempt
  // Only the page whose frame began the login is led back to.
  if (returnTo !== undefined && returnTo.origin !== origin)
    return plainPage(context, failedPage('This login was begun on another page. Begin again.'))
  // Without a code the visitor has cancelled.
  if (!code) {
    return returnTo ? leadBack(context, returnTo) : plainPage(context, callbackPage({}))
  }
  const exchange = { social, code, verifier, redirectUri: `${url()}/callback/${social}` }
  const socialUser = await exchangeCode(settings, exchange).catch(() => undefined)
  if (!socialUser)
    return plainPage(context, failedPage(`${SOCIAL_NAMES[social]} does not answer. Begin again.`))
  const { subject, name, email } = socialUser
  const user = deps.users.findOrAdd({ kind: 'social', provider: social, subject })
  Object.assign(user, { userName: name, email })
  const ticket = newSecret()
  deps.results.add(ticket, { user, proofDigest })
  const resultUri = `${url()}/result?ticket=${ticket}`
  if (returnTo) {
    returnTo.searchParams.set('result_uri', resultUri)
    return leadBack(context, returnTo)
  }
  return plainPage(context, callbackPage({ resultUri, origin }))
}

function leadBack(context: Context<ServerEnv>, { href }: URL): Response | Promise<Response> {
  context.header('refresh', `0; url=${href}`)
  return plainPage(context, returnPage(href))
}

/** A page that can't open a pop-up adds to the state, after two hyphens, where to lead back to. */
function readState(shown: string): { readonly state: string; readonly returnTo?: URL } {
  const [, state = shown, encoded] = /^(.*)--(https?%3A%2F%2F.*)$/.exec(shown) ?? []
  const address = encoded && decodeURIComponent(encoded)
  return address && URL.canParse(address) ? { state, returnTo: new URL(address) } : { state }
}

function begin(
  { identity, attempts, url }: Deps,
  { provider, origin, proof }: { provider: string; origin: string; proof: string },
): string {
  const settings = identity()
  if (!settings || !isSocial(provider))
    throw new SiteRefusal(503, 'This social login is not running here.')
  const state = newSecret()
  const verifier = newSecret()
  attempts.add(state, { social: provider, origin, proofDigest: digestOf(proof), verifier })
  const uri = new URL(`${settings.url}/auth`)
  uri.search = new URLSearchParams({
    client_id: provider,
    response_type: 'code',
    redirect_uri: `${url()}/callback/${provider}`,
    scope: 'openid email profile',
    // Each attempt asks for the user: providers store no login here.
    prompt: 'login',
    state,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  }).toString()
  return uri.href
}
