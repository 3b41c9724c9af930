/** What a server makes of `page.svelte`; `server.test.ts` holds it against the real thing. */
export const PAGE_HTML =
  '<!--[--><main><p>Ethereum</p> <!--[0--><button>Connect</button><!--]--> <i>disconnected</i><!----></main><!--]-->'
