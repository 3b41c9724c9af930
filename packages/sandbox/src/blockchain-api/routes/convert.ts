import { type Context, type Handler, Hono, type MiddlewareHandler } from 'hono'
import { maxUint256 } from 'viem'
import { SWAP_ROUTER_ADDRESS } from '../../chains/evm/swap/swap-router.ts'
import type { FaultPart } from '../../faults/parts.ts'
import { refuse } from '../../http/refuse.ts'
import type { ServerEnv } from '../../http/serve-app.ts'
import { SandboxError } from '../../sandbox-error.ts'
import {
  allowanceOf,
  amountOut,
  approvalData,
  deadlineOn,
  gasFor,
  gasPriceOn,
  leastOut,
  swapData,
} from '../convert/build-swap.ts'
import { ConvertRefusal, wrongParameter } from '../convert/convert-refusal.ts'
import type { SwapTokenEntry } from '../convert/ordered-swap-tokens.ts'
import { readOrder, readPair, readQuestion } from '../convert/read-swap.ts'
import {
  assetCaip10,
  isCoin,
  readCaip10,
  readSwapChain,
  SWAP_ASSETS,
} from '../convert/swap-assets.ts'
import type { BlockchainApiDeps } from '../deps.ts'

type ConvertDeps = Pick<
  BlockchainApiDeps,
  'chains' | 'orderedSwapTokens' | 'swapLies' | 'tokenImageUrl'
>

/** The handlers that run before the routes answer. */
interface ConvertGuards {
  /** Lets requests pass, or disturbs them. */
  readonly part: (name: FaultPart) => MiddlewareHandler<ServerEnv>
  readonly project: MiddlewareHandler<ServerEnv>
}

/** Swaps of coins and tokens on one chain, below `/v1/convert`. Source: docs/blockchain-api.md, section 5. */
export function convert({ part, project, ...deps }: ConvertDeps & ConvertGuards): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>()
  const get = (run: Answer) => answering((context) => run(deps, context.req.query()))
  app.get('/tokens', part('convertTokens'), project, get(tokens))
  app.get('/quotes', part('convertQuotes'), project, get(quotes))
  app.get('/gas-price', part('convertGasPrice'), project, get(gasPrice))
  app.get('/allowance', part('convertAllowance'), project, get(allowance))
  app.get('/build-approve', part('convertApprove'), project, get(buildApprove))
  // Its project id is in the body.
  app.post(
    '/build-transaction',
    part('convertTransaction'),
    answering(async (context) => buildTransaction(deps, await readBody(context))),
  )
  return app
}

type Fields = Readonly<Record<string, unknown>>
type Answer = (deps: ConvertDeps, query: Readonly<Record<string, string>>) => Promise<object>

/** GET `/v1/convert/tokens`: what can be swapped on a chain. */
async function tokens(deps: ConvertDeps, query: Fields): Promise<object> {
  const { tokenImageUrl } = deps
  const { id, pools } = readSwapChain(deps.chains, text(query['chainId']))
  await pools.open()
  const wanted = text(query['address'])?.toLowerCase()
  const listed = SWAP_ASSETS.map((asset): SwapTokenEntry => {
    const { name, symbol, decimals, hasPermit = false } = asset
    const logoUri = tokenImageUrl(symbol) ?? null
    return { name, symbol, address: assetCaip10(id, asset), decimals, logoUri, eip2612: hasPermit }
  })
  const all = [...listed, ...deps.orderedSwapTokens.list(`eip155:${id}`, tokenImageUrl)]
  const isWanted = ({ address }: SwapTokenEntry) =>
    wanted === undefined || address.toLowerCase().endsWith(wanted)
  return { tokens: all.filter(isWanted) }
}

