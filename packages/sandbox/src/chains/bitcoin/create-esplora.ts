import { Hono } from 'hono'
import { cors } from 'hono/cors'
import { type DisturbDeps, disturb, type Refusal } from '../../faults/disturb.ts'
import type { ServerEnv } from '../../http/serve-app.ts'
import type { EsploraDeps } from './esplora-deps.ts'
import { addressRoutes } from './routes/address-routes.ts'
import { blockRoutes } from './routes/block-routes.ts'
import { sandboxRoutes } from './routes/sandbox-routes.ts'
import { transactionRoutes } from './routes/transaction-routes.ts'

/** Esplora refuses in plain words. */
const refuseInWords: Refusal = (context, status) =>
  context.text(`The sandbox was told to answer ${status}`, status)

/** The REST of block explorers before the node. Source: Blockstream's Esplora, API.md. */
export function createEsplora(deps: EsploraDeps & DisturbDeps): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>()
  app.use(cors({ origin: '*', allowMethods: ['GET', 'POST'] }))
  app.use(disturb(deps, ['bitcoin'], refuseInWords))
  app.route('/', addressRoutes(deps))
  app.route('/', transactionRoutes(deps))
  app.route('/', blockRoutes(deps))
  app.route('/', sandboxRoutes(deps))
  app.onError((error, context) => context.text(error.message, 503))
  return app
}
