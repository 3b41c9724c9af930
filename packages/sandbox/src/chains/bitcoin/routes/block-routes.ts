import { Hono } from 'hono'
import type { ServerEnv } from '../../../http/serve-app.ts'
import type { EsploraDeps } from '../esplora-deps.ts'

/** Blocks by their height, the tip, and what a place in the next ones costs. */
export function blockRoutes({ seededNode, feeEstimates }: EsploraDeps): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>()
  app.get('/blocks/tip/height', async (context) => {
    const { node } = await seededNode()
    return context.text(String((await node.tip()).height))
  })
  app.get('/blocks/tip/hash', async (context) => {
    const { node } = await seededNode()
    return context.text((await node.tip()).hash)
  })
  app.get('/block-height/:height{[0-9]+}', async (context) => {
    const { node } = await seededNode()
    const block = await node.blockAt(Number(context.req.param('height')))
    return block ? context.text(block.hash) : context.text('Block not found', 404)
  })
  app.get('/fee-estimates', (context) => context.json(feeEstimates()))
  return app
}
