import { Hono } from 'hono'
import { html } from 'hono/html'
import type { ServerEnv } from '../../http/serve-app.ts'
import { type PlainPage, plainPage } from '../../pages/plain-page.ts'
import type { Attempts } from './attempts.ts'
import type { Gate } from './gate.ts'

/** The question of a mailed link: may a device log in with an address? */
export interface DeviceQuestion {
  readonly email: string
  /** The page where the login was begun. */
  readonly origin: string
  readonly gate: Gate
  sendCode(): Promise<void>
}

/**
 * The page behind the mailed link. Opening it changes nothing, because mail programs open links by
 * themselves; the button does, once.
 */
export function deviceRoutes(questions: Attempts<DeviceQuestion>): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>()
  app.get('/device/:token', (context) => {
    const token = context.req.param('token')
    const question = questions.find(token)
    return plainPage(context, question ? askPage(question, token) : OVER)
  })
  app.post('/device/:token', async (context) => {
    const question = questions.take(context.req.param('token'))
    if (!question) return plainPage(context, OVER)
    const isApproved = (await context.req.formData()).get('decision') === 'approve'
    // The code is mailed before the frame gets the answer.
    if (isApproved) await question.sendCode()
    question.gate.decide(isApproved ? 'open' : 'closed')
    return plainPage(context, isApproved ? APPROVED : REFUSED)
  })
  return app
}

function askPage({ email, origin }: DeviceQuestion, token: string): PlainPage {
  return {
    title: 'Approve a device',
    main: html`<h1>Is this you?</h1>
<p>Somebody wants to log in at <strong>${origin}</strong> as <strong>${email}</strong>, on a device
that is new here.</p>
<form method="post" action="/device/${token}">
<button class="main" name="decision" value="approve">Approve this device</button>
<button name="decision" value="refuse">It is not me</button>
</form>`,
  }
}

const APPROVED: PlainPage = {
  title: 'Device approved',
  main: html`<h1>Approved</h1><p>A code is on its way to you. Go back to the page where you log
in.</p>`,
}

const REFUSED: PlainPage = {
  title: 'Device refused',
  main: html`<h1>Refused</h1><p>This device cannot log in with your address.</p>`,
}

const OVER: PlainPage = {
  title: 'Link expired',
  main: html`<h1>This link is over</h1><p>It was used already, or it is too old. Begin the login
again.</p>`,
  status: 410,
}
