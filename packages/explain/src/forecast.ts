import type { ExplainContext, WalletRequest } from './model/explanation.ts'
import type { AskNode, Forecast } from './model/forecast.ts'
import { namespaceOf } from './model/network-id.ts'

/**
 * Asks a node what a request would change, by a simulation. Show it beside `explain`, marked as a
 * forecast, never in its place. Without an answer that is understood it is `unavailable`: nothing is
 * guessed.
 *
 * @param ask - Asks a node of the request's network.
 * @throws The error of the bundler's `import()` when the part for the namespace can't be loaded.
 * @example
 * const forecast = await forecast(request, (method, params) => client.request({ method, params }))
 */
export async function forecast(
  request: WalletRequest,
  ask: AskNode,
  context: ExplainContext = {},
): Promise<Forecast> {
  switch (namespaceOf(request.network)) {
    case 'eip155': {
      const { forecastEvm } = await import('./forecast/forecast-evm.ts')
      return forecastEvm(request, ask)
    }
    case 'solana': {
      const { forecastSolana } = await import('./forecast/forecast-solana.ts')
      return forecastSolana(request, ask, context)
    }
    default:
      return { kind: 'unavailable' }
  }
}
