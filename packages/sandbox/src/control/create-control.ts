import { Hono } from 'hono'
import { cors } from 'hono/cors'
import type { Onramp } from '../blockchain-api/onramp/onramp-desk.ts'
import type { ServerEnv } from '../http/serve-app.ts'
import { type ChainRoutesDeps, chainRoutes } from './chain-routes.ts'
import { type FaultRoutesDeps, faultRoutes } from './fault-routes.ts'
import { type MailRoutesDeps, mailRoutes } from './mail-routes.ts'
import { type NamespaceRoutesDeps, namespaceRoutes } from './namespace-routes.ts'
import { onrampControl } from './onramp-routes.ts'
import { type RelayRoutesDeps, relayRoutes } from './relay-routes.ts'
import { type SecureSiteRoutesDeps, secureSiteRoutes } from './secure-site-routes.ts'
import { type SettingsRoutesDeps, settingsRoutes } from './settings-routes.ts'

interface Deps
  extends NamespaceRoutesDeps,
    ChainRoutesDeps,
    FaultRoutesDeps,
    MailRoutesDeps,
    RelayRoutesDeps,
    SecureSiteRoutesDeps,
    SettingsRoutesDeps {
  readonly onramp: Onramp
  /** The sandbox's addresses, so that one address leads to the others. */
  readonly addresses: () => object
}

/** The control desk: what code can switch, a page or another process can, too. */
export function createControl(deps: Deps): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>()
  app.use(cors({ origin: '*', allowMethods: ['GET', 'PUT', 'DELETE'] }))
  app.get('/addresses', (context) => context.json(deps.addresses()))
  app.route('/', chainRoutes(deps))
  app.route('/', namespaceRoutes(deps))
  app.route('/', faultRoutes(deps))
  app.route('/', onrampControl(deps.onramp))
  app.route('/', mailRoutes(deps))
  app.route('/', relayRoutes(deps))
  app.route('/', secureSiteRoutes(deps))
  app.route('/', settingsRoutes(deps))
  return app
}
