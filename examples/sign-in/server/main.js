import { serve } from '@hono/node-server'
import { createApp } from './app.js'

const port = Number(process.env.PORT ?? 8787)
/** Where the pages are that visitors sign in on. */
const origin = process.env.ORIGIN ?? `http://localhost:${port}`

/** Where notes, nonces and sessions are kept. */
const folder = process.env.DATA ?? '.data'

serve({ fetch: createApp({ origin, folder }).fetch, port }, () => {
  console.log(`Private notes on ${origin}`)
})
