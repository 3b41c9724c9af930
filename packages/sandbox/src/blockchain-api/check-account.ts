import type { Context } from 'hono'
import { isAddress } from 'viem'
import type { Reason } from '../http/refuse.ts'
import type { ServerEnv } from '../http/serve-app.ts'
import { priceOf } from '../prices.ts'
import { findChain } from './chain-id.ts'
import type { BlockchainApiDeps } from './deps.ts'
import { isSolanaAddress } from './solana-address.ts'

/** Checks the address, chain and currency of a request about an account. @returns What is wrong. */
export function checkAccount(
  context: Context<ServerEnv>,
  deps: BlockchainApiDeps,
): Reason | undefined {
  const { chainId, currency = 'usd' } = context.req.query()
  const address = context.req.param('address') ?? ''
  if (!isRight(address, chainId, deps)) return { field: 'address', description: 'Invalid address' }
  if (priceOf('dollar', currency) === undefined)
    return { field: 'currency', description: `Unsupported currency: ${currency}` }
  if (chainId !== undefined && !isKnown(chainId, deps))
    return { field: 'chainId', description: `Unsupported chain: ${chainId}` }
  return undefined
}

/** The namespace of the chain decides the form of an address; the default is EVM. */
export function isSolana(chainId: string | undefined): boolean {
  return chainId?.startsWith('solana:') === true
}

/** Bitcoin's own are judged where its libraries are. */
function isRight(
  address: string,
  chainId: string | undefined,
  { bitcoin }: BlockchainApiDeps,
): boolean {
  if (chainId === bitcoin.id) return true
  return isSolana(chainId) ? isSolanaAddress(address) : isAddress(address, { strict: false })
}

function isKnown(chainId: string, { chains, solana, bitcoin }: BlockchainApiDeps): boolean {
  if (chainId === bitcoin.id) return bitcoin.isStarted()
  return findChain(chains, chainId) !== undefined || solana.list().some((id) => id === chainId)
}
