import type { Snapshot } from '@latchkey/core'
import { namespaceOf, networkOf } from '@latchkey/core/contract'
import { hasOwners, isExchangeDue, isImpactDue, isPriceLower } from '@latchkey/core/views'
import { exactAmount } from '../../format/exact-amount.ts'
import type { Wording } from '../../messages/create-wording.ts'
import { activeAccountOf } from '../../models/active-account.ts'
import { type NetworkDetails, networkDetails } from '../../models/network-details.ts'
import {
  type SwapDetailsModel,
  swapDetailsModel,
} from '../../partials/swap-details/swap-details.model.ts'
import { receivedAmount, type Swap, worthOf } from '../../partials/swap-details/swap-figures.ts'
import { type SwapImpactModel, swapImpact } from '../../partials/swap-details/swap-impact.ts'

type Facts = Pick<Snapshot, 'swap' | 'accounts' | 'network' | 'wallets'>
type Step = Swap['current']
type Review = Extract<Step, { readonly step: 'reviewing' }>['review']
type Draft = Pick<Review, 'account' | 'to'>

/** One side of the swap. */
export interface SwapLegModel {
  readonly figure: string
  readonly worth: string | undefined
  readonly image: string | undefined
  /** Plain address of the token; undefined for the native coin. */
  readonly token: string | undefined
}

/** Everything that the review shows. */
export interface SwapReviewModel {
  readonly pay: SwapLegModel
  /** Undefined while the price is read. */
  readonly get: SwapLegModel | undefined
  /** The received amount, in smallest units, by a price that may be replaced. */
  readonly getUnits: string | undefined
  readonly network: NetworkDetails
  readonly details: SwapDetailsModel | undefined
  /** The explanation of the request, if there are several. */
  readonly note: { readonly title: string | undefined; readonly text: string } | undefined
  readonly impact: SwapImpactModel | undefined
  /** The statement that has to be ticked first. */
  readonly agreement: string | undefined
  readonly isAgreed: boolean
  /** The address of an exchange that nothing vouches for, which has to be agreed to. */
  readonly unknownExchange: string | undefined
  readonly isExchangeAgreed: boolean
  /** Less is received at least than was shown before: the press accepts that first. */
  readonly lower: string | undefined
  readonly confirm: string
  readonly isBusy: boolean
  readonly canConfirm: boolean
  /** Not while the wallet is asked: leaving is no answer. */
  readonly canLeave: boolean
  /** The exchange is approved first: the price is agreed to after that. */
  readonly isFirstStep: boolean
  /** When the next price is read; undefined where none is. */
  readonly nextQuoteAtMs: number | undefined
  /** The text for screen readers. */
  readonly status: string
  /** Names the place where the visitor continues, while the wallet is asked. */
  readonly waiting: string | undefined
}

/**
 * Everything the review shows, from the snapshot alone.
 *
 * @returns undefined where nothing is reviewed and nothing is under way.
 */
export function swapReviewModel(snapshot: Facts, text: Wording): SwapReviewModel | undefined {
  const { swap } = snapshot
  if (swap === undefined) return undefined
  const { current } = swap
  const draft = 'review' in current ? current.review : 'swap' in current ? current.swap : undefined
  const isShown = 'review' in current || isOnTheWay(current)
  if (draft === undefined || !isShown) return undefined
  const review = 'review' in current ? current.review : undefined
  const { account, from } = draft
  const { prices } = swap
  return {
    pay: {
      figure: `${exactAmount(draft.amountText, text.locale)} ${from.symbol}`,
      worth: worthOf(draft.amountText, { token: from, prices }, text),
      image: from.iconUrl,
      token: from.address,
    },
    get: gotLeg(swap, draft, text),
    getUnits: current.step === 'reviewing' ? current.review.toUnits : undefined,
    network: networkDetails(networkOf(account), snapshot, text),
    details: swapDetailsModel(snapshot, { swap, account, known: review }, text),
    note: noteOf(current, text),
    ...impactPart(swap, review, text),
    ...exchangePart(swap, review),
    lower: lowerText(swap, review, text),
    ...buttonPart(snapshot, { current, account }, text),
    nextQuoteAtMs: current.step === 'reviewing' ? swap.nextQuoteAtMs : undefined,
  }
}

function isOnTheWay({ step }: Step): boolean {
  // A swap that was sent is shown by its receipt, in a moment.
  return step === 'preparing' || step === 'approving' || step === 'sent'
}

/** By the review, or by the price that is known while there is none. */
function gotLeg(swap: Swap, { to }: Draft, text: Wording): SwapLegModel | undefined {
  const { current, quote, prices } = swap
  const known = quote.status === 'ready' ? quote.amountText : undefined
  const amountText = 'review' in current ? current.review.toAmountText : known
  if (amountText === undefined) return undefined
  return {
    figure: `${exactAmount(receivedAmount(amountText), text.locale)} ${to.symbol}`,
    worth: worthOf(amountText, { token: to, prices }, text),
    image: to.iconUrl,
    token: to.address,
  }
}