/** GET `/v1/convert/quotes`: what is paid out for an amount now. */
async function quotes({ chains, swapLies }: ConvertDeps, query: Fields): Promise<object> {
  const question = readQuestion(chains, query)
  const { from, to, amount } = question
  const toAmount = String(await amountOut(question))
  const quote = { id: null, fromAmount: String(amount), fromAccount: from.caip10 }
  return { quotes: [swapLies.quote({ ...quote, toAmount, toAccount: to.caip10 })] }
}

/** GET `/v1/convert/gas-price`: what the node says, and more for those in a hurry. */
async function gasPrice({ chains, swapLies }: ConvertDeps, query: Fields): Promise<object> {
  const chain = readSwapChain(chains, text(query['chainId']))
  const standard = swapLies.gasPrice(await gasPriceOn(chain))
  const [fast, instant] = [(standard * 5n) / 4n, (standard * 3n) / 2n]
  return { standard: String(standard), fast: String(fast), instant: String(instant) }
}

/** GET `/v1/convert/allowance`: what the router may spend, by the chain. */
async function allowance({ chains, swapLies }: ConvertDeps, query: Fields): Promise<object> {
  const token = readCaip10(chains, 'tokenAddress', query['tokenAddress'])
  const { address } = readCaip10(chains, 'userAddress', query['userAddress'])
  const allowed = await allowanceOf(token.chain, token.address, address)
  return { allowance: String(swapLies.allowance(allowed)) }
}

/** GET `/v1/convert/build-approve`: an approval of the router, unlimited without an amount. */
async function buildApprove({ chains, swapLies }: ConvertDeps, query: Fields): Promise<object> {
  const { from, to } = readPair(chains, query)
  if (isCoin(from.asset.address)) throw wrongParameter('from', 'The coin needs no approval')
  const isAmount = query['amount'] !== undefined
  const amount = isAmount ? readQuestion(chains, query).amount : maxUint256
  const price = swapLies.gasPrice(await gasPriceOn(from.chain))
  const eip155 = { gasPrice: String(price) }
  const data = approvalData(amount)
  const tx = { from: from.caip10, to: to.caip10, data, value: '0', eip155 }
  return { tx: swapLies.approval({ tx, token: from, amount }) }
}

/** POST `/v1/convert/build-transaction`: the swap, with the minimum and the deadline in it. */
async function buildTransaction({ chains, swapLies }: ConvertDeps, body: Fields): Promise<object> {
  const order = readOrder(chains, body)
  const { chain } = order.from
  const expected = await amountOut(order)
  const [least, deadline] = [leastOut(expected, order.slippage), await deadlineOn(chain)]
  const data = swapData(order, least, deadline)
  const [gas, price] = await Promise.all([gasFor(order, data), gasPriceOn(chain)])
  const eip155 = { gas: String(gas), gasPrice: String(swapLies.gasPrice(price)) }
  const on = (address: string) => `eip155:${chain.id}:${address}`
  const accounts = { from: on(order.user), to: on(SWAP_ROUTER_ADDRESS) }
  const tx = { ...accounts, data, amount: String(expected), eip155 }
  return { tx: swapLies.swap({ tx, order, least, deadline }) }
}

/** @throws ConvertRefusal. */
async function readBody(context: Context<ServerEnv>): Promise<Fields> {
  const body: unknown = await context.req.json().catch(() => undefined)
  if (typeof body !== 'object' || body === null)
    throw wrongParameter('body', 'The body is not readable as the expected JSON', 422)
  const fields: Fields = { ...body }
  if (text(fields['projectId'])) return fields
  throw wrongParameter('authentication', 'Project ID is missing', 401)
}

/** A chain that cannot be read is a provider that is down. */
function answering(run: (context: Context<ServerEnv>) => Promise<object>): Handler<ServerEnv> {
  return async (context) => {
    try {
      return context.json(await run(context))
    } catch (error) {
      if (error instanceof ConvertRefusal) return context.json(error.body, error.status)
      if (!(error instanceof SandboxError)) throw error
      const description = 'Conversion provider is temporarily unavailable'
      return refuse(context, 503, { field: 'provider', description })
    }
  }
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}
