import { Hono } from 'hono'
import { cors } from 'hono/cors'
import { html } from 'hono/html'
import { type DisturbDeps, disturb } from '../faults/disturb.ts'
import { refuse } from '../http/refuse.ts'
import type { ServerEnv } from '../http/serve-app.ts'
import { bundledScript } from '../pages/bundle-script.ts'
import { type Markup, plainPage, plainStyle, STYLE_PATH } from '../pages/plain-page.ts'
import { latestMail } from './latest-mail.ts'
import type { CaughtMail, MailDesk } from './mailbox.ts'

/** The received mails, as a page and as an answer for tests. */
export function createMailPage(
  deps: DisturbDeps & { readonly mailbox: MailDesk },
): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>()
  const script = bundledScript(new URL('./in-page/watch-mails', import.meta.url), 'watchMails')

  // The address of a request stays out of the log.
  const withoutQuery = { ...deps, pathOf: ({ pathname }: URL) => pathname }
  app.use(disturb(withoutQuery, ['mail'], refuse))
  app.get('/', (context) =>
    plainPage(context, {
      title: 'Mails of the sandbox',
      main: mailList(deps.mailbox.list()),
      script: '/mails.js',
    }),
  )
  app.get(STYLE_PATH, plainStyle)
  app.get('/mails.js', async (context) =>
    context.body(await script(), 200, { 'content-type': 'text/javascript; charset=utf-8' }),
  )
  app.get('/latest', cors({ origin: '*' }), latestMail(deps))
  return app
}

function mailList(mails: readonly CaughtMail[]): Markup {
  return html`<h1>Mails of the sandbox</h1>
<p class="quiet">Every mail that was sent, newest first. None of them left this machine.</p>
<p role="status" id="count">${countOf(mails.length)}</p>
<ol id="mails">${[...mails].reverse().map(mailItem)}</ol>`
}

function countOf(count: number): string {
  if (count === 0) return 'No mail has arrived yet.'
  return count === 1 ? '1 mail' : `${count} mails`
}

function mailItem({ to, subject, text, code, atMs }: CaughtMail): Markup {
  const time = new Date(atMs).toISOString()
  return html`<li><article>
<h2>${subject}</h2>
<p class="quiet">To ${to}, <time datetime="${time}">${time.slice(11, 19)} UTC</time></p>
${code === null ? '' : html`<p class="code">${code}</p>`}
<pre>${withLinks(text)}</pre>
</article></li>`
}

/** Addresses become links; everything else stays text. */
function withLinks(text: string): Markup[] {
  return text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part, index) => (index % 2 === 1 ? html`<a href="${part}">${part}</a>` : html`${part}`))
}
