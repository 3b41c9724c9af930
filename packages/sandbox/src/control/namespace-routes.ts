import { type Context, Hono } from 'hono'
import type { BitcoinChain } from '../chains/bitcoin/bitcoin-chain.ts'
import type { SolanaChains, SolanaDesk } from '../chains/solana/solana-chains.ts'
import { refuse } from '../http/refuse.ts'
import type { ServerEnv } from '../http/serve-app.ts'
import { SandboxError } from '../sandbox-error.ts'

/** What these routes change. */
export interface NamespaceRoutesDeps {
  readonly solana: SolanaChains
  readonly bitcoin: BitcoinChain
}

type Body = Readonly<Record<string, unknown>>

/** Coins, blocks and fees of Solana and Bitcoin over HTTP. */
export function namespaceRoutes({ solana, bitcoin }: NamespaceRoutesDeps): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>()
  const onSolana = (run: (desk: SolanaDesk, body: Body) => unknown) =>
    answering((body) => run(solana.get(readText(body, 'network')), body))

  app.put(
    '/solana/airdrop',
    onSolana((desk, body) => ({
      signature: desk.airdrop(requireText(body, 'address'), requireCount(body, 'lamports')),
    })),
  )
  app.put(
    '/solana/mint',
    onSolana((desk, body) => ({
      signature: desk.mint(requireText(body, 'owner'), requireCount(body, 'amount')),
    })),
  )
  app.put(
    '/solana/slots',
    onSolana((desk, body) => desk.skipSlots(Number(requireCount(body, 'count')))),
  )
  app.put(
    '/solana/priority-fees',
    onSolana((desk, { fees }) => desk.setPriorityFees(Array.isArray(fees) ? fees.map(Number) : [])),
  )
  app.delete('/solana/connections', (context) => context.json({ cut: solana.cut() }))
  app.put(
    '/bitcoin/blocks',
    answering((body) => bitcoin.mine(Number(requireCount(body, 'count')))),
  )
  app.put(
    '/bitcoin/fund',
    answering(async (body) => ({
      txid: await bitcoin.fund(requireText(body, 'address'), requireCount(body, 'sats')),
    })),
  )
  return app
}

function answering(run: (body: Body) => unknown) {
  return async (context: Context<ServerEnv>): Promise<Response> => {
    const body: unknown = await context.req.json().catch(() => ({}))
    try {
      return Response.json((await run(Object(body))) ?? {})
    } catch (error) {
      if (!(error instanceof SandboxError || error instanceof RangeError)) throw error
      return refuse(context, 400, { field: 'body', description: error.message })
    }
  }
}

function readText(body: Body, name: string): string | undefined {
  const value = body[name]
  return typeof value === 'string' ? value : undefined
}

function requireText(body: Body, name: string): string {
  const value = readText(body, name)
  if (value !== undefined) return value
  throw new SandboxError('wrong-option', `Send \`${name}\`, a text.`)
}

/** A whole number from 1, as a number or a text: JSON has none so large. */
function requireCount(body: Body, name: string): bigint {
  const text = String(body[name])
  if (/^[1-9]\d{0,19}$/.test(text)) return BigInt(text)
  throw new SandboxError('wrong-option', `Send \`${name}\`, a whole number from 1.`)
}
