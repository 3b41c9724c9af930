import type { Context, Handler } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { ServerEnv } from '../../http/serve-app.ts'
import type { BlockchainApiDeps } from '../deps.ts'
import { PAGES_PATH } from '../exchanges/exchange-pages.ts'
import { isAmount, readTarget } from '../exchanges/pay-out.ts'

type Deps = Pick<BlockchainApiDeps, 'exchanges' | 'chains' | 'solana'>
type Params = Readonly<Record<string, unknown>>

/** An error of JSON-RPC, and the status with which it comes. */
class Refusal extends Error {
  readonly code: number
  readonly status: ContentfulStatusCode
  constructor(message: string, code = -32_602, status: ContentfulStatusCode = 400) {
    super(message)
    this.code = code
    this.status = status
  }
}

/** How many exchanges are on a page. */
const PAGE = 10

/** POST `/v1/json-rpc`: payments from exchanges. Source: docs/blockchain-api.md, section 10. */
export function exchangesRpc(deps: Deps): Handler<ServerEnv> {
  return async (context) => {
    const { id = 1, method, params } = Object(await context.req.json().catch(() => undefined))
    try {
      const run = METHODS[String(method)]
      if (run === undefined) throw new Refusal('Method not found', -32_601)
      const result = await run(deps, Object(params), context)
      return context.json({ jsonrpc: '2.0', id, result })
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      const { code, message, status } = error
      return context.json({ jsonrpc: '2.0', id, error: { code, message } }, status)
    }
  }
}

type Run = (deps: Deps, params: Params, context: Context<ServerEnv>) => Promise<object>

const METHODS: Readonly<Record<string, Run>> = {
  async reown_getExchanges(deps, { page = 0, includeOnly, exclude, asset }) {
    const isServed = (): boolean =>
      typeof asset !== 'string' || readTarget(deps, { ...forAnybody(asset), asset }) !== undefined
    const all = isServed() ? deps.exchanges.list() : []
    const wanted = all.filter(
      ({ id }) =>
        (!isList(includeOnly) || includeOnly.includes(id)) &&
        !(isList(exclude) && exclude.includes(id)),
    )
    const from = Number(page) * PAGE
    return { total: wanted.length, exchanges: wanted.slice(from, from + PAGE) }
  },
  async reown_getExchangePayUrl(deps, { exchangeId, asset, amount, recipient }, context) {
    const exchange = deps.exchanges.list().find(({ id }) => id === exchangeId)
    if (exchange === undefined) throw new Refusal('Exchange not found')
    const order = { asset: String(asset), amount: String(amount), recipient: String(recipient) }
    if (!isAmount(order.amount)) throw new Refusal('Invalid amount')
    if (readTarget(deps, order) === undefined) throw new Refusal('Asset or recipient not supported')
    const session = deps.exchanges.create(exchange.id, order)
    const { origin } = new URL(context.req.url)
    return { url: `${origin}${PAGES_PATH}/${session.id}`, sessionId: session.id }
  },
  async reown_getExchangeBuyStatus({ exchanges }, { exchangeId, sessionId }) {
    const session = exchanges.find(String(sessionId))
    if (session === undefined || session.exchangeId !== exchangeId)
      throw new Refusal('Session not found')
    const status = await exchanges.ask(session)
    return session.txHash === undefined ? { status } : { status, txHash: session.txHash }
  },
}

/** An order of which the asset alone matters. */
function forAnybody(asset: string) {
  const network = asset.split('/')[0] ?? ''
  return { amount: '1', recipient: `${network}:0x${'0'.repeat(40)}` }
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value)
}
