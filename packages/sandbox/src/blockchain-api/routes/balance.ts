import type { Context, Handler } from 'hono'
import type { Hex } from 'viem'
import type { EvmChain } from '../../chains/evm/evm-chain.ts'
import { lowerCase } from '../../chains/evm/lower-case.ts'
import { refuse } from '../../http/refuse.ts'
import type { ServerEnv } from '../../http/serve-app.ts'
import type { ChainReaders } from '../chain-readers.ts'
import { checkAccount, isSolana } from '../check-account.ts'
import type { BlockchainApiDeps } from '../deps.ts'
import { bitcoinBalances } from './bitcoin-balances.ts'
import { evmBalances } from './evm-balances.ts'
import { solanaBalances } from './solana-balances.ts'

/** Clients that the service answers with an empty list whatever they own. */
const SHUNNED_VERSION = /1\.6\.[45]$/

/**
 * GET `/v1/account/{address}/balance`: read from every running chain of the address's namespace at
 * the time of the request. The real service caches answers by address alone, so a client gets other
 * chains than the one it asked for and has to filter; this one hands out every chain each time.
 */
export function balance(deps: BlockchainApiDeps, readers: ChainReaders): Handler<ServerEnv> {
  return async (context) => {
    const wrong = checkAccount(context, deps)
    if (wrong) return refuse(context, 400, wrong)
    if (!isWelcome(context)) return context.json({ balances: [] })
    try {
      const balances = await readNamespace(context, deps, readers)
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
  readers: ChainReaders,
): Promise<readonly object[] | undefined> {
  const { currency = 'usd', chainId = 'eip155' } = context.req.query()
  const address = context.req.param('address') ?? ''
  if (chainId === deps.bitcoin.id) return bitcoinBalances(deps, address, currency)
  const [namespace = ''] = chainId.split(':')
  const { tokenImageUrl } = deps
  const ordered = deps.orderedBalances.list(address, { namespace, currency, tokenImageUrl })
  if (isSolana(chainId)) return [...solanaBalances(deps, address, currency), ...ordered]
  // `checkAccount` has checked it.
  const owner = lowerCase(address as Hex)
  const read = (chain: EvmChain) => evmBalances(readers(chain), owner, { currency, tokenImageUrl })
  return [...(await Promise.all(deps.chains.list().map(read))).flat(), ...ordered]
}

function isWelcome(context: Context<ServerEnv>): boolean {
  const version = context.req.query('sv') ?? context.req.header('x-sdk-version')
  const hasOrigin = context.req.header('origin') !== undefined
  return hasOrigin && version !== undefined && !SHUNNED_VERSION.test(version)
}
