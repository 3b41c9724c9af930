import type { Handler } from 'hono'
import { refuse } from '../../http/refuse.ts'
import type { ServerEnv } from '../../http/serve-app.ts'
import type { WalletListingDeps } from '../deps.ts'
import { findWallets, readWalletQuery } from '../find-wallets.ts'

/** GET `/getWallets`: one page of the listing. */
export function getWallets({ wallets }: Pick<WalletListingDeps, 'wallets'>): Handler<ServerEnv> {
  return (context) => {
    const query = readWalletQuery(context.req.query())
    if (typeof query === 'string')
      return refuse(context, 400, { field: query, description: `Invalid ${query}` })
    const { origin } = new URL(context.req.url)
    const { count, data } = findWallets(wallets, query)
    const withImages = data.map((wallet) => ({
      ...wallet,
      image_url: `${origin}/getWalletImage/${wallet.image_id}`,
    }))
    return context.json({ count, data: withImages })
  }
}
