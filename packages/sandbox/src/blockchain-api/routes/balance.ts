import type { Context, Handler } from 'hono'
import type { Hex } from 'viem'
import type { EvmChain } from '../../chains/evm/evm-chains.ts'
import { sandboxDollarBalance } from '../../chains/evm/sandbox-dollar.ts'
import { SANDBOX_DOLLAR } from '../../chains/evm/sandbox-dollar-facts.ts'
import { refuse } from '../../http/refuse.ts'
import type { ServerEnv } from '../../http/serve-app.ts'
import { priceOf } from '../../prices.ts'
import { checkAccount, isSolana } from '../check-account.ts'
import type { BlockchainApiDeps } from '../deps.ts'
import { worth } from '../worth.ts'
import { bitcoinBalances } from './bitcoin-balances.ts'
import { solanaBalances } from './solana-balances.ts'

/** Clients that the service answers with an empty list whatever they own. */
const SHUNNED_VERSION = /1\.6\.[45]$/

/**
 * GET `/v1/account/{address}/balance`: read from every running chain of the address's namespace at
 * the time of the request. The real service caches answers by address alone, so a client gets other
 * chains than the one it asked for and has to filter; this one hands out every chain each time.
 */
export function balance(deps: BlockchainApiDeps): Handler<ServerEnv> {
  return async (context) => {
    const wrong = checkAccount(context, deps)
    if (wrong) return refuse(context, 400, wrong)
    if (!isWelcome(context)) return context.json({ balances: [] })
    try {
      const balances = await readNamespace(context, deps)
      return balances
        ? context.json({ balances })
        : refuse(context, 400, { field: 'address', description: 'Invalid address' })
    } catch {
      // A chain that cannot be read is a provider that is down.
      const description = 'Balance provider is temporarily unavailable'
      return refuse(context, 503, { field: 'provider', description })
    }
  }
}

async function readNamespace(
  context: Context<ServerEnv>,
  deps: BlockchainApiDeps,
): Promise<readonly object[] | undefined> {
  const { currency = 'usd', chainId } = context.req.query()
  const address = context.req.param('address') ?? ''
  if (chainId === deps.bitcoin.id) return bitcoinBalances(deps, address, currency)
  if (isSolana(chainId)) return solanaBalances(deps, address, currency)
  // `checkAccount` has checked it.
  const owner = address as Hex
  const read = (chain: EvmChain) => readChain(chain, owner, { currency, ...deps })
  return (await Promise.all(deps.chains.list().map(read))).flat()
}

function isWelcome(context: Context<ServerEnv>): boolean {
  const version = context.req.query('sv') ?? context.req.header('x-sdk-version')
  const hasOrigin = context.req.header('origin') !== undefined
  return hasOrigin && version !== undefined && !SHUNNED_VERSION.test(version)
}

interface ReadOptions {
  readonly currency: string
  readonly tokenImageUrl: BlockchainApiDeps['tokenImageUrl']
}

async function readChain(
  { id, request }: EvmChain,
  owner: Hex,
  { currency, tokenImageUrl }: ReadOptions,
): Promise<object[]> {
  const [wei, dollars] = await Promise.all([
    request('eth_getBalance', [owner, 'latest']).then((hex) => BigInt(String(hex))),
    sandboxDollarBalance(request, owner),
  ])
  const chainId = `eip155:${id}`
  const coin = {
    ...{ name: 'Ether', symbol: 'ETH', chainId, iconUrl: tokenImageUrl('ETH') },
    ...worth(wei, 18, priceOf('native', currency)),
  }
  if (dollars === 0n) return [coin]
  const { name, symbol, decimals, address } = SANDBOX_DOLLAR
  const token = {
    ...{ name, symbol, chainId, address: `${chainId}:${address}`, iconUrl: tokenImageUrl(symbol) },
    ...worth(dollars, decimals, priceOf('dollar', currency)),
  }
  return [coin, token]
}
