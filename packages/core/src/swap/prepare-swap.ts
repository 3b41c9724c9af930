import { formatAmount } from '../balances/amount.ts'
import { readHeld } from '../balances/read-held.ts'
import {
  type AccountId,
  isLatchkeyError,
  LatchkeyError,
  networkOf,
  type Permit,
  type PlainErrorCode,
  type SwapCall,
  type SwapSource,
  type TransferFee,
} from '../contract/index.ts'
import { requireFunds } from '../send/require-funds.ts'
import { requireSender, type Sender, type SenderDeps } from '../send/require-sender.ts'
import { findNetwork } from '../store/selectors.ts'
import type {
  SwapDraft,
  SwapRequestKind,
  SwapReview,
  SwapState,
  SwapToken,
} from '../store/swap-state.ts'
import { canBatch } from './can-batch.ts'
import { approvalOf, judgeApproval, judgeSwap, type Wanted } from './judge-calldata.ts'
import { permitOf } from './permit-of.ts'
import { queryOf, readQuote } from './quotes.ts'
import { type OutcomeDeps, readOutcome } from './read-outcome.ts'
import { minimumOf, priceImpactOf, SLIPPAGE_PERCENT } from './swap-numbers.ts'
import { requireSource } from './swap-source.ts'

/** What a review is made with. */
export interface PrepareDeps extends SenderDeps, OutcomeDeps {
  readonly source: SwapSource | undefined
  readonly clock: { now(): number }
}

/** What is to be prepared. */
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
 * `swap.price-changed`, `token.differs`, `token.unchecked`, `transfer.short`, `send.no-fee`, `transfer.would-fail`, `wallet.changed`.
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
  const quotedAtMs = deps.clock.now()
  const exchange = judgeSwap(call, query, approved)
  const minimum = minimumOf(quoted)
  if (call.received !== undefined && call.received < minimum) {
    throw new LatchkeyError('swap.price-changed', {})
  }
  const way = { ...deps, source, sender, query, exchange, call, spent: from, held }
  const next = await requestOf(way, approved !== undefined, signal)
  const [cost, refuseOutcome] = await Promise.all([
    costOf(deps, { way, ...next }, signal),
    readOutcome(deps, { wanted: query, calls: untilSwap(way, next.request), minimum }, signal),
  ])
  refuseOutcome()
  return {
    ...{ ...swap, sessionId: sender.sessionId, exchange, ...next },
    ...{ toUnits: `${quoted}`, toAmountText: formatAmount(quoted, to.decimals) },
    ...{ minimumUnits: `${minimum}`, minimumText: formatAmount(minimum, to.decimals), quotedAtMs },
    priceImpact: priceImpactOf(
      { of: { account, from, to, units: swap.units }, units: `${quoted}` },
      facts.prices,
    ),
    ...cost,
  }
}

/** Everything up to the swap: at the first of two steps, the approval of exactly the amount. */
function untilSwap({ query, exchange, call }: Way, request: SwapRequestKind): readonly SwapCall[] {
  return request === 'swap' || query.from === undefined
    ? [call]
    : [approvalOf(query, { token: query.from, exchange }), call]
}

interface Way extends Pick<PrepareDeps, 'state' | 'clock' | 'timers'> {
  readonly source: SwapSource
  readonly sender: Sender
  readonly query: Wanted
  readonly exchange: string
  readonly call: SwapCall
  readonly spent: SwapToken
  /** As nodes have it; undefined for the native coin. */
  readonly held: bigint | undefined
}

interface NextRequest {
  readonly request: SwapRequestKind
  readonly calls: SwapReview['calls']
  readonly permit?: Permit | undefined
}

/** What the wallet has to be asked for next: for as little as it can. */
async function requestOf(way: Way, isApproved: boolean, signal: AbortSignal): Promise<NextRequest> {
  const { source, query, exchange, call } = way
  const swap = callOf(call)
  if (isApproved || query.from === undefined || (await isAllowed(way, query.from, signal))) {
    return { request: 'swap', calls: [swap] }
  }
  const hasBatches = await canBatch(way, query.account, signal)
  const permit = hasBatches ? undefined : await permitOf(way, signal)
  if (permit !== undefined) return { request: 'permit', calls: [], permit }
  const approval = await source.buildApproval(query, signal).catch(named('swap.approve-failed'))
  judgeApproval(approval, query, exchange)
  return hasBatches
    ? { request: 'batch', calls: [callOf(approval), swap] }
    : { request: 'approval', calls: [callOf(approval)] }
}

/** Whether the exchange may take the amount already: what it says itself may be old. */
async function isAllowed(
  { source, sender, query: { account, amount }, exchange: spender }: Way,
  token: string,
  signal: AbortSignal,
): Promise<boolean> {
  const said = await source
    .readAllowance({ account, token }, signal)
    .catch(named('swap.allowance-failed'))
  if (said >= amount) return true
  const known = await sender.adapter.allowances
    ?.read({ account, token, spender }, signal)
    .catch(() => undefined)
  return known !== undefined && known.amount >= amount
}

interface Costing extends NextRequest {
  readonly way: Way
}

type Cost = Pick<SwapReview, 'feeText' | 'maxFee' | 'maxFeeText'>

/** What the next request costs; the account has to be able to pay for it. */
async function costOf(
  deps: PrepareDeps,
  { way: { sender, query, spent, held }, request, calls }: Costing,
  signal: AbortSignal,
): Promise<Cost> {
  const { account, amount } = query
  const [first] = calls
  const [fee, coins] = await Promise.all([
    // What comes second in a batch can't be tried before the first one.
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

function callOf({ to, data, amount }: SwapCall): SwapReview['calls'][number] {
  return { to, data, units: `${amount}` }
}

type Named =
  | 'swap.quote-failed'
  | 'swap.allowance-failed'
  | 'swap.approve-failed'
  | 'swap.build-failed'

/** Says which question failed, where the failure says nothing of its own. */
function named(code: Named & PlainErrorCode): (thrown: unknown) => never {
  return (thrown) => {
    const isOwn = isLatchkeyError(thrown) && /^(swap\.|aborted)/.test(thrown.code)
    throw isOwn ? thrown : new LatchkeyError(code, {}, { cause: thrown })
  }
}
