import { formatAmount } from '../balances/amount.ts'
import { readHeld } from '../balances/read-held.ts'
import { type AccountId, LatchkeyError, networkOf, type TransferFee } from '../contract/index.ts'
import type { CorePorts } from '../platform/core-ports.ts'
import { requireFunds } from '../send/require-funds.ts'
import { requireSender, type Sender, type SenderDeps } from '../send/require-sender.ts'
import { findNetwork } from '../store/selectors.ts'
import type { SwapDraft, SwapReview, SwapState } from '../store/state/swap.ts'
import { judgeSwap } from './judge-calldata.ts'
import { exchangeFacts } from './known-exchanges.ts'
import { type NextRequest, named, requestOf, untilSwap, type Way } from './next-request.ts'
import { queryOf, readQuote } from './quotes.ts'
import { type OutcomeDeps, readOutcome } from './read-outcome.ts'
import { requireCode } from './require-code.ts'
import { minimumOf, priceImpactOf, SLIPPAGE_PERCENT } from './swap-numbers.ts'
import { requireSource, type TradeSource } from './swap-source.ts'

/** The dependencies of a review. */
export interface PrepareDeps extends SenderDeps, OutcomeDeps {
  readonly source: TradeSource | undefined
  readonly ports: Pick<CorePorts, 'clock'>
}

/** The swap to prepare. */
export interface Preparation {
  readonly swap: SwapDraft
  /** The exchange that was approved for it; undefined before that. */
  readonly exchange: string | undefined
  /** The signature that approved it. */
  readonly permit?: string | undefined
  readonly facts: Pick<SwapState, 'prices' | 'gasPrice'>
}

/**
 * Reads the price, has the transactions written and judges them, and reads what the next request costs.
 * No wallet is asked for anything that it would have to show.
 *
 * @throws LatchkeyError `swap.unsupported-network`, `swap.no-quote`, `swap.quote-failed`,
 * `swap.allowance-failed`, `swap.approve-failed`, `swap.build-failed`, `swap.unsafe`,
 * `swap.no-exchange`, `swap.price-changed`, `token.differs`, `token.unchecked`, `transfer.short`,
 * `send.no-fee`, `transfer.would-fail`, `wallet.changed`.
 */
export async function prepareSwap(
  deps: PrepareDeps,
  { swap, exchange: approved, permit, facts }: Preparation,
  signal: AbortSignal,
): Promise<SwapReview> {
  const source = requireSource(deps.source, swap.account)
  const sender = requireSender(deps, swap.account)
  const { account, from, to } = swap
  const query = queryOf(swap)
  const built = { ...query, slippagePercent: SLIPPAGE_PERCENT, permit }
  const [quoted, call, held] = await Promise.all([
    readQuote(source, { question: swap, gasPrice: facts.gasPrice }, signal).catch(
      named('swap.quote-failed'),
    ),
    source.buildSwap(built, signal).catch(named('swap.build-failed')),
    readHeld(sender.adapter, { from: account, token: from }, signal),
    readHeld(sender.adapter, { from: account, token: to }, signal),
  ])
  const quotedAtMs = deps.ports.clock.now()
  const exchange = judgeSwap(call, query, approved)
  const known = exchangeFacts(source, call, query)
  const minimum = leastOf(minimumOf(quoted), known.least)
  if (call.received !== undefined && call.received < minimum) {
    throw new LatchkeyError('swap.price-changed', {})
  }
  const way = { ...deps, source, sender, query, exchange, call, spent: from, held }
  const next = await requestOf(way, approved !== undefined, signal)
  const calls = untilSwap(way, next)
  const { isOfApi } = source
  const [cost, outcome] = await Promise.all([
    costOf(deps, { way, ...next }, signal),
    readOutcome(deps, { wanted: query, calls, minimum, isOfApi }, signal),
    requireCode(deps, { account, exchange }, signal),
  ])
  outcome.refuse()
  const isSure = known.least !== undefined && known.least >= minimum
  return {
    ...swap,
    sessionId: sender.sessionId,
    exchange,
    ...next,
    exchangeName: known.name,
    isVouched: known.isOfWebsite || isSure || outcome.isForeseen,
    toUnits: `${quoted}`,
    toAmountText: formatAmount(quoted, to.decimals),
    minimumUnits: `${minimum}`,
    minimumText: formatAmount(minimum, to.decimals),
    quotedAtMs,
    priceImpact: priceImpactOf(
      { of: { account, from, to, units: swap.units }, units: `${quoted}` },
      facts.prices,
    ),
    ...cost,
  }
}

/** The least that is shown: what the contract makes sure of, where that is about what was quoted. */
function leastOf(quoted: bigint, sure: bigint | undefined): bigint {
  return sure !== undefined && sure < quoted && sure >= minimumOf(quoted) ? sure : quoted
}

interface Costing extends NextRequest {
  readonly way: Way
}

type Cost = Pick<SwapReview, 'feeText' | 'maxFee' | 'maxFeeText'>

/** Estimates the fee of the next request; the account has to be able to pay for it. */
async function costOf(
  deps: PrepareDeps,
  { way: { sender, query, spent, held }, request, calls }: Costing,
  signal: AbortSignal,
): Promise<Cost> {
  const { account, amount } = query
  const [first] = calls
  const [fee, coins] = await Promise.all([
    // The second call of a batch can't be tried before the first one.
    request === 'batch' || first === undefined
      ? NO_FEE
      : feeOf(sender, { account, call: first }, signal),
    sender.adapter.balances?.read(account, signal),
  ])
  requireFunds(deps, { request: { from: account, amount }, fee, coins, held, token: spent })
  const { nativeCurrency } = findNetwork(deps.state, networkOf(account)) ?? {}
  const inCoins = (units: bigint): string => formatAmount(units, nativeCurrency?.decimals ?? 0)
  if (request === 'batch' || request === 'permit') return {}
  const { expected, ceiling } = fee
  return {
    feeText: inCoins(expected),
    ...(ceiling !== undefined && { maxFee: `${ceiling}`, maxFeeText: inCoins(ceiling) }),
  }
}

const NO_FEE: TransferFee = { expected: 0n, ceiling: undefined }

async function feeOf(
  { transfers, sessionId }: Sender,
  { account, call }: { readonly account: AccountId; readonly call: SwapReview['calls'][number] },
  signal: AbortSignal,
): Promise<TransferFee> {
  const { to, data, units } = call
  return transfers.fee({ sessionId, from: account, to, data, amount: BigInt(units) }, signal)
}
