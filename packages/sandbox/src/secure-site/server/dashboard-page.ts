import { html } from 'hono/html'
import type { PlainPage } from '../../pages/plain-page.ts'

/** The page where a user manages the wallet. Source: docs/views.md, UpgradeEmailWallet. */
export const DASHBOARD_PAGE_PATH = '/dashboard'

/** The path of its script. */
export const DASHBOARD_SCRIPT = '/dashboard.js'

/** Its script adds the user; everything else is the same for all visitors. */
export const DASHBOARD_PAGE: PlainPage = {
  title: 'Your wallet',
  main: html`<h1>Your wallet</h1>
<div id="login" role="status" aria-busy="true"><p>Looking for a login on this device…</p></div>
<h2>What this site is</h2>
<p>This is the sandbox’s own secure site. It keeps the wallets of logins on websites of this machine, and
its money is play money: what is here works nowhere else.</p>
<h2>Bring your wallet elsewhere</h2>
<p>Log in with the same address on another website or device of this sandbox: the same accounts come back,
because they belong to your login and not to the browser. A key is never shown and can’t be exported.</p>
<p>After you have changed something here, disconnect on the website and connect again.</p>`,
  script: DASHBOARD_SCRIPT,
}
