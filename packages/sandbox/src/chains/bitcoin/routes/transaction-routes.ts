import { type Context, Hono } from 'hono'
import type { ServerEnv } from '../../../http/serve-app.ts'
import { encodeStatus, encodeTransaction } from '../encode-transaction.ts'
import type { EsploraDeps } from '../esplora-deps.ts'
import type { NodeTransaction } from '../in-worker/regtest-node.ts'
import { refusalCode } from '../refusal-codes.ts'
import { NodeRefusal } from '../start-worker.ts'

/** `/tx/:id` in its forms, and `POST /tx`. */
export function transactionRoutes({ seededNode }: EsploraDeps): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>()

  async function answer(
    context: Context<ServerEnv>,
    encode: (found: NodeTransaction) => Response,
  ): Promise<Response> {
    const id = context.req.param('id') ?? ''
    if (!/^[0-9a-f]{64}$/i.test(id)) return context.text('Invalid hex string', 400)
    const { node } = await seededNode()
    const found = await node.transaction(id.toLowerCase())
    return found ? encode(found) : context.text('Transaction not found', 404)
  }

  app.get('/tx/:id', (context) => answer(context, (one) => Response.json(encodeTransaction(one))))
  app.get('/tx/:id/status', (context) =>
    answer(context, ({ block }) => Response.json(encodeStatus(block))),
  )
  app.get('/tx/:id/hex', (context) => answer(context, ({ hex }) => context.text(hex)))
  app.post('/tx', async (context) => {
    const hex = (await context.req.text()).trim()
    const { node } = await seededNode()
    try {
      return context.text(await node.send(hex))
    } catch (error) {
      if (!(error instanceof NodeRefusal)) throw error
      const { message } = error
      const code = refusalCode(message)
      return context.text(`sendrawtransaction RPC error: ${JSON.stringify({ code, message })}`, 400)
    }
  })
  return app
}
