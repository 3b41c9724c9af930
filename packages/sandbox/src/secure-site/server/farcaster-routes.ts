import { Hono } from 'hono'
import { html } from 'hono/html'
import type { ServerEnv } from '../../http/serve-app.ts'
import { type PlainPage, plainPage } from '../../pages/plain-page.ts'
import type { Attempts } from './attempts.ts'
import type { SiteDeps } from './deps.ts'
import { createGate, type Gate } from './gate.ts'
import { readTexts } from './read-body.ts'
import { digestOf, isSame, newSecret } from './secrets.ts'
import { SiteRefusal } from './site-refusal.ts'

/** A Farcaster login that has been begun. */
export interface FarcasterAttempt {
  /** The page that asks. */
  readonly origin: string
  /** The digest of a proof that only the frame that began the login has. */
  readonly proofDigest: string
  readonly gate: Gate
  userName: string | undefined
}

interface Deps extends SiteDeps {
  readonly channels: Attempts<FarcasterAttempt>
}

/** The calls of the frame: a link to show, and who approved there. */
export function farcasterCalls({ channels, users, sessions, url }: Deps): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>()
  app.post('/farcaster/begin', async (context) => {
    const { origin, proof } = await readTexts(context, ['origin', 'proof'])
    const channel = newSecret()
    const gate = createGate()
    channels.add(channel, { origin, proofDigest: digestOf(proof), gate, userName: undefined })
    return context.json({ channel, url: `${url()}/farcaster/${channel}` })
  })
  app.post('/farcaster/wait', async (context) => {
    const { channel, proof } = await readTexts(context, ['channel', 'proof'])
    const attempt = ownAttempt(channels, channel, proof)
    if (attempt.gate.state === 'undecided') await attempt.gate.wait(context.req.raw.signal)
    if (attempt.gate.state === 'closed') throw new SiteRefusal(403, 'The login was declined.')
    const { userName } = attempt
    if (userName === undefined) return context.json({ isApproved: false })
    // Two concurrent requests get one login.
    if (!channels.take(channel)) throw over()
    const login = sessions.begin(users.findOrAdd({ kind: 'farcaster', userName }))
    return context.json({ isApproved: true, login })
  })
  return app
}

function ownAttempt(
  channels: Attempts<FarcasterAttempt>,
  channel: string,
  proof: string,
): FarcasterAttempt {
  const attempt = channels.find(channel)
  if (attempt && isSame(attempt.proofDigest, digestOf(proof))) return attempt
  throw over()
}

function over(): SiteRefusal {
  return new SiteRefusal(403, 'This login is over. Begin again.')
}

/** The page that stands in for the visitor's Farcaster app. */
export function farcasterPages({ channels }: Pick<Deps, 'channels'>): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>()
  app.get('/farcaster/:channel', (context) => {
    const channel = context.req.param('channel')
    const attempt = channels.find(channel)
    if (attempt?.gate.state !== 'undecided') return plainPage(context, OVER)
    return plainPage(context, askPage(attempt, channel))
  })
  app.post('/farcaster/:channel', async (context) => {
    const channel = context.req.param('channel')
    const attempt = channels.find(channel)
    if (attempt?.gate.state !== 'undecided') return plainPage(context, OVER)
    const form = await context.req.formData()
    if (form.get('decision') !== 'approve') {
      attempt.gate.decide('closed')
      return plainPage(context, DECLINED)
    }
    const userName = String(form.get('userName') ?? '').trim()
    if (!/^[a-z0-9][a-z0-9-]{0,15}$/.test(userName))
      return plainPage(context, askPage(attempt, channel, WRONG_NAME))
    attempt.userName = userName
    attempt.gate.decide('open')
    return plainPage(context, APPROVED)
  })
  return app
}

const WRONG_NAME = 'A user name has 1 to 16 small letters, digits and hyphens.'

function askPage({ origin }: FarcasterAttempt, channel: string, problem?: string): PlainPage {
  return {
    title: 'Log in with Farcaster',
    main: html`<h1>Log in with Farcaster</h1>
<p><strong>${origin}</strong> wants to know who you are.</p>
${problem ? html`<p role="alert">${problem}</p>` : ''}
<form method="post" action="/farcaster/${channel}">
<label for="user-name">User name</label>
<input id="user-name" name="userName" value="ada" autocomplete="off" autocapitalize="none">
<button class="main" name="decision" value="approve">Approve</button>
<button name="decision" value="decline">Decline</button>
</form>`,
    status: problem ? 400 : 200,
  }
}

const APPROVED: PlainPage = {
  title: 'Approved',
  main: html`<h1>Approved</h1><p>Go back to the page where you log in.</p>`,
}

const DECLINED: PlainPage = {
  title: 'Declined',
  main: html`<h1>Declined</h1><p>The page is not told who you are.</p>`,
}

const OVER: PlainPage = {
  title: 'Link expired',
  main: html`<h1>This link is over</h1><p>It was used already, or it is too old. Begin the login
again.</p>`,
  status: 410,
}
