import { Hono } from 'hono'
import type { BitcoinChain } from '../chains/bitcoin/bitcoin-chain.ts'
import type { SolanaChains, SolanaDesk } from '../chains/solana/solana-chains.ts'
import { isPieceName } from '../collectibles/pieces.ts'
import type { ServerEnv } from '../http/serve-app.ts'
import { SandboxError } from '../sandbox-error.ts'
import { answering, type Body, optionalText, requireCount, requireText } from './read-body.ts'

/** The networks that these routes change. */
export interface NamespaceRoutesDeps {
  readonly solana: SolanaChains
  readonly bitcoin: BitcoinChain
}

/** Coins, blocks and fees of Solana and Bitcoin over HTTP. */
export function namespaceRoutes({ solana, bitcoin }: NamespaceRoutesDeps): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>()
  const onSolana = (run: (desk: SolanaDesk, body: Body) => unknown) =>
    answering((body) => run(solana.get(optionalText(body, 'network')), body))

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
    '/solana/collectibles',
    onSolana((desk, body) => {
      const piece = requireText(body, 'piece')
      if (isPieceName(piece)) return desk.mintCollectible(requireText(body, 'owner'), piece)
      throw new SandboxError('wrong-option', `There is no collectible ${piece}.`)
    }),
  )
  app.put(
    '/solana/past',
    onSolana((desk, body) =>
      desk.fillHistory(requireText(body, 'to'), {
        count: Number(requireCount(body, 'count')),
        days: body['days'] === undefined ? undefined : Number(requireCount(body, 'days')),
      }),
    ),
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
