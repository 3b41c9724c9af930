import type { Context, Handler } from 'hono'
import type { Hex } from 'viem'
import { type Reason, refuse } from '../../http/refuse.ts'
import type { ServerEnv } from '../../http/serve-app.ts'
import { findChain } from '../chain-id.ts'
import type { ChainReaders } from '../chain-readers.ts'
import { checkAccount, isSolana } from '../check-account.ts'
import type { BlockchainApiDeps } from '../deps.ts'
import { createEvmHistory, type EvmHistory } from '../history/evm-history.ts'
import type { HistoryPage } from '../history/history-row.ts'
import { solanaHistory } from '../history/solana-history.ts'
import { onrampRows } from '../onramp/onramp-rows.ts'

/** Networks whose histories the service answers with an empty list: rootstock and its test network. */
const WITHOUT_HISTORY = ['eip155:30', 'eip155:31']

const EMPTY: HistoryPage = { data: [], next: null }

/**
 * GET `/v1/account/{address}/history`: what happened on the running chains, newest first, 50 a page.
 * With a `chainId` on that chain only, else on every EVM chain. Nothing is listed of Bitcoin.
 */
export function history(deps: BlockchainApiDeps, readers: ChainReaders): Handler<ServerEnv> {
  const evm = createEvmHistory(deps, readers)
  return async (context) => {
    const { chainId, onramp } = context.req.query()
    if (WITHOUT_HISTORY.includes(chainId ?? '')) return context.json(EMPTY)
    const wrong = checkOnramp(onramp) ?? checkAccount(context, deps)
    if (wrong) return refuse(context, 400, wrong)
    if (onramp !== undefined) return context.json(purchasesOf(context, deps))
    try {
      const page = await readPage(context, deps, evm)
      return page
        ? context.json(page)
        : refuse(context, 400, { field: 'cursor', description: 'Invalid cursor' })
    } catch {
      // A chain that cannot be read is a provider that is down.
      const description = 'History provider is temporarily unavailable'
      return refuse(context, 503, { field: 'provider', description })
    }
  }
}

function purchasesOf(context: Context<ServerEnv>, { onramp }: BlockchainApiDeps): object {
  const address = context.req.param('address') ?? ''
  const { chainId } = context.req.query()
  return { data: onrampRows(onramp.purchases(), { address, chainId }), next: null }
}

/** Purchases are listed of one provider only. */
function checkOnramp(onramp: string | undefined): Reason | undefined {
  if (onramp === undefined || onramp === 'coinbase') return undefined
  return { field: 'onramp', description: `Unsupported onramp provider: ${onramp}` }
}

/** @returns undefined for a cursor that is none. */
async function readPage(
  context: Context<ServerEnv>,
  deps: BlockchainApiDeps,
  evm: EvmHistory,
): Promise<HistoryPage | undefined> {
  const { chainId, cursor, currency = 'usd' } = context.req.query()
  const address = context.req.param('address') ?? ''
  // The service has no data there.
  if (chainId === deps.bitcoin.id) return EMPTY
  if (chainId !== undefined && isSolana(chainId))
    return solanaHistory(deps, { chainId, owner: address, currency, cursor })
  const chain = findChain(deps.chains, chainId)
  return evm({
    chains: chain ? [chain] : deps.chains.list(),
    // `checkAccount` has checked it.
    owner: address as Hex,
    currency,
    cursor,
  })
}