function noteOf(current: Step, text: Wording): SwapReviewModel['note'] {
  if (current.step === 'approving') {
    return {
      title: text.get(pendingTitle(current)),
      text: text.get('swap.review.approving.text'),
    }
  }
  if (!('review' in current)) return undefined
  const { request, amountText, from } = current.review
  const amount = exactAmount(amountText, text.locale)
  const title = text.get('swap.review.approval.title', { amount, symbol: from.symbol })
  switch (request) {
    case 'reset':
      return {
        title: text.get('swap.review.reset.title'),
        text: text.get('swap.review.reset.text', { symbol: from.symbol }),
      }
    case 'approval':
      return { title, text: text.get('swap.review.approval.text') }
    case 'permit':
      return { title, text: text.get('swap.review.permit.text') }
    case 'batch':
      return { title: undefined, text: text.get('swap.review.batch.text') }
    case 'swap':
      return current.exchange === undefined
        ? undefined
        : {
            title: text.get('swap.review.second.title'),
            text: text.get('swap.review.second.text'),
          }
  }
}

function impactPart(swap: Swap, review: Review | undefined, text: Wording) {
  const { current, consent } = swap
  const isLost = review !== undefined && consent.hasImpact === true
  const isAgreedTo = isImpactDue({ current, consent: { ...consent, impact: undefined } })
  return {
    impact: review && swapImpact(review.priceImpact, { isLost }, text),
    agreement: isAgreedTo ? text.get('swap.impact.agree') : undefined,
    isAgreed: !isImpactDue(swap),
  }
}

function exchangePart(swap: Swap, review: Review | undefined) {
  return {
    unknownExchange: review?.isVouched === false ? review.exchange : undefined,
    isExchangeAgreed: !isExchangeDue(swap),
  }
}

function lowerText(swap: Swap, review: Review | undefined, text: Wording): string | undefined {
  if (review === undefined || !isPriceLower(swap)) return undefined
  const amount = exactAmount(receivedAmount(review.minimumText), text.locale)
  return text.get('swap.lower.text', { amount, symbol: review.to.symbol })
}

function pendingTitle({ isReset }: { readonly isReset?: boolean | undefined }) {
  return isReset === true ? 'swap.review.resetting.title' : 'swap.review.approving.title'
}

interface Shown extends Pick<Draft, 'account'> {
  readonly current: Step
}

function buttonPart(snapshot: Facts, { current, account }: Shown, text: Wording) {
  const { step } = current
  const kind = kindOf(current)
  const isBusy = step === 'asking' || isOnTheWay(current)
  const canConfirm = step === 'reviewing' || step === 'failed'
  const isProposal = !isPermit(current) && hasOwners(snapshot, namespaceOf(account))
  const label =
    isProposal && 'review' in current
      ? 'propose.button'
      : LABELS[kind][isOnTheWay(current) ? 'busy' : 'ready']
  const status = statusOf(snapshot, { current, isProposal }, text)
  return {
    isBusy,
    canLeave: step !== 'asking',
    isFirstStep: kind !== 'swap',
    canConfirm: canConfirm && !isDue(snapshot),
    confirm: text.get(canConfirm && isLower(snapshot) ? 'swap.review.accept' : label),
    status,
    waiting: step === 'asking' ? status : undefined,
  }
}

/** Signing is asked for as such. */
function isPermit(current: Step): boolean {
  return 'review' in current && current.review.request === 'permit'
}

/** Names what the next request is about. */
function kindOf(current: Step): keyof typeof LABELS {
  if (current.step === 'approving') return current.isReset === true ? 'reset' : 'approval'
  const request = 'review' in current ? current.review.request : 'swap'
  if (request === 'reset') return request
  return request === 'approval' || request === 'permit' ? 'approval' : 'swap'
}

interface Asking {
  readonly current: Step
  readonly isProposal: boolean
}

function statusOf(snapshot: Facts, { current, isProposal }: Asking, text: Wording): string {
  switch (current.step) {
    case 'asking':
      return text.get(isProposal ? 'propose.waiting' : 'swap.review.waiting', {
        wallet: activeAccountOf(snapshot)?.wallet.name ?? '',
      })
    case 'approving':
      return text.get(pendingTitle(current))
    case 'preparing':
      return text.get('swap.preparing')
    case 'reviewing':
      return reviewStatus(current, text)
    default:
      return ''
  }
}

/**
 * The price changes every few seconds, and screen readers announce it before the visitor agrees.
 */
function reviewStatus(
  { review, exchange }: Extract<Step, { readonly step: 'reviewing' }>,
  text: Wording,
): string {
  const amount = exactAmount(receivedAmount(review.toAmountText), text.locale)
  const got = text.get('swap.got', { amount, symbol: review.to.symbol })
  return exchange === undefined ? got : `${text.get('swap.review.second.title')} ${got}`
}

/** The press accepts a lower price first. */
function isLower({ swap }: Facts): boolean {
  return swap !== undefined && isPriceLower(swap)
}

function isDue({ swap }: Facts): boolean {
  return swap !== undefined && (isImpactDue(swap) || isExchangeDue(swap))
}

const LABELS = {
  reset: { ready: 'swap.review.reset', busy: 'swap.review.resetting' },
  approval: { ready: 'swap.review.approve', busy: 'swap.review.approving' },
  swap: { ready: 'swap.review.swap', busy: 'swap.review.swapping' },
} as const
