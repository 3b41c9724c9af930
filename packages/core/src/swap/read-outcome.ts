import type { SwapForecast } from '@latchkey/explain/forecast-swap'
import {
  addressOf,
  LatchkeyError,
  lazy,
  type NodeReader,
  networkOf,
  type SwapCall,
} from '../contract/index.ts'
import { type WorkLimit, workWithin } from '../platform/work-within.ts'
import type { Wanted } from './judge-calldata.ts'

/** How long a node may take to say what a swap would do, in milliseconds. */
const LIMIT_MS = 3_000

/** The dependencies of asking a node. */
export interface OutcomeDeps {
  readonly timers: WorkLimit['timers']
  readonly services: { readonly nodes: NodeReader; readonly independentNodes: NodeReader }
}

/** The calls that are about to be signed, or are signed next. */
export interface Outcome {
  readonly wanted: Wanted
  /** In the order in which they are sent, an approval that is sent first among them. */
  readonly calls: readonly Pick<SwapCall, 'to' | 'data' | 'amount'>[]
  /** The least that has to be received. */
  readonly minimum: bigint
  /** The host that wrote the calls is one of `nodes`: what it expects of them is no proof. */
  readonly isOfApi: boolean
}

/** The judgement of what a node expects. */
export interface JudgedOutcome {
  /** @throws LatchkeyError `swap.unsafe`, `transfer.would-fail`. Where no node can tell, it refuses nothing. */
  refuse(): void
  /**
   * Is true if a node of another host than that which wrote the calls expects the outcome that the
   * visitor sees.
   */
  readonly isForeseen: boolean
}

/**
 * Reads what a node expects of a swap, and refuses one that gives more, or receives less, than the visitor
 * is shown. The content of the transactions is judged elsewhere: this catches what only their execution shows.
 * Source: docs/security.md, S54.
 */
export async function readOutcome(
  { services: { nodes, independentNodes }, timers }: OutcomeDeps,
  { wanted, calls, minimum, isOfApi }: Outcome,
  signal: AbortSignal,
): Promise<JudgedOutcome> {
  const ask = (reader: NodeReader) => foresee({ reader, timers }, { wanted, calls }, signal)
  const independent = await ask(independentNodes)
  const forecast = independent ?? (await ask(nodes))
  return {
    isForeseen: forecast !== undefined && (independent !== undefined || !isOfApi),
    refuse() {
      if (forecast === undefined) return
      if (forecast.kind === 'fails') throw new LatchkeyError('transfer.would-fail', {})
      const { loses, gets, losesOthers } = forecast
      if (loses > wanted.amount || gets < minimum || losesOthers) {
        throw new LatchkeyError('swap.unsafe', { reason: 'outcome' })
      }
    },
  }
}

const forecasts = lazy(() => import('@latchkey/explain/forecast-swap'))

interface Asked {
  readonly timers: WorkLimit['timers']
  readonly reader: NodeReader
}

async function foresee(
  { reader, timers }: Asked,
  { wanted: { account, from, to }, calls }: Pick<Outcome, 'wanted' | 'calls'>,
  signal: AbortSignal,
): Promise<SwapForecast | undefined> {
  try {
    // Loading it is not the time of the node.
    const { forecastSwap } = await forecasts.load()
    const read = (own: AbortSignal): Promise<SwapForecast | undefined> =>
      forecastSwap({ account: addressOf(account), from, to, calls }, (method, params) =>
        reader.read(networkOf(account), method, params, own),
      )
    return await workWithin({ limitMs: LIMIT_MS, timers }, read, signal)
  } catch {
    // Many nodes can't simulate.
    return undefined
  }
}
