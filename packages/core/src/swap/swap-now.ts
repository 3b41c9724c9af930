import { onlyToken } from '../balances/token-symbols.ts'
import {
  type AccountId,
  isLatchkeyError,
  LatchkeyError,
  throwIfAborted,
} from '../contract/index.ts'
import { activeAccount } from '../store/selectors.ts'
import type { SwapDraft, SwapReview, SwapState } from '../store/state/swap.ts'
import type { SwapConsent, SwapRequestKind } from '../store/state/swap-confirmation.ts'
import { afterReview, isExchangeDue, isImpactDue } from './consent.ts'
import { questionOf } from './form-rules.ts'
import { type PrepareDeps, prepareSwap } from './prepare-swap.ts'
import { createPrices } from './prices.ts'
import { isFirstRequest, type SwapOnceDeps, swapOnce, swapProperties } from './swap-once.ts'
import type { SwapRequest } from './swap-request.ts'
import { requireSource } from './swap-source.ts'
import { swapTokens } from './swap-tokens.ts'
import { readSwapTokens } from './token-list.ts'

/** A swap without the views. */
export interface SwapNowRequest extends SwapRequest {
  /**
   * The price impact that the visitor agreed to, as `swap.impact` gives it, in percent: 15 or more for a loss,
   * -15 or less for more than the worth. Beyond it the swap is refused. Source: docs/security.md, S33 and S55.
   */
  readonly confirmedImpact?: number | 'unknown' | undefined
  /** Swaps whatever the price impact is; `confirmedImpact` is safer. @default false */
  readonly isImpactConfirmed?: boolean | undefined
  /**
   * Plain address of an exchange that nothing vouches for and the visitor agreed to; another one is refused.
   * Source: docs/security.md, S54.
   */
  readonly confirmedExchange?: string | undefined
  /** Runs after each step of the swap. */
  readonly onStep?: ((step: SwapNowStep) => void) | undefined
}

/**
 * The step of a swap without the views: the price and the transactions are read, the wallet is asked for a
 * reset or the approval, the approval is pending, the wallet is asked for the swap.
 */
export type SwapNowStep = 'preparing' | 'askingApproval' | 'approving' | 'asking'

/** A swap that the wallet has sent. */
export interface SwapResult {
  /** Id of the transaction; of a batch, the id of EIP-5792. */
  readonly id: string
  readonly isBatch: boolean
  /** The least amount that is received, in whole tokens, as a plain decimal. */
  readonly minimumText: string
}

/** The dependencies of swapping without the views. */
export interface SwapNowDeps extends PrepareDeps, SwapOnceDeps {
  /** Waits until a node has decided about a transaction. @returns Whether it was executed. */
  isExecuted(
    of: { readonly account: AccountId; readonly id: string },
    signal: AbortSignal,
  ): Promise<boolean>
}

/**
 * Swaps from the active account. Each call asks the wallet once for a reset and an approval at most, and for
 * the swap.
 */
export async function swapNow(
  deps: SwapNowDeps,
  request: SwapNowRequest,
  signal: AbortSignal,
): Promise<SwapResult> {
  const { onStep = () => {} } = request
  onStep('preparing')
  const swap = await draftOf(deps, request, signal)
  const facts: Pick<SwapState, 'prices' | 'gasPrice'> = { prices: {}, gasPrice: undefined }
  await createPrices(deps, facts).read(swap)
  let review = await prepareSwap(deps, { swap, exchange: undefined, facts }, signal)
  deps.ui.track({ event: 'INITIATE_SWAP', properties: swapProperties(deps, review) })
  let consent = requireConsent(agreedTo(request), review)
  const asked = new Set<SwapRequestKind>()
  while (isFirstRequest(review.request)) {
    if (asked.has(review.request)) throw new LatchkeyError('swap.approval-lost', {})
    asked.add(review.request)
    const permit = await approve(deps, { review, onStep }, signal)
    onStep('preparing')
    const { minimumUnits } = review
    // After a reset nothing is approved yet.
    const exchange = review.request === 'reset' ? undefined : review.exchange
    review = await prepareSwap(deps, { swap, exchange, permit, facts }, signal)
    consent = requireConsent(consent, review)
    // The visitor does not see the price between the two requests.
    if (BigInt(review.toUnits) < BigInt(minimumUnits)) {
      throw new LatchkeyError('swap.price-changed', {})
    }
  }
  throwIfAborted(signal)
  onStep('asking')
  const id = await swapOnce(deps, review, signal)
  return { id, isBatch: review.request === 'batch', minimumText: review.minimumText }
}

interface Approving {
  readonly review: SwapReview
  onStep(step: SwapNowStep): void
}

/** @returns What was signed; undefined for an approval by a transaction, once it was executed. */
async function approve(
  deps: SwapNowDeps,
  { review, onStep }: Approving,
  signal: AbortSignal,
): Promise<string | undefined> {
  onStep('askingApproval')
  const id = await swapOnce(deps, review, signal)
  if (review.request === 'permit') return id
  onStep('approving')
  const isExecuted = await deps.isExecuted({ account: review.account, id }, signal)
  if (isExecuted) return undefined
  throw new LatchkeyError('swap.approval-lost', {})
}

async function draftOf(
  deps: SwapNowDeps,
  { fromToken, toToken, amount = '' }: SwapNowRequest,
  signal: AbortSignal,
): Promise<SwapDraft> {
  const account = activeAccount(deps.state)
  if (account === undefined) throw new LatchkeyError('account.none', {})
  const source = requireSource(deps.source, account)
  if (fromToken === undefined || toToken === undefined || amount === '') {
    throw new LatchkeyError('swap.incomplete', {})
  }
  const tokens = await readSwapTokens({ state: deps.state, source }, account, signal).catch(
    (cause) => {
      if (isLatchkeyError(cause, 'aborted')) throw cause
      throw new LatchkeyError('swap.list-failed', {}, { cause })
    },
  )
  const known = swapTokens(deps.state, account, { status: 'ready', tokens })
  const [from, to] = [fromToken, toToken].map((text) => onlyToken(known, text))
  const question = questionOf({ account, from, to, amountText: amount })
  if (typeof question !== 'string') return question
  const isToken = question === 'noToken' || question === 'sameToken'
  throw new LatchkeyError(isToken ? 'swap.no-token' : 'amount.invalid', {})
}

interface Agreed extends SwapConsent {
  readonly isAnyImpact: boolean
}

/** Reads what the caller says that the visitor agreed to. */
function agreedTo(request: SwapNowRequest): Agreed {
  const { confirmedImpact, confirmedExchange, isImpactConfirmed } = request
  return {
    impact: confirmedImpact,
    exchange: confirmedExchange,
    isAnyImpact: isImpactConfirmed === true,
  }
}

/** @returns What is left of the consent. @throws LatchkeyError `swap.exchange`, `swap.impact`. */
function requireConsent(consent: Agreed, review: SwapReview): Agreed {
  const { isAnyImpact } = consent
  const current = { step: 'reviewing', review, exchange: undefined } as const
  if (isExchangeDue({ current, consent })) {
    throw new LatchkeyError('swap.exchange', { exchange: review.exchange })
  }
  if (!isAnyImpact && isImpactDue({ current, consent })) {
    throw new LatchkeyError('swap.impact', { percent: review.priceImpact ?? 'unknown' })
  }
  return { ...afterReview(consent, review), isAnyImpact }
}
