import { LatchkeyError } from '../contract/index.ts'
import type { EventOf } from '../store/domain-event.ts'
import type { SwapState, SwapTarget, SwapToken } from '../store/swap-state.ts'
import {
  isExchangeDue,
  isImpactDue,
  isPriceLower,
  NO_CONSENT,
  withExchange,
  withImpact,
} from './consent.ts'
import type { Entry } from './form.ts'
import { questionOf, swapProblem } from './form-rules.ts'
import { draftOf } from './swap.machine.ts'
import type { SwapDeps } from './swap-deps.ts'
import { createNavigation, isUnderWay, type SwapNavigation } from './swap-navigation.ts'
import { type SwapNowRequest, type SwapResult, swapNow } from './swap-now.ts'
import { priceImpactOf } from './swap-numbers.ts'
import { swapProperties } from './swap-once.ts'
import { createParts, EMPTY, type SwapParts } from './swap-parts.ts'
import type { SwapRequest } from './swap-request.ts'

/** Swapping, once it is loaded. */
export interface Swap extends Edits, Decide {
  /** Shows the form of the active account, or what is under way; what was asked for is filled in. */
  begin(request: SwapRequest): void
  retry(): void
  /** Swaps without the views. */
  swap(request: SwapNowRequest, signal: AbortSignal): Promise<SwapResult>
  /** Another account or network may be the active one. */
  accountChanged(): void
  /** A node said what became of a transaction. */
  decided(event: EventOf<'transactionDecided'>): void
  stop(): void
}

type Edits = Omit<Entry, 'stop'>

interface Decide {
  review(): void
  confirmImpact(isConfirmed: boolean): void
  confirmExchange(isConfirmed: boolean): void
  confirm(): void
  /** Back to the form. */
  cancel(): void
}

/** A price older than this is read again before the wallet is asked. Source: docs/security.md, S31. */
const FRESH_MS = 60_000

/** Creates the swapping of one core. The only writer of `state.swap`. */
export function createSwap(deps: SwapDeps): Swap {
  const { state } = deps
  state.swap = { ...EMPTY, prices: {} }
  // The proxy of valtio, which reports its changes.
  const slice = state.swap
  const parts = createParts(deps, slice)
  const { form, quotes, list, flow, decisions } = parts
  const navigation = createNavigation(deps, parts, slice)

  return {
    ...createEdits(deps, parts, slice),
    ...createDecide(deps, { parts, navigation, slice }),
    begin: navigation.begin,
    retry() {
      if (slice.list.status === 'failed') navigation.readList()
      else quotes.retry()
    },
    swap: (request, signal) =>
      swapNow({ ...deps, source: parts.source, isExecuted: decisions.isExecuted }, request, signal),
    accountChanged: navigation.accountChanged,
    decided(event) {
      parts.receipts.decided(event)
      decisions.decided(event)
      const { current } = slice
      const { id, account, step } = event.transaction
      const isPending = current.step === 'approving' || current.step === 'sent'
      if (!isPending || current.id !== id || current.swap.account !== account) return
      const isOther = step === 'different'
      if (isOther && current.step === 'approving') {
        deps.notices.fail(new LatchkeyError('wallet.sent-other', {}))
      }
      flow.send({ type: 'decided', isDone: step === 'confirmed', isOther })
    },
    stop() {
      for (const each of [form, quotes, list, parts.prices]) each.stop()
      flow.send({ type: 'reset' })
    },
  }
}

/**
 * Wraps the edits of the form: a changed entry ends the review, which was about the earlier values.
 */
function createEdits(
  { track }: SwapDeps,
  { form, flow, store }: SwapParts,
  slice: Pick<SwapState, 'current'>,
): Edits {
  function edited<Input extends readonly unknown[]>(change: (...input: Input) => void) {
    return (...input: Input): void => {
      flow.send({ type: 'reset' })
      // A request to the wallet stays stored, whatever is entered while it is open.
      if (slice.current.step !== 'asking') store.clear()
      change(...input)
    }
  }
  return {
    chooseToken: edited((target: SwapTarget, token: SwapToken) => {
      track({ event: 'CLICK_SELECT_TOKEN_TO_SWAP' })
      form.chooseToken(target, token)
    }),
    turn: edited(form.turn),
    enterAmount: edited(form.enterAmount),
    enterMax: edited(form.enterMax),
  }
}

interface Deciding {
  readonly parts: SwapParts
  readonly navigation: SwapNavigation
  readonly slice: SwapState
}

/** Creates the decisions of the visitor about a review. */
function createDecide(deps: SwapDeps, { parts, navigation, slice }: Deciding): Decide {
  const { state, clock, modal } = deps
  const { flow, store } = parts
  return {
    review() {
      if (isUnderWay(slice.current)) navigation.preview()
      const swap = questionOf(slice)
      const { quote } = slice
      if (swapProblem(slice, state) !== undefined || typeof swap === 'string') return
      if (quote.status !== 'ready') return
      const properties = swapProperties(deps, { ...swap, toAmountText: quote.amountText })
      deps.track({ event: 'INITIATE_SWAP', properties })
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
      const ageMs = clock.now() - current.review.quotedAtMs
      const isFresh = ageMs >= 0 && ageMs < FRESH_MS
      const swap = draftOf(current.review)
      flow.send(isFresh ? { type: 'confirmed' } : { type: 'reviewRequested', swap })
    },
    cancel() {
      flow.send({ type: 'reset' })
      if (slice.current.step !== 'asking') store.clear()
      if (modal.route().view === 'SwapPreview') modal.back()
    },
  }
}
