import { formatAmount } from '../balances/amount.ts'
import {
  isLatchkeyError,
  LatchkeyError,
  plainError,
  type SwapSource,
  toLatchkeyError,
  type Undo,
} from '../contract/index.ts'
import type { SwapDraft, SwapQuote, SwapState } from '../store/state/swap.ts'
import { questionOf } from './form-rules.ts'
import { createQuoteTimer, type QuoteTimerDeps } from './quote-timer.ts'

/** Between typing and the question, in milliseconds. Source: docs/constants.json, `swap`. */
const TYPING_MS = 200

/** The price of what is entered. */
export interface Quotes {
  /** Something else is entered: asks for its price, once the visitor has stopped typing. */
  changed(): void
  /** Asks at once. */
  retry(): void
  /** A price that was read elsewhere. */
  take(of: SwapDraft, units: string): void
  /** An answer that was read elsewhere says that there can be no price. */
  refuse(thrown: unknown): void
  stop(): void
}

/** The dependencies of reading prices. */
export interface QuoteDeps extends QuoteTimerDeps {
  readonly source: SwapSource | undefined
  /** Reads what else belongs to a price. */
  readPrices(of: SwapDraft): void
  /** The next price of a review is due; true if it is read by others. */
  refreshReview(): boolean
}

/**
 * Reads prices, and again every 10 seconds while the visitor looks. Only the answer to the last question
 * counts. Source: docs/security.md, S31.
 *
 * @param slice - The part of the state that it writes.
 */
export function createQuotes(deps: QuoteDeps, slice: SwapState): Quotes {
  const { source, ports, timers } = deps
  const timer = createQuoteTimer(deps, { slice, onDue: refresh })
  let asking = new AbortController()
  let endTyping: Undo = () => {}

  /** Whatever was asked before has no answer any more. */
  function forget(): void {
    asking.abort()
    asking = new AbortController()
    endTyping()
    timer.cancel()
  }

  function refresh(): void {
    if (deps.refreshReview()) {
      timer.schedule()
      return
    }
    if (slice.quote.status === 'ready') slice.quote = { ...slice.quote, isRefreshing: true }
    ask()
  }

  function ask(): void {
    forget()
    const question = questionOf(slice)
    if (typeof question === 'string' || source === undefined) {
      slice.quote = { status: 'idle' }
      return
    }
    if (slice.quote.status !== 'ready') slice.quote = { status: 'loading' }
    const { signal } = asking
    deps.readPrices(question)
    void readQuote(source, { question, gasPrice: slice.gasPrice }, signal)
      .then((units) => quoteOf(question, `${units}`, ports.clock.now()), failedQuote)
      .then((quote) => signal.aborted || settle(quote))
  }

  function settle(quote: SwapQuote): void {
    forget()
    slice.quote = quote
    timer.schedule()
  }

  return {
    changed() {
      forget()
      const isAsked = typeof questionOf(slice) !== 'string' && source !== undefined
      slice.quote = { status: isAsked ? 'loading' : 'idle' }
      if (isAsked) endTyping = timers.after(TYPING_MS, ask)
    },
    retry: ask,
    take: (of, units) => settle(quoteOf(of, units, ports.clock.now())),
    refuse: (thrown) => settle(failedQuote(thrown)),
    stop() {
      forget()
      timer.stop()
    },
  }
}

/**
 * Reads the amount that is received for an amount, in smallest units.
 *
 * @throws LatchkeyError `swap.no-quote` where there is no way.
 */
export async function readQuote(
  source: SwapSource,
  of: { readonly question: SwapDraft; readonly gasPrice: string | undefined },
  signal: AbortSignal,
): Promise<bigint> {
  const { question, gasPrice } = of
  const asked = {
    ...queryOf(question),
    gasPrice: gasPrice === undefined ? undefined : BigInt(gasPrice),
  }
  const units = await source.readQuote(asked, signal).catch(noneWhereRefused)
  if (typeof units === 'bigint' && units > 0n) return units
  throw new LatchkeyError('swap.no-quote', {})
}

/** A server that refuses the question has no price for it. */
function noneWhereRefused(thrown: unknown): undefined {
  if (isLatchkeyError(thrown, 'http.status') && thrown.context.status === 400) return undefined
  throw thrown
}

/** A question in the form of sources. */
export function queryOf({ account, from, to, units }: SwapDraft) {
  return { account, from: from.address, to: to.address, amount: BigInt(units) }
}

function failedQuote(thrown: unknown): SwapQuote {
  return { status: 'failed', error: plainError(toLatchkeyError(thrown)) }
}

function quoteOf(of: SwapDraft, units: string, atMs: number): SwapQuote {
  const amountText = formatAmount(BigInt(units), of.to.decimals)
  return { status: 'ready', of, units, amountText, atMs, isRefreshing: false }
}
