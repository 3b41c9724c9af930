import { Hono } from 'hono'
import { html } from 'hono/html'
import type { ServerEnv } from '../../http/serve-app.ts'
import { type Markup, plainPage } from '../../pages/plain-page.ts'
import {
  EXCHANGE_ACTS,
  type ExchangeAct,
  type ExchangeSession,
  type ExchangesDesk,
} from './exchanges-desk.ts'

/** The path of the pages, below the address of the blockchain API. */
export const PAGES_PATH = '/sandbox/exchanges'

/** The pages of exchanges, on which a visitor pays, cancels, or fails to. */
export function exchangePages(exchanges: ExchangesDesk): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>()
  app.get('/close.js', (context) =>
    context.body('window.close()', 200, { 'content-type': 'text/javascript; charset=utf-8' }),
  )
  app.get('/:session', (context) => {
    const session = exchanges.find(context.req.param('session'))
    if (session === undefined) return plainPage(context, { ...NOTHING, status: 404 })
    const name = nameOf(exchanges, session)
    return plainPage(context, { title: `Pay at ${name}`, main: paymentPage(session, name) })
  })
  app.post('/:session/:act', async (context) => {
    const { session: id, act } = context.req.param()
    const session = exchanges.find(id)
    if (session === undefined || !isAct(act)) {
      return plainPage(context, { ...NOTHING, status: 404 })
    }
    await exchanges.act(id, act)
    const title = DONE[act]
    const main = html`<h1>${title}</h1>
<p class="quiet">You can close this window.</p>`
    // The script closes the window of a visitor who cancels, because nothing is left to show.
    return plainPage(context, {
      title,
      main,
      ...(act === 'cancel' && { script: `${PAGES_PATH}/close.js` as const }),
    })
  })
  return app
}

export function isAct(text: string): text is ExchangeAct {
  return EXCHANGE_ACTS.some((act) => act === text)
}

const DONE: Readonly<Record<ExchangeAct, string>> = {
  pay: 'Paid',
  slow: 'On its way',
  never: 'On its way',
  fail: 'Declined',
  cancel: 'Cancelled',
}

const NOTHING = { title: 'Nothing to pay', main: html`<h1>Nothing to pay</h1>` }

function nameOf(exchanges: ExchangesDesk, { exchangeId }: ExchangeSession): string {
  return exchanges.list().find(({ id }) => id === exchangeId)?.name ?? exchangeId
}

function paymentPage(
  { id, amount, asset, recipient, status }: ExchangeSession,
  name: string,
): Markup {
  const button = (act: ExchangeAct, label: string, isMain = false): Markup =>
    html`<form method="post" action="${PAGES_PATH}/${id}/${act}"><button class="${isMain ? 'main' : ''}">${label}</button></form>`
  return html`<h1>Pay at ${name}</h1>
<p class="quiet">This is the sandbox's ${name}. What is paid is of the sandbox's own chains.</p>
<dl>
<dt>Amount</dt><dd>${amount}</dd>
<dt>Asset</dt><dd>${asset}</dd>
<dt>To</dt><dd>${recipient}</dd>
<dt>Status</dt><dd>${status}</dd>
</dl>
${button('pay', 'Pay', true)}
${button('slow', 'Pay slowly')}
${button('never', 'Pay, and never arrive')}
${button('fail', 'Decline')}
${button('cancel', 'Cancel')}`
}
