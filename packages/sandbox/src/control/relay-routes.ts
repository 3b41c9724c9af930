import { Hono } from 'hono'
import { refuse } from '../http/refuse.ts'
import type { ServerEnv } from '../http/serve-app.ts'
import type { RelayDesk } from '../relay/relay-desk.ts'
import { PROPER, REFUSALS, type RelayFaults } from '../relay/relay-faults.ts'

/** The desk that these routes switch and read. */
export interface RelayRoutesDeps {
  readonly relay: RelayDesk
}

/** The relay's faults and counts over HTTP. */
export function relayRoutes({ relay }: RelayRoutesDeps): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>()
  app.get('/relay', (context) =>
    context.json({
      connections: relay.count(),
      faults: relay.faults(),
      messages: relay.messages(),
    }),
  )
  app.put('/relay', async (context) => {
    const faults = readRelayFaults(await context.req.json().catch(() => undefined))
    if (!faults) return refuse(context, 400, { field: 'body', description: WRONG_FAULTS })
    relay.disturb(faults)
    return context.json(relay.faults())
  })
  app.delete('/relay/connections', (context) => context.json({ cut: relay.kill() }))
  return app
}

const WRONG_FAULTS = `Send any of delayMs, answersDelayMs and copies (numbers), isReordering, dropsReceipts and dropsAnswers (true or false), and refuses (one of ${Object.keys(REFUSALS).join(', ')}).`

/** Reads the faults of a request. A fault that it does not name takes its default. */
function readRelayFaults(body: unknown): Partial<RelayFaults> | undefined {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return undefined
  const isRight = Object.entries(body).every(([name, value]) => {
    if (name === 'refuses') return Object.hasOwn(REFUSALS, String(value))
    return Object.hasOwn(PROPER, name) && typeof value === typeof PROPER[name as keyof RelayFaults]
  })
  // Each name and the type of its value were checked one by one.
  return isRight ? (body as Partial<RelayFaults>) : undefined
}
