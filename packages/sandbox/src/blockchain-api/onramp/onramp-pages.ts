import { Hono } from 'hono'
import { html } from 'hono/html'
import type { ServerEnv } from '../../http/serve-app.ts'
import { type Markup, plainPage } from '../../pages/plain-page.ts'
import { ONRAMP_ACTS, type OnrampAct, type OnrampDesk, type OnrampPurchase } from './onramp-desk.ts'
import { findSeller } from './onramp-market.ts'

/** The path of the pages, below the address of the blockchain API. */
export const ONRAMP_PAGES_PATH = '/sandbox/onramp'

/** The pages of providers, on which a visitor pays with invented money, cancels, or is declined. */
export function onrampPages(onramp: OnrampDesk): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>()
  app.get('/close.js', (context) =>
    context.body('window.close()', 200, { 'content-type': 'text/javascript; charset=utf-8' }),
  )
  app.get('/:purchase', (context) => {
    const purchase = onramp.find(context.req.param('purchase'))
    if (purchase === undefined) return plainPage(context, { ...NOTHING, status: 404 })
    const name = nameOf(purchase)
    return plainPage(context, { title: `Buy at ${name}`, main: purchasePage(purchase, name) })
  })
  app.post('/:purchase/:act', async (context) => {
    const { purchase: id, act } = context.req.param()
    const purchase = onramp.find(id)
    if (purchase === undefined || !isOnrampAct(act)) {
      return plainPage(context, { ...NOTHING, status: 404 })
    }
    await onramp.act(id, act)
    const main = html`<h1>${DONE[act]}</h1>
<p class="quiet">You can close this window.</p>`
    return plainPage(context, {
      title: DONE[act],
      main,
      // The script closes the window of a visitor who cancels, because nothing is left to show.
      ...(act === 'cancel' && { script: `${ONRAMP_PAGES_PATH}/close.js` as const }),
    })
  })
  return app
}

export function isOnrampAct(text: unknown): text is OnrampAct {
  return ONRAMP_ACTS.some((act) => act === text)
}

const DONE: Readonly<Record<OnrampAct, string>> = {
  pay: 'Paid',
  slow: 'On its way',
  finish: 'Arrived',
  fail: 'Card declined',
  cancel: 'Cancelled',
}

const NOTHING = { title: 'Nothing to buy', main: html`<h1>Nothing to buy</h1>` }

function nameOf({ provider }: OnrampPurchase): string {
  return findSeller(provider)?.name ?? provider
}

function purchasePage(purchase: OnrampPurchase, name: string): Markup {
  const { id, amount, currency, coins, symbol, address, networkId, status } = purchase
  const button = (act: OnrampAct, label: string, isMain = false): Markup =>
    html`<form method="post" action="${ONRAMP_PAGES_PATH}/${id}/${act}"><button class="${isMain ? 'main' : ''}">${label}</button></form>`
  return html`<h1>Buy at ${name}</h1>
<p class="quiet">This is the sandbox's ${name}. The money is invented; what is bought is of the sandbox's own chains.</p>
<dl>
<dt>You pay</dt><dd>${amount} ${currency}</dd>
<dt>You get</dt><dd>${coins} ${symbol}</dd>
<dt>To</dt><dd>${address}</dd>
<dt>Network</dt><dd>${networkId}</dd>
<dt>Status</dt><dd>${status}</dd>
</dl>
${button('pay', 'Pay', true)}
${button('slow', 'Pay slowly')}
${button('fail', 'Pay with a declined card')}
${button('cancel', 'Cancel')}`
}
