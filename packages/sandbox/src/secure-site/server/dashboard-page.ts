import { html } from 'hono/html'
import type { PlainPage } from '../../pages/plain-page.ts'

/** The page where a user manages the wallet. Source: docs/views.md, UpgradeEmailWallet. */
export const DASHBOARD_PAGE_PATH = '/dashboard'

/** The same for all visitors: a browser keeps a login apart for each website that a visitor logged in on. */
export const DASHBOARD_PAGE: PlainPage = {
  title: 'Your wallet',
  main: html`<h1>Your wallet</h1>
<p role="status">On this site itself nobody is logged in. A login stays with the website that it was made on.</p>
<p>This is the sandbox’s own secure site. Its money is play money: what is here works nowhere else.</p>`,
}
