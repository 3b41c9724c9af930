import { explainEvm } from './evm/explain-evm.ts'
import { namedContracts } from './evm/known-contracts.ts'
import type { Trades } from './evm/trades/create-trades.ts'
import type { ExplainContext, Explanation, WalletRequest } from './model/explanation.ts'
import { namespaceOf, referenceOf } from './model/network-id.ts'
import { unknownRequest } from './model/warnings.ts'

/**
 * Describes the effects of a request to a wallet, before it is signed: who gets what, who may take
 * what and until when. A request that is not exactly of a known form is shown as unknown, never as
 * less than it does. Nothing is asked of the network.
 *
 * @param context - The knowledge of the site; without it, fewer tokens are distinguished and fewer
 *   warnings are given.
 * @throws The error of the bundler's `import()` when the part for the namespace can't be loaded.
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
      const { explainSolana } = await import('./solana/explain-solana.ts')
      return explainSolana(request, context)
    }
    case 'bip122': {
      const { explainBitcoin } = await import('./bitcoin/explain-bitcoin.ts')
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
  const { createTrades } = await import('./evm/trades/create-trades.ts')
  return createTrades(contracts)
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
  const { createDescriber } = await import('./descriptors/create-describer.ts')
  return createDescriber(descriptors, BigInt(reference))
}
