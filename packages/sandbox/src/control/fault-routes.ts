import { type Context, Hono } from 'hono'
import { isSwapLie, type SwapLies } from '../blockchain-api/convert/swap-lies.ts'
import { isAct } from '../blockchain-api/exchanges/exchange-pages.ts'
import type { Exchanges } from '../blockchain-api/exchanges/exchanges-desk.ts'
import type { FaultDesk } from '../faults/create-faults.ts'
import { type Fault, readFault } from '../faults/fault.ts'
import { type FaultPart, isFaultPart } from '../faults/parts.ts'
import type { RequestLogDesk } from '../faults/request-log.ts'
import { type Reason, refuse } from '../http/refuse.ts'
import type { ServerEnv } from '../http/serve-app.ts'

/** The desks that these routes switch and read. */
export interface FaultRoutesDeps {
  readonly faults: FaultDesk
  readonly requests: RequestLogDesk
  readonly swapLies: SwapLies
  readonly exchanges: Exchanges
}

/** Faults, lies and request counts over HTTP. */
export function faultRoutes({
  faults,
  requests,
  swapLies,
  exchanges,
}: FaultRoutesDeps): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>()
  app.get('/faults', (context) => context.json(faults.current()))
  app.put('/faults', (context) => switchFaults(context, faults))
  app.delete('/faults/:part?', (context) => {
    const part = context.req.param('part')
    if (part !== undefined && !isFaultPart(part)) return refuse(context, 400, noSuchPart(part))
    faults.clear(part)
    return context.json(faults.current())
  })
  app.get('/swap-lies', (context) => context.json(swapLies.current()))
  app.put('/swap-lies', async (context) => {
    const wanted: unknown = await context.req.json().catch(() => undefined)
    if (!Array.isArray(wanted) || !wanted.every(isSwapLie))
      return refuse(context, 400, { field: 'body', description: 'Send a list of names of lies.' })
    swapLies.set(wanted)
    return context.json(swapLies.current())
  })
  app.get('/exchanges', (context) => context.json(exchanges.sessions()))
  app.put('/exchanges', async (context) => {
    const ids: unknown = await context.req.json().catch(() => undefined)
    if (!Array.isArray(ids)) {
      return refuse(context, 400, { field: 'body', description: 'Send a list of ids.' })
    }
    exchanges.offer(ids.map(String))
    return context.body(null, 204)
  })
  app.put('/exchanges/:session/:act', async (context) => {
    const { session, act } = context.req.param()
    if (!isAct(act)) return refuse(context, 400, { field: 'act', description: 'No such act.' })
    await exchanges.act(session, act)
    return context.body(null, 204)
  })
  app.delete('/exchanges', (context) => {
    exchanges.clear()
    return context.body(null, 204)
  })
  app.get('/requests', (context) => context.json(requests.counts()))
  app.get('/requests/:part', (context) => {
    const part = context.req.param('part')
    if (!isFaultPart(part)) return refuse(context, 400, noSuchPart(part))
    return context.json({ count: requests.count(part), requests: requests.list(part) })
  })
  app.delete('/requests', (context) => {
    requests.clear()
    return context.body(null, 204)
  })
  return app
}

/** The body maps parts to faults; null clears a part's fault, parts that are not named stay as they are. */
async function switchFaults(context: Context<ServerEnv>, faults: FaultDesk): Promise<Response> {
  const wanted = readSwitches(await context.req.json().catch(() => undefined))
  if (!Array.isArray(wanted)) return refuse(context, 400, wanted)
  for (const [part, fault] of wanted) {
    if (fault) faults.set(part, fault)
    else faults.clear(part)
  }
  return context.json(faults.current())
}

function readSwitches(body: unknown): [FaultPart, Fault | null][] | Reason {
  if (typeof body !== 'object' || body === null)
    return { field: 'body', description: 'Send an object of part names and faults.' }
  const wanted: [FaultPart, Fault | null][] = []
  for (const [part, value] of Object.entries(body)) {
    if (!isFaultPart(part)) return noSuchPart(part)
    const fault = value === null ? null : readFault(value)
    if (typeof fault === 'string') return { field: part, description: fault }
    wanted.push([part, fault])
  }
  return wanted
}

function noSuchPart(part: string): Reason {
  return { field: 'part', description: `The sandbox has no part "${part}".` }
}
