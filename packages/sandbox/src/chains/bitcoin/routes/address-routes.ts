import { type Context, Hono } from 'hono'
import type { ServerEnv } from '../../../http/serve-app.ts'
import { coinsOf, statsOf, transactionsOf } from '../address-answers.ts'
import type { EsploraTransaction } from '../encode-transaction.ts'
import type { EsploraDeps } from '../esplora-deps.ts'
import { scriptOf } from '../script-address.ts'

/** Mined transactions of one answer, at most. Source: Esplora's REST. */
const PAGE = 25

/** `/address/:address`, its coins and its transactions. */
export function addressRoutes({ seededNode }: EsploraDeps): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>()

  /** Answers from everything about an address; 400 for an invalid one. */
  async function answer(
    context: Context<ServerEnv>,
    encode: (all: readonly EsploraTransaction[], script: string) => unknown,
  ): Promise<Response> {
    const script = scriptOf(context.req.param('address') ?? '')
    if (script === undefined) return context.text('Invalid Bitcoin address', 400)
    const { node } = await seededNode()
    return Response.json(encode(await transactionsOf(node, script), script))
  }

  app.get('/address/:address', (context) =>
    answer(context, (all, script) => ({
      address: context.req.param('address'),
      ...statsOf(all, script),
    })),
  )
  app.get('/address/:address/utxo', (context) => answer(context, coinsOf))
  app.get('/address/:address/txs', (context) =>
    answer(context, (all) => [...all.filter(isWaiting), ...mined(all).slice(0, PAGE)]),
  )
  app.get('/address/:address/txs/mempool', (context) =>
    answer(context, (all) => all.filter(isWaiting)),
  )
  app.get('/address/:address/txs/chain/:last?', (context) =>
    answer(context, (all) => {
      const last = context.req.param('last')
      const from = mined(all).findIndex(({ txid }) => txid === last) + 1
      return mined(all).slice(from, from + PAGE)
    }),
  )
  return app
}

function isWaiting({ status }: EsploraTransaction): boolean {
  return !status.confirmed
}

function mined(all: readonly EsploraTransaction[]): readonly EsploraTransaction[] {
  return all.filter(({ status }) => status.confirmed)
}
