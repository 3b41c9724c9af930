import { Hono } from 'hono'
import { cors } from 'hono/cors'
import { type DisturbDeps, disturb } from '../../faults/disturb.ts'
import { refuse } from '../../http/refuse.ts'
import type { ServerEnv } from '../../http/serve-app.ts'
import type { SolanaCluster } from './create-cluster.ts'
import { answerRpcText } from './rpc/answer-rpc.ts'

/** JSON-RPC over HTTP, for every network at its path. */
export function createSolanaFront(
  clusterAt: (path: string) => SolanaCluster | undefined,
  deps: DisturbDeps,
): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>()
  app.use(cors({ origin: '*', allowMethods: ['POST'] }))
  app.post('*', disturb(deps, ['solana'], refuse), async (context) => {
    const cluster = clusterAt(context.req.path)
    if (!cluster)
      return refuse(context, 404, { field: 'path', description: 'There is no such network here' })
    const answer = answerRpcText(cluster, await context.req.text())
    return context.body(answer, 200, { 'content-type': 'application/json' })
  })
  return app
}
