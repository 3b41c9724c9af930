import {
  addressOf,
  LatchkeyError,
  lazy,
  type NodeReader,
  networkOf,
  type SwapCall,
} from '../contract/index.ts'
import type { SwapForecast } from '../explain/forecast/forecast-swap.ts'
import { type WorkLimit, workWithin } from '../platform/work-within.ts'
import type { Wanted } from './judge-calldata.ts'

/** How long a node may take to say what a swap would do, in milliseconds. */
const LIMIT_MS = 3_000

/** What a node is asked with. */
export interface OutcomeDeps extends Pick<WorkLimit, 'timers'> {
  readonly services: { readonly nodes: NodeReader }
}

/** What is about to be signed, or is signed next. */
export interface Outcome {
  readonly wanted: Wanted
  /** In the order in which they are sent, an approval that is sent first among them. */
  readonly calls: readonly Pick<SwapCall, 'to' | 'data' | 'amount'>[]
  /** The least that has to be received. */
  readonly minimum: bigint
}

/**
 * Reads what a node expects of a swap, and refuses one that gives more, or receives less, than the visitor
 * is told. What the transactions say is judged elsewhere: this catches what only their execution navigation.
 *
 * @returns What refuses it; where no node can tell, it refuses nothing.
 */
export async function readOutcome(
  deps: OutcomeDeps,
  { wanted, calls, minimum }: Outcome,
  signal: AbortSignal,
): Promise<() => void> {
  const forecast = await foresee(deps, { wanted, calls }, signal)
  return () => {
    if (forecast === undefined) return
    if (forecast.kind === 'fails') throw new LatchkeyError('transfer.would-fail', {})
    const { loses, gets, losesOthers } = forecast
    if (loses > wanted.amount || gets < minimum || losesOthers) {
      throw new LatchkeyError('swap.unsafe', { reason: 'outcome' })
    }
  }
}

async function foresee(
  { services: { nodes }, timers }: OutcomeDeps,
  { wanted, calls }: Pick<Outcome, 'wanted' | 'calls'>,
  signal: AbortSignal,
): Promise<SwapForecast | undefined> {
  const { account, from, to } = wanted
  const part = lazy(() => import('../explain/forecast/forecast-swap.ts'))
  const read = async (own: AbortSignal): Promise<SwapForecast | undefined> => {
    const { forecastSwap } = await part.load()
    return forecastSwap({ account: addressOf(account), from, to, calls }, (method, params) =>
      nodes.read(networkOf(account), method, params, own),
    )
  }
  // Many nodes can't simulate.
  return workWithin({ limitMs: LIMIT_MS, timers }, read, signal).catch(() => undefined)
}
