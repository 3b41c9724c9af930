import { isSameAddress } from '../contract/index.ts'
import type { SwapReview, SwapState } from '../store/state/swap.ts'
import type { SwapConsent } from '../store/state/swap-confirmation.ts'
import { impactLevel } from './swap-numbers.ts'

/** Nothing was shown, and nothing agreed to. */
export const NO_CONSENT: SwapConsent = {}

/** A percentage is shown with two decimals, and counts as the next one above. */
const SHOWN = 100

type Consenting = Pick<SwapState, 'current' | 'consent'>
type Impact = Pick<SwapReview, 'priceImpact'>

/**
 * Returns true if the visitor has to accept the price first. Source: docs/security.md, S33 and S55.
 */
export function isImpactDue({ current, consent }: Consenting): boolean {
  return (
    'review' in current && needsImpact(consent, current.review) && !covers(consent, current.review)
  )
}

/** Returns true if the visitor has to accept the exchange first. Source: docs/security.md, S54. */
export function isExchangeDue({ current, consent: { exchange } }: Consenting): boolean {
  if (!('review' in current) || current.review.isVouched) return false
  return exchange === undefined || !isSameAddress(exchange, current.review.exchange)
}

/**
 * Returns true if the least amount that is received is lower than the one shown before. Source:
 * docs/security.md, S73.
 */
export function isPriceLower({ current, consent: { minimumUnits } }: Consenting): boolean {
  if (!('review' in current) || minimumUnits === undefined) return false
  return BigInt(current.review.minimumUnits) < BigInt(minimumUnits)
}

/** Returns true if a review has a price that has to be accepted. */
function needsImpact({ hasImpact }: SwapConsent, { priceImpact }: Impact): boolean {
  const level = impactLevel(priceImpact)
  return level === 'high' || level === 'doubtful' || (level === 'unknown' && hasImpact === true)
}

/** The consent with an agreement to the price of a review, or without one. */
export function withImpact(
  consent: SwapConsent,
  { priceImpact }: Impact,
  isAgreed: boolean,
): SwapConsent {
  return { ...consent, impact: isAgreed ? (priceImpact ?? 'unknown') : undefined }
}

/** The consent with an agreement to the exchange of a review, or without one. */
export function withExchange(
  consent: SwapConsent,
  { exchange }: Pick<SwapReview, 'exchange'>,
  isAgreed: boolean,
): SwapConsent {
  return { ...consent, exchange: isAgreed ? exchange : undefined }
}

/** Keeps of a consent only what covers the review that is shown next. The best least amount counts. */
export function afterReview(consent: SwapConsent, review: SwapReview): SwapConsent {
  const { impact, exchange, minimumUnits = '0', hasImpact = false } = consent
  const isKept = exchange !== undefined && isSameAddress(exchange, review.exchange)
  const isMore = BigInt(review.minimumUnits) > BigInt(minimumUnits)
  return {
    impact: needsImpact(consent, review) && !covers(consent, review) ? undefined : impact,
    exchange: isKept ? exchange : undefined,
    minimumUnits: isMore ? review.minimumUnits : minimumUnits,
    hasImpact: hasImpact || review.priceImpact !== undefined,
  }
}

/** An agreement covers a price impact of the same kind that is not beyond what was shown. */
function covers({ impact }: SwapConsent, { priceImpact }: Impact): boolean {
  if (impact === undefined || impact === 'unknown') {
    return impact === 'unknown' && priceImpact === undefined
  }
  const isOfKind = impactLevel(priceImpact) === impactLevel(impact)
  return isOfKind && Math.abs(priceImpact ?? 0) <= Math.ceil(Math.abs(impact) * SHOWN) / SHOWN
}
