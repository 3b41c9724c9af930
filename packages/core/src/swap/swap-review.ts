import type { MoveDeps } from '../send/move-deps.ts'
import type { SwapState } from '../store/state/swap.ts'
import {
  isExchangeDue,
  isImpactDue,
  isPriceLower,
  NO_CONSENT,
  withExchange,
  withImpact,
} from './consent.ts'
import { questionOf, swapProblem } from './form-rules.ts'
import { draftOf } from './swap.machine.ts'
import { isUnderWay, type SwapNavigation } from './swap-navigation.ts'
import { priceImpactOf } from './swap-numbers.ts'
import { swapProperties } from './swap-once.ts'
import type { SwapParts } from './swap-parts.ts'

/** The decisions of the visitor about a review. */
export interface SwapReview {
  /** Prepares the next request to the wallet, and shows what the visitor is to agree to. */
  review(): void
  /**
   * The visitor agrees, or no longer agrees, to the price impact of the review: one of 15 % or more either
   * way, or one that is no longer known. It holds for that impact and smaller ones.
   */
  confirmImpact(isConfirmed: boolean): void
  /**
   * The visitor agrees, or no longer agrees, to the exchange of the review, which nothing vouches for. It
   * holds for that address.
   */
  confirmExchange(isConfirmed: boolean): void
  /**
   * Asks the wallet for what is shown, once. A price older than 60 seconds is read again instead, and where
   * less is received at least than was shown before, this accepts it: the visitor then confirms once more.
   * Does nothing while something has to be agreed to; see `isImpactDue` and `isExchangeDue`.
   */
  confirm(): void
  /** Returns to the form. A request to the wallet continues. */
  cancel(): void
}

/** A price older than this is read again before the wallet is asked. Source: docs/security.md, S31. */
const FRESH_MS = 60_000

interface Reviewing {
  readonly parts: SwapParts
  readonly navigation: SwapNavigation
  readonly slice: SwapState
}

/** Creates the decisions about the reviews of one core. */
export function createReview(deps: MoveDeps, { parts, navigation, slice }: Reviewing): SwapReview {
  const { state, ports, ui } = deps
  const { flow, store } = parts
  return {
    review() {
      if (isUnderWay(slice.current)) navigation.preview()
      const swap = questionOf(slice)
      const { quote } = slice
      if (swapProblem(slice, state) !== undefined || typeof swap === 'string') return
      if (quote.status !== 'ready') return
      const properties = swapProperties(deps, { ...swap, toAmountText: quote.amountText })
      ui.track({ event: 'INITIATE_SWAP', properties })
      const { hasImpact = false } = slice.consent
      const isKnown = priceImpactOf(quote, slice.prices) !== undefined
      slice.consent = { ...NO_CONSENT, hasImpact: hasImpact || isKnown }
      flow.send({ type: 'reviewRequested', swap })
    },
    confirmImpact(isConfirmed) {
      const { current, consent } = slice
      if ('review' in current) slice.consent = withImpact(consent, current.review, isConfirmed)
    },
    confirmExchange(isConfirmed) {
      const { current, consent } = slice
      if ('review' in current) slice.consent = withExchange(consent, current.review, isConfirmed)
    },
    confirm() {
      const { current, consent } = slice
      if (current.step !== 'reviewing' && current.step !== 'failed') return
      if (isImpactDue(slice) || isExchangeDue(slice)) return
      if (isPriceLower(slice)) {
        // This press accepts the price that is shown now; the next one asks the wallet.
        slice.consent = { ...consent, minimumUnits: current.review.minimumUnits }
        return
      }
      const ageMs = ports.clock.now() - current.review.quotedAtMs
      const isFresh = ageMs >= 0 && ageMs < FRESH_MS
      const swap = draftOf(current.review)
      flow.send(isFresh ? { type: 'confirmed' } : { type: 'reviewRequested', swap })
    },
    cancel() {
      flow.send({ type: 'reset' })
      if (slice.current.step !== 'asking') store.clear()
      if (ui.modal.route().view === 'SwapPreview') ui.modal.back()
    },
  }
}
