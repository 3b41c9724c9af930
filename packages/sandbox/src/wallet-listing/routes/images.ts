import type { Context, Handler } from 'hono'
import type { ServerEnv } from '../../http/serve-app.ts'
import type { WalletListingDeps } from '../deps.ts'
import { drawAvatar } from '../drawing/draw-avatar.ts'
import { drawConnector } from '../drawing/draw-connector.ts'
import { drawNetwork } from '../drawing/draw-network.ts'
import { drawToken } from '../drawing/draw-token.ts'
import { drawWallet } from '../drawing/draw-wallet.ts'

/** GET `/getWalletImage/{imageId}`; 404 when no wallet has it. */
export function walletImage({ wallets }: Pick<WalletListingDeps, 'wallets'>): Handler<ServerEnv> {
  return (context) => {
    const wallet = wallets.find(({ image_id }) => image_id === context.req.param('imageId'))
    return wallet ? picture(context, drawWallet(wallet.name)) : context.notFound()
  }
}

/** GET `/public/getAssetImage/{imageId}`: networks and connectors. */
export function assetImage(): Handler<ServerEnv> {
  return (context) => {
    const imageId = context.req.param('imageId') ?? ''
    return picture(context, drawConnector(imageId) ?? drawNetwork(imageId))
  }
}

/** GET `/public/getTokenImage/{symbol}` and `/public/getCurrencyImage/{currencyId}`. */
export function tokenImage(): Handler<ServerEnv> {
  return (context) => picture(context, drawToken(context.req.param('symbol') ?? ''))
}

/** GET `/sandbox/people/{name}`: the pictures that the sandbox's own names point to. */
export function avatarImage(): Handler<ServerEnv> {
  return (context) => picture(context, drawAvatar(context.req.param('name') ?? ''))
}

function picture(context: Context<ServerEnv>, body: string): Response {
  return context.body(body, 200, {
    'content-type': 'image/svg+xml',
    'cache-control': 'public, max-age=300',
  })
}
