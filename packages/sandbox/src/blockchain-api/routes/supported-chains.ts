import type { Handler } from 'hono'
import type { ServerEnv } from '../../http/serve-app.ts'
import type { BlockchainApiDeps } from '../deps.ts'

/** GET `/v1/supported-chains`: the chains that run right now. */
export function supportedChains({
  chains,
  solana,
  bitcoin,
}: BlockchainApiDeps): Handler<ServerEnv> {
  return (context) => {
    const evm = chains.list().map(({ id }) => `eip155:${id}`)
    const http = [...evm, ...solana.list(), ...(bitcoin.isStarted() ? [bitcoin.id] : [])]
    // The real service lets clients cache it for a day; here chains come and go within one test.
    return context.json({ http, ws: [] }, 200, { 'cache-control': 'no-store' })
  }
}
