import { type Context, Hono } from 'hono'
import { type Hex, isAddress, isHash } from 'viem'
import type { OrderedSwapTokens } from '../blockchain-api/convert/ordered-swap-tokens.ts'
import type { OrderedBalances } from '../blockchain-api/ordered-balances.ts'
import type { SessionOrder, SmartSessions } from '../blockchain-api/smart-sessions.ts'
import type { EvmChain } from '../chains/evm/evm-chain.ts'
import type { EvmChains } from '../chains/evm/evm-chains.ts'
import { isPieceName, SANDBOX_PIECES } from '../collectibles/pieces.ts'
import type { ServerEnv } from '../http/serve-app.ts'
import { SandboxError } from '../sandbox-error.ts'
import { answering, type Body, optionalText, requireCount, requireText } from './read-body.ts'

/** The desks that these routes change. */
export interface ChainRoutesDeps {
  readonly chains: EvmChains
  readonly orderedBalances: OrderedBalances
  readonly orderedSwapTokens: OrderedSwapTokens
  readonly smartSessions: SmartSessions
}

/**
 * Controls the EVM chains over HTTP: transfers, collectibles, pools, spam, the past, and mining.
 */
export function chainRoutes({
  chains,
  orderedBalances,
  orderedSwapTokens,
  smartSessions,
}: ChainRoutesDeps): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>()
  const on = (run: (chain: EvmChain, body: Body) => unknown) => (context: Context<ServerEnv>) =>
    answering((body) => run(chains.get(Number(context.req.param('id'))), body))(context)

  for (const [path, run] of Object.entries(ORDERS)) app.put(`/chains/:id{[0-9]+}/${path}`, on(run))
  app.put('/ordered-balances/:address', (context) =>
    answering(({ count, chainId }) =>
      orderedBalances.set(context.req.param('address'), {
        count: Number(count),
        chainId: optionalText({ chainId }, 'chainId'),
      }),
    )(context),
  )
  app.put('/ordered-swap-tokens', (context) =>
    answering(({ count }) => orderedSwapTokens.set(Number(count)))(context),
  )
  app.delete('/smart-sessions', (context) => answering(() => smartSessions.clear())(context))
  app.put('/smart-sessions/:account', (context) =>
    answering((body) => {
      // Whatever is wrong in the rest is what the page under test gets.
      const order = { ...body, name: requireText(body, 'name') } as SessionOrder
      return { pci: smartSessions.add(context.req.param('account'), order) }
    })(context),
  )
  return app
}

type Order = (chain: EvmChain, body: Body) => unknown

const ORDERS: Readonly<Record<string, Order>> = {
  balance: (chain, body) => chain.setBalance(address(body, 'address'), requireCount(body, 'wei')),
  mint: (chain, body) =>
    chain.mint(address(body, 'to'), requireCount(body, 'amount'), optionalAddress(body, 'token')),
  transfer: async (chain, body) => ({
    hash: await chain.transfer({
      to: address(body, 'to'),
      amount: requireCount(body, 'amount'),
      token: optionalAddress(body, 'token'),
      from: optionalAddress(body, 'from'),
    }),
  }),
  collectibles: async (chain, body) => {
    const piece = requireText(body, 'piece')
    if (!isPieceName(piece)) throw wrong(`\`piece\` is one of ${NAMES}.`)
    const amount = body['amount'] === undefined ? 1n : requireCount(body, 'amount')
    const minted = await chain.collectibles.mint(address(body, 'owner'), piece, amount)
    return { address: minted.address, id: String(minted.id) }
  },
  'collectibles/transfer': (chain, body) =>
    chain.collectibles.transfer({
      from: address(body, 'from'),
      to: address(body, 'to'),
      address: address(body, 'address'),
      id: requireCount(body, 'id'),
      amount: body['amount'] === undefined ? 1n : requireCount(body, 'amount'),
    }),
  spam: (chain, body) => chain.sendSpam(address(body, 'to')),
  past: (chain, body) =>
    chain.fillHistory(address(body, 'to'), {
      count: Number(requireCount(body, 'count')),
      days: body['days'] === undefined ? undefined : Number(requireCount(body, 'days')),
    }),
  pools: (chain, body) => {
    const contents = { coins: requireCount(body, 'coins'), tokens: requireCount(body, 'tokens') }
    return chain.pools.set(address(body, 'token'), contents)
  },
  'pools/contents': async (chain, body) => {
    const { coins, tokens } = await chain.pools.contents(address(body, 'token'))
    return { coins: String(coins), tokens: String(tokens) }
  },
  'mining/pause': ({ mining }) => mining.pause(),
  'mining/resume': ({ mining }) => mining.resume(),
  'mining/mine': ({ mining }, body) => mining.mine(Number(requireCount(body, 'blocks'))),
  'mining/pending': async ({ mining }) => ({ hashes: await mining.pending() }),
  'mining/drop': ({ mining }, body) => mining.drop(hash(body)),
  'mining/replace': async ({ mining }, body) => ({
    hash: await mining.replace(hash(body), body['how'] === 'speed-up' ? 'speed-up' : 'cancel'),
  }),
  'mining/roll-back': ({ mining }, body) => mining.rollBack(Number(requireCount(body, 'blocks'))),
  'mining/reorganise': ({ mining }, body) =>
    mining.reorganise(Number(requireCount(body, 'blocks'))),
}

const NAMES = Object.keys(SANDBOX_PIECES).join(', ')

function address(body: Body, name: string): Hex {
  const text = requireText(body, name)
  if (isAddress(text, { strict: false })) return text
  throw wrong(`\`${name}\` is the address of an account.`)
}

function optionalAddress(body: Body, name: string): Hex | undefined {
  return body[name] === undefined ? undefined : address(body, name)
}

function hash(body: Body): Hex {
  const text = requireText(body, 'hash')
  if (isHash(text)) return text
  throw wrong('`hash` is the hash of a transaction.')
}

function wrong(message: string): SandboxError {
  return new SandboxError('wrong-option', message)
}
