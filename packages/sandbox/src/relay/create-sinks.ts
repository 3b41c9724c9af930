import { Hono } from 'hono'
import { cors } from 'hono/cors'
import type { ServerEnv } from '../http/serve-app.ts'

/**
 * Answers the requests of a wallet-connect client that do not go to its relay: to the verify
 * service, which knows no site here, and telemetry, which ends here. Clients have no option for
 * other addresses of these, so a test leads the requests here.
 */
export function createSinks(): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>()
  app.use(cors({ origin: '*' }))
  app.get('/v3/attestation', (context) => context.html(VERIFY_FRAME))
  app.get('/v3/public-key', (context) => context.json({}, 404))
  app.get('/attestation/:id', (context) => context.json({}, 404))
  app.post('/batch', (context) => context.json({ status: 'SUCCESS' }, 202))
  return app
}

/** The page in a client's verify frame: it answers at once, with an unsigned token. */
const VERIFY_FRAME = `<!doctype html>
<meta charset="utf-8">
<title>Verify</title>
<script>
  const part = (value) => btoa(JSON.stringify(value)).replace(/=+$/, '')
  const id = new URLSearchParams(location.search).get('id')
  const attestation = [part({ alg: 'ES256', typ: 'JWT' }), part({ id }), 'AA'].join('.')
  parent.postMessage(JSON.stringify({ type: 'verify_attestation', attestation }), '*')
</script>
`
