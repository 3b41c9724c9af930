import { Hono } from 'hono'
import { cors } from 'hono/cors'
import { type DisturbDeps, disturb } from '../faults/disturb.ts'
import type { FaultPart } from '../faults/parts.ts'
import { refuse } from '../http/refuse.ts'
import { requireProject } from '../http/require-project.ts'
import type { ServerEnv } from '../http/serve-app.ts'
import { plainStyle, STYLE_PATH } from '../pages/plain-page.ts'
import { createChainReaders } from './chain-readers.ts'
import type { BlockchainApiDeps } from './deps.ts'
import { exchangePages, PAGES_PATH } from './exchanges/exchange-pages.ts'
import { ONRAMP_PAGES_PATH, onrampPages } from './onramp/onramp-pages.ts'
import { createProfileBook } from './profile/profile-book.ts'
import { balance } from './routes/balance.ts'
import { convert } from './routes/convert.ts'
import { exchangesRpc } from './routes/exchanges.ts'
import { history } from './routes/history.ts'
import { identity } from './routes/identity.ts'
import { jsonRpc, jsonRpcUpgrade } from './routes/json-rpc.ts'
import { onrampRoutes, onrampUrl } from './routes/onramp.ts'
import { price } from './routes/price.ts'
import { profile } from './routes/profile.ts'
import {
  activateSession,
  createSession,
  listSessions,
  revokeSession,
  sessionContext,
} from './routes/sessions.ts'
import { signIn } from './routes/sign-in.ts'
import { supportedChains } from './routes/supported-chains.ts'

/** Request headers that a page of any origin may send. */
const ALLOWED_HEADERS = [
  'content-type',
  'user-agent',
  'referer',
  'origin',
  'access-control-request-method',
  'access-control-request-headers',
  'solana-client',
  'sec-fetch-mode',
  'x-sdk-type',
  'x-sdk-version',
]

/** The sign-in service takes tokens besides. */
const SIGN_IN_HEADERS = [...ALLOWED_HEADERS, 'authorization', 'x-nonce-jwt']

/** The blockchain API as an app: one route per path, each with its fault part and project check. */
export function createBlockchainApi(deps: BlockchainApiDeps & DisturbDeps): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>()
  const part = (name: FaultPart) => disturb(deps, [name, 'blockchainApi'], refuse)
  const project = requireProject()
  const readers = createChainReaders()
  const profiles = createProfileBook()

  app.use('/auth/v1/*', cors({ origin: '*', allowHeaders: SIGN_IN_HEADERS }))
  app.use('/auth/v1/*', part('signIn'), project)
  app.route('/auth/v1', signIn(deps))
  app.use(`${PAGES_PATH}/*`, part('exchangePages'))
  app.route(PAGES_PATH, exchangePages(deps.exchanges))
  app.get(STYLE_PATH, plainStyle)
  app.use(cors({ origin: '*', allowHeaders: ALLOWED_HEADERS, allowMethods: ['GET', 'POST'] }))
  app.get('/v1/supported-chains', part('supportedChains'), project, supportedChains(deps))
  app.get('/v1/identity/:address', part('identity'), project, identity(deps, profiles))
  app.get('/v1/account/:address/balance', part('balance'), project, balance(deps, readers))
  app.get('/v1/account/:address/history', part('history'), project, history(deps, readers))
  const sessions = '/v1/sessions/:account'
  app.get(sessions, part('sessions'), project, listSessions(deps))
  app.post(sessions, part('sessionCreate'), project, createSession(deps))
  app.post(`${sessions}/activate`, part('sessionActivate'), project, activateSession(deps))
  app.post(`${sessions}/revoke`, part('sessionRevoke'), project, revokeSession(deps))
  app.get(`${sessions}/getcontext`, part('sessionContext'), project, sessionContext(deps))
  // Its project id is in the body.
  app.post('/v1/fungible/price', part('price'), price(deps))
  app.post('/v1/json-rpc', part('exchanges'), project, exchangesRpc(deps))
  app.route('/v1/convert', convert({ ...deps, part, project }))
  app.route('/v1/profile', profile({ chains: deps.chains, profiles, part, project }))
  app.route('/v1/onramp', onrampRoutes({ onramp: deps.onramp, part, project }))
  app.post('/v1/generators/onrampurl', part('onrampUrl'), project, onrampUrl(deps.onramp))
  app.get(STYLE_PATH, plainStyle)
  app.use(`${ONRAMP_PAGES_PATH}/*`, part('onrampPages'))
  app.route(ONRAMP_PAGES_PATH, onrampPages(deps.onramp))
  for (const path of ['/v1', '/v1/']) {
    app.post(path, part('rpc'), project, jsonRpc(deps))
    app.get(path, jsonRpcUpgrade())
  }
  return app
}
