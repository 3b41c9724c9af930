import type { Context, Handler } from 'hono'
import { type Hex, isAddress } from 'viem'
import { lowerCase } from '../../chains/evm/lower-case.ts'
import { readToken } from '../../chains/evm/read-token.ts'
import { COIN_ADDRESS } from '../../chains/evm/swap/swap-router.ts'
import { SANDBOX_SOLANA_DOLLAR } from '../../chains/solana/solana-dollar.ts'
import { type Reason, refuse } from '../../http/refuse.ts'
import type { ServerEnv } from '../../http/serve-app.ts'
import { priceOf } from '../../prices.ts'
import { tokenPrice } from '../../token-prices.ts'
import { findChain } from '../chain-id.ts'
import type { BlockchainApiDeps } from '../deps.ts'
import { isSolanaAddress } from '../solana-address.ts'

/** Stands for the coin of a network, whose address a token would have. */
const NATIVE_EVM = lowerCase(COIN_ADDRESS)
const NATIVE_SOLANA = [
  'So11111111111111111111111111111111111111111',
  'So11111111111111111111111111111111111111112',
]

/** POST `/v1/fungible/price`: the first of the addresses; a token without a price is left out. */
export function price(deps: BlockchainApiDeps): Handler<ServerEnv> {
  return async (context) => {
    const asked = readBody(await context.req.json().catch(() => undefined))
    if (asked === undefined) return refuse(context, 422, UNREADABLE)
    if (asked.projectId === '') return refuse(context, 401, NO_PROJECT)
    const wrong = findWrong(asked, deps)
    if (wrong) return refuse(context, 400, wrong)
    return answer(context, asked, deps)
  }
}

const UNREADABLE = { field: 'body', description: 'The body is not readable as the expected JSON' }
const NO_PROJECT = { field: 'authentication', description: 'Project ID is missing' }

interface Asked {
  readonly currency: string
  readonly projectId: string
  /** CAIP-10, as it was sent. */
  readonly accountId: string
  readonly chainId: string
  readonly address: string
}

function readBody(body: unknown): Asked | undefined {
  const { currency, addresses, projectId = '' } = Object(body)
  if (typeof currency !== 'string' || !Array.isArray(addresses)) return undefined
  const accountId = String(addresses[0] ?? '')
  const end = Math.max(0, accountId.lastIndexOf(':'))
  const [chainId, address] = [accountId.slice(0, end), accountId.slice(end + 1)]
  return { currency, projectId: String(projectId), accountId, chainId, address }
}

function findWrong(
  { currency, chainId, address }: Asked,
  { chains, solana }: BlockchainApiDeps,
): Reason | undefined {
  if (priceOf('dollar', currency) === undefined)
    return { field: 'currency', description: `Unsupported currency: ${currency}` }
  const isOnSolana = solana.list().some((id) => id === chainId)
  if (!isOnSolana && !findChain(chains, chainId))
    return { field: 'chainId', description: `Unsupported chain: ${chainId}` }
  const isRight = isOnSolana ? isSolanaAddress(address) : isAddress(address, { strict: false })
  return isRight ? undefined : { field: 'addresses', description: 'Invalid address' }
}

async function answer(
  context: Context<ServerEnv>,
  asked: Asked,
  deps: BlockchainApiDeps,
): Promise<Response> {
  try {
    const found = await findPrice(asked, deps)
    if (found?.price === undefined) return context.json({ fungibles: [] })
    const iconUrl = deps.tokenImageUrl(found.symbol) ?? ''
    return context.json({ fungibles: [{ address: asked.accountId, ...found, iconUrl }] })
  } catch {
    // A chain that cannot be read is a provider that is down.
    const description = 'Price provider is temporarily unavailable'
    return refuse(context, 503, { field: 'provider', description })
  }
}

interface Found {
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  readonly price: number | undefined
}

async function findPrice(asked: Asked, deps: BlockchainApiDeps): Promise<Found | undefined> {
  const { chainId, address, currency } = asked
  if (chainId.startsWith('solana:')) return solanaPrice(address, currency)
  if (address.toLowerCase() === NATIVE_EVM)
    return { name: 'Ether', symbol: 'ETH', decimals: 18, price: priceOf('native', currency) }
  const chain = findChain(deps.chains, chainId)
  if (!chain) return undefined
  // `findWrong` has checked it.
  const token = address as Hex
  const { name, symbol, decimals } = await readToken(chain.request, token)
  if (name === null || symbol === null) return undefined
  return { name, symbol, decimals, price: tokenPrice(token, currency) }
}

function solanaPrice(address: string, currency: string): Found | undefined {
  if (NATIVE_SOLANA.includes(address))
    return { name: 'Solana', symbol: 'SOL', decimals: 9, price: priceOf('sol', currency) }
  const { mint, name, symbol, decimals } = SANDBOX_SOLANA_DOLLAR
  if (address !== mint) return undefined
  return { name, symbol, decimals, price: priceOf('dollar', currency) }
}
