import { Hono } from 'hono'
import { cors } from 'hono/cors'
import { PIECES_PATH } from '../collectibles/metadata.ts'
import { servePieces } from '../collectibles/serve-pieces.ts'
import { type DisturbDeps, disturb } from '../faults/disturb.ts'
import type { FaultPart } from '../faults/parts.ts'
import { refuse } from '../http/refuse.ts'
import { requireProject } from '../http/require-project.ts'
import type { ServerEnv } from '../http/serve-app.ts'
import type { WalletListingDeps } from './deps.ts'
import { analyticsConfig } from './routes/analytics-config.ts'
import { forgetEvents, listEvents, takeEvent } from './routes/analytics-events.ts'
import { getWallets } from './routes/get-wallets.ts'
import { assetImage, avatarImage, tokenImage, walletImage } from './routes/images.ts'
import { origins } from './routes/origins.ts'

/** Wallets, pictures, project settings and the analytics sink as an app. */
export function createWalletListing(deps: WalletListingDeps & DisturbDeps): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>()
  const part = (name: FaultPart) => disturb(deps, [name, 'walletApi'], refuse)
  const project = requireProject()

  app.use(cors({ origin: '*', allowMethods: ['GET', 'POST', 'DELETE'] }))
  app.get('/getWallets', part('walletListing'), project, getWallets(deps))
  app.get('/getWalletImage/:imageId', part('images'), walletImage(deps))
  app.get('/public/getAssetImage/:imageId', part('images'), assetImage())
  app.get('/public/getTokenImage/:symbol', part('images'), tokenImage())
  app.get('/public/getCurrencyImage/:symbol', part('images'), tokenImage())
  app.get('/sandbox/people/:name', part('images'), avatarImage())
  app.get(`${PIECES_PATH}/:file`, part('images'), servePieces())
  app.get('/ipfs/:cid/:file', part('images'), servePieces())
  app.get('/projects/v1/origins', part('origins'), project, origins(deps))
  app.get('/getAnalyticsConfig', part('analyticsConfig'), project, analyticsConfig(deps))
  app.post('/e', disturb(deps, ['analytics'], refuse), project, takeEvent(deps))
  app.get('/e', listEvents(deps))
  app.delete('/e', forgetEvents(deps))
  return app
}
