import {
  addressOf,
  isLatchkeyError,
  LatchkeyError,
  networkOf,
  type Permit,
  type PlainErrorCode,
  type SwapCall,
} from '../contract/index.ts'
import type { CorePorts } from '../platform/core-ports.ts'
import type { Sender } from '../send/require-sender.ts'
import type { Snapshot } from '../store/state/root.ts'
import type { SwapReview, SwapToken } from '../store/state/swap.ts'
import type { SwapRequestKind } from '../store/state/swap-confirmation.ts'
import { askNode, isNodeAnswer } from './ask-node.ts'
import { canBatch } from './can-batch.ts'
import { approvalOf, judgeApproval, type Wanted } from './judge-calldata.ts'
import { permitOf } from './permit-of.ts'
import type { OutcomeDeps } from './read-outcome.ts'
import type { TradeSource } from './swap-source.ts'

/** A swap that was written, and what its requests are made with. */
export interface Way extends OutcomeDeps {
  readonly state: Pick<Snapshot, 'accounts'>
  readonly ports: Pick<CorePorts, 'clock'>
  readonly source: TradeSource
  readonly sender: Sender
  readonly query: Wanted
  readonly exchange: string
  readonly call: SwapCall
  readonly spent: SwapToken
  /** As nodes have it; undefined for the native coin. */
  readonly held: bigint | undefined
}

/** The next request to the wallet. */
export interface NextRequest {
  readonly request: SwapRequestKind
  readonly calls: SwapReview['calls']
  readonly permit?: Permit | undefined
}

/** Decides what the wallet is asked for next: for as little as it can be. */
export async function requestOf(
  way: Way,
  isApproved: boolean,
  signal: AbortSignal,
): Promise<NextRequest> {
  const { source, query, exchange, call } = way
  const swap = callOf(call)
  const token = query.from
  if (isApproved || token === undefined) return { request: 'swap', calls: [swap] }
  const { isEnough, isSome } = await readAllowance(way, token, signal)
  if (isEnough) return { request: 'swap', calls: [swap] }
  const hasBatches = await canBatch(way, query.account, signal)
  const permit = hasBatches ? undefined : await permitOf(way, signal)
  if (permit !== undefined) return { request: 'permit', calls: [], permit }
  const resets = isSome && (await refusesChange(way, token, signal)) ? [resetOf(way, token)] : []
  if (resets.length > 0 && !hasBatches) return { request: 'reset', calls: resets }
  const approval = await source.buildApproval(query, signal).catch(named('swap.approve-failed'))
  judgeApproval(approval, query, exchange)
  return hasBatches
    ? { request: 'batch', calls: [...resets, callOf(approval), swap] }
    : { request: 'approval', calls: [callOf(approval)] }
}

/** Lists everything up to the swap, as it is sent one after another: approvals of exactly the amount. */
export function untilSwap({ query, exchange, call }: Way, next: NextRequest): readonly SwapCall[] {
  const { request } = next
  if (request === 'swap' || query.from === undefined) return [call]
  const approval = approvalOf(query, { token: query.from, exchange })
  const isReset = request === 'reset' || next.calls.length > 2
  const zero = approvalOf({ ...query, amount: 0n }, { token: query.from, exchange })
  return isReset ? [zero, approval, call] : [approval, call]
}

interface Allowed {
  readonly isEnough: boolean
  /** Something is allowed, and less than the amount. */
  readonly isSome: boolean
}

/** Reads what the exchange may take already: the answer of its own server may be old. */
async function readAllowance(
  { source, sender, query: { account, amount }, exchange: spender }: Way,
  token: string,
  signal: AbortSignal,
): Promise<Allowed> {
  const said = await source
    .readAllowance({ account, token }, signal)
    .catch(named('swap.allowance-failed'))
  if (said >= amount) return { isEnough: true, isSome: true }
  const known = await sender.adapter.allowances
    ?.read({ account, token, spender }, signal)
    .catch(() => undefined)
  const allowed = known?.amount ?? said
  return { isEnough: allowed >= amount, isSome: allowed > 0n }
}

/**
 * Resolves with true if a token refuses to change the allowance from one that is not 0, as Tether's
 * does; with false if a node does not answer: the fee of the approval can't be read there either.
 */
async function refusesChange(way: Way, token: string, signal: AbortSignal): Promise<boolean> {
  const { query, exchange } = way
  const { to, data } = approvalOf(query, { token, exchange })
  const from = addressOf(query.account)
  const networkId = networkOf(query.account)
  const question = { networkId, method: 'eth_call', params: [{ from, to, data }, 'latest'] }
  try {
    const answer = await askNode(way, question, signal)
    // Tokens answer with nothing, or with true.
    return typeof answer === 'string' && /^0x0{64}$/.test(answer)
  } catch (thrown) {
    return isNodeAnswer(thrown)
  }
}

/** An approval of 0, judged as every other one. */
function resetOf({ query, exchange }: Way, token: string): SwapReview['calls'][number] {
  const none = { ...query, amount: 0n }
  const call = approvalOf(none, { token, exchange })
  judgeApproval(call, none, exchange)
  return callOf(call)
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
export function named(code: Named & PlainErrorCode): (thrown: unknown) => never {
  return (thrown) => {
    const isOwn = isLatchkeyError(thrown) && /^(swap\.|aborted)/.test(thrown.code)
    throw isOwn ? thrown : new LatchkeyError(code, {}, { cause: thrown })
  }
}
