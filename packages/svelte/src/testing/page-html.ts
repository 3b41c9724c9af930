import { ADDRESS } from './an-instance.ts'

/**
 * The HTML that a server renders of `page.svelte`; `server.test.ts` compares it with the real
 * server.
 */
export const PAGE_HTML =
  '<!--[--><main><p>Ethereum</p> <!--[0--><button>Connect</button><!--]--> <i>disconnected</i><!----></main><!--]-->'

/** The same for a visitor whom the server knows by the cookie. */
export const KNOWN_HTML = `<!--[--><main><p>Ethereum</p> <!--[-1--><output>${ADDRESS}</output><!--]--> <i>reconnecting</i><!----></main><!--]-->`
