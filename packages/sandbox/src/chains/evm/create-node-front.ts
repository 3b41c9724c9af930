import { Hono } from 'hono'
import { cors } from 'hono/cors'
import { type DisturbDeps, disturb } from '../../faults/disturb.ts'
import { forwardJsonRpc } from '../../http/forward-json-rpc.ts'
import { refuse } from '../../http/refuse.ts'
import type { ServerEnv } from '../../http/serve-app.ts'

/**
 * Creates the server that pages and wallets use in place of the node itself, so that a node can be
 * slow, silent or broken, and so that its requests can be counted.
 */
export function createNodeFront(nodeUrl: string, deps: DisturbDeps): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>()
  app.use(cors({ origin: '*', allowMethods: ['POST'] }))
  app.post('*', disturb(deps, ['nodes'], refuse), async (context) => {
    const reply = await forwardJsonRpc(nodeUrl, await context.req.text())
    if (reply !== undefined) return context.body(reply, 200, JSON_TYPE)
    return refuse(context, 503, { field: 'node', description: 'The node does not answer' })
  })
  return app
}

const JSON_TYPE = { 'content-type': 'application/json' }
