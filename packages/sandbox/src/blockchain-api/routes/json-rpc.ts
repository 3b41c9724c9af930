import type { Handler } from 'hono'
import { forwardJsonRpc } from '../../http/forward-json-rpc.ts'
import { refuse } from '../../http/refuse.ts'
import type { ServerEnv } from '../../http/serve-app.ts'
import { findChain } from '../chain-id.ts'
import type { BlockchainApiDeps } from '../deps.ts'

/** POST `/v1/?chainId&projectId`: hands JSON-RPC, single or batch, to the chain's node. */
export function jsonRpc(deps: BlockchainApiDeps): Handler<ServerEnv> {
  return async (context) => {
    const { chainId } = context.req.query()
    const ask = findNode(deps, chainId)
    if (!ask)
      return refuse(context, 400, {
        field: 'chainId',
        description: `We don't support the chain: ${chainId ?? 'none'}`,
      })
    const body = await context.req.text()
    if (!isJson(body))
      return refuse(context, 422, {
        field: 'body',
        description: 'The body is not readable as JSON-RPC',
      })
    const reply = await ask(body)
    if (reply !== undefined) return context.body(reply, 200, { 'content-type': 'application/json' })
    const description = 'Chain provider is temporarily unavailable'
    return refuse(context, 503, { field: 'provider', description })
  }
}

/** Asks a node in JSON-RPC text; undefined when it does not answer. */
type AskNode = (body: string) => Promise<string | undefined> | string | undefined

function findNode(
  { chains, solana, bitcoin }: BlockchainApiDeps,
  caip2: string | undefined,
): AskNode | undefined {
  const chain = findChain(chains, caip2)
  if (chain) return (body) => forwardJsonRpc(chain.nodeUrl, body)
  if (bitcoin.isStarted() && bitcoin.id === caip2) return bitcoin.answer
  return solana.list().some((id) => id === caip2) ? (body) => solana.answer(caip2, body) : undefined
}

/** GET on the same path is for websockets only. */
export function jsonRpcUpgrade(): Handler<ServerEnv> {
  return (context) => context.text("Connection header did not include 'upgrade'", 426)
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
