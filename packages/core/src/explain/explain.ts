import { lazy, namespaceOf, referenceOf } from '../contract/index.ts'
import { explainEvm } from './evm/explain-evm.ts'
import { namedContracts } from './evm/known-contracts.ts'
import type { Trades } from './evm/trades/create-trades.ts'
import type { ExplainContext, Explanation, WalletRequest } from './model/explanation.ts'
import { unknownRequest } from './model/warnings.ts'

/**
 * Describes the effects of a request to a wallet, before it is signed: who gets what, who may take
 * what and until when. A request that is not exactly of a known form is shown as unknown, never as
 * less than it does. Nothing is asked of the network.
 *
 * @param context - The knowledge of the site; without it, fewer tokens are distinguished and fewer
 *   warnings are given.
 * @throws LatchkeyError `http.network` when the part for the namespace can't be loaded.
 * @example
 * const { effects, warnings } = await explain({
 *   network: 'eip155:1',
 *   method: 'eth_sendTransaction',
 *   params: [{ from, to, data }],
 * })
 */
export async function explain(
  request: WalletRequest,
  context: ExplainContext = {},
): Promise<Explanation> {
  switch (namespaceOf(request.network)) {
    case 'eip155':
      return explainEvm(request, context, {
        describe: await describerOf(request, context),
        trades: await tradesOf(request, context),
      })
    case 'solana': {
      const { explainSolana } = await lazy(() => import('./solana/explain-solana.ts')).load()
      return explainSolana(request, context)
    }
    case 'bip122': {
      const { explainBitcoin } = await lazy(() => import('./bitcoin/explain-bitcoin.ts')).load()
      return explainBitcoin(request, context)
    }
    default:
      return unknownRequest(request, 'unknownMethod')
  }
}

/** Loads the explanations of trades, only if the request names a contract that trades. */
async function tradesOf(
  request: WalletRequest,
  context: ExplainContext,
): Promise<Trades | undefined> {
  const contracts = namedContracts(request, context)
  if (contracts.length === 0) return undefined
  const part = lazy(() => import('./evm/trades/create-trades.ts'))
  return (await part.load()).createTrades(contracts)
}

/** Loads the part that describes calls by the descriptors of the site, only if it provided some. */
async function describerOf(
  { network }: WalletRequest,
  { descriptors = [] }: ExplainContext,
): Promise<
  ReturnType<typeof import('./descriptors/create-describer.ts').createDescriber> | undefined
> {
  const reference = referenceOf(network)
  if (descriptors.length === 0 || !/^\d+$/.test(reference)) return undefined
  const part = lazy(() => import('./descriptors/create-describer.ts'))
  return (await part.load()).createDescriber(descriptors, BigInt(reference))
}
