import { isLatchkeyError, namespaceOf } from '../contract/index.ts'
import { agreedSwap } from '../send/agreed.ts'
import { finishMove } from '../send/finish-move.ts'
import type { MoveDeps } from '../send/move-deps.ts'
import type { Receipts, ReceiptTexts } from '../send/receipts.ts'
import { showAccount } from '../send/show-account.ts'
import type { RouteName } from '../store/routes.ts'
import type { EffectContext } from '../store/run-machine.ts'
import { activeAccount } from '../store/selectors.ts'
import type { SwapDraft, SwapReview, SwapState } from '../store/state/swap.ts'
import type { SwapRequestKind } from '../store/state/swap-confirmation.ts'
import { hasOwners } from '../wallets/has-owners.ts'
import { afterReview } from './consent.ts'
import type { Form } from './form.ts'
import { prepareSwap } from './prepare-swap.ts'
import type { Prices } from './prices.ts'
import type { Quotes } from './quotes.ts'
import type { SwapStore } from './stored-swap.ts'
import { type Approved, draftOf, type SwapEffect, type SwapEvent } from './swap.machine.ts'
import { isFirstRequest, swapOnce } from './swap-once.ts'
import type { TradeSource } from './swap-source.ts'

/** The modules that effects use. */
interface Tools {
  readonly deps: MoveDeps
  readonly source: TradeSource | undefined
  readonly prices: Prices
  readonly slice: Pick<SwapState, 'prices' | 'gasPrice' | 'consent' | 'current'>
  readonly form: Form
  readonly quotes: Quotes
  readonly receipts: Receipts
  readonly store: SwapStore
}

/** Does what the machine asks for. */
export function performSwap(
  tools: Tools,
  effect: SwapEffect,
  { signal }: EffectContext<SwapEvent>,
): Promise<SwapEvent> | undefined {
  const { deps, form, store } = tools
  const { modal, notices } = deps.ui
  switch (effect.type) {
    case 'prepare':
      return prepare(tools, effect, signal).then((review) => ({ type: 'prepared', review }))
    case 'refresh':
      return prepare(tools, { ...effect, swap: draftOf(effect.review) }, signal).then((review) => ({
        type: 'refreshed',
        review,
      }))
    case 'showReview':
      if (modal.route().view === 'Swap') modal.push({ view: 'SwapPreview', params: {} })
      return
    case 'ask':
      return ask(tools, effect.review, signal)
    case 'finish':
      form.clear()
      void finishMove(deps, tools.receipts, {
        account: effect.review.account,
        id: effect.id,
        agreed: agreedSwap(effect.review),
        left: OF_SWAP,
        texts: textsOf(deps, effect.review),
      })
      return
    case 'announceFailure':
      // A visitor who left knows it.
      if (!isLatchkeyError(effect.error, 'aborted')) notices.fail(effect.error)
      return leaveForeign(tools)
    case 'showForm':
      store.clear()
      if (modal.route().view === 'SwapPreview') modal.back()
      form.correct(effect.error)
      notices.fail(effect.error)
      return
    case 'leave':
      form.clear()
      showAccount(deps, OF_SWAP)
      notices.fail(effect.error)
      return
  }
}

/** A review of an account that is not the active one any more can't be tried again. */
function leaveForeign({ deps, slice, store }: Tools): Promise<SwapEvent> | undefined {
  const { state, ui } = deps
  const { current } = slice
  if (current.step !== 'failed' || current.review.account === activeAccount(state)) return
  store.clear()
  if (ui.modal.route().view === 'SwapPreview') ui.modal.back()
  return Promise.resolve({ type: 'reset' })
}

interface Wanted extends Approved {
  readonly swap: SwapDraft
}

/** Prepares what is shown next: its price is that of the form, and only what covers it is still agreed to. */
async function prepare(
  { deps, source, prices, slice, quotes }: Tools,
  { swap, exchange, permit }: Wanted,
  signal: AbortSignal,
): Promise<SwapReview> {
  await prices.read(swap)
  const wanted = { swap, exchange, permit, facts: slice }
  const review = await prepareSwap({ ...deps, source }, wanted, signal)
  if (!signal.aborted) {
    quotes.take(draftOf(review), review.toUnits)
    slice.consent = afterReview(slice.consent, review)
  }
  return review
}

async function ask({ deps }: Tools, review: SwapReview, signal: AbortSignal): Promise<SwapEvent> {
  const { request } = review
  deps.ui.notices.show({ tone: 'info', message: messageOf(request) })
  const id = await swapOnce(deps, review, signal)
  if (request === 'approval' || request === 'reset') return { type: 'approvalSent', id }
  if (request === 'permit') return { type: 'permitSigned', permit: id }
  return { type: 'sent', id, isBatch: request === 'batch' }
}

function messageOf(request: SwapRequestKind) {
  if (request === 'reset') return 'swap.resetInWallet'
  return isFirstRequest(request) ? 'swap.approveInWallet' : 'swap.confirmInWallet'
}

const OF_SWAP: ReadonlySet<RouteName> = new Set<RouteName>([
  'Swap',
  'SwapPreview',
  'SwapSelectToken',
  'ApproveTransaction',
])

function textsOf({ state }: Pick<MoveDeps, 'state'>, review: SwapReview): ReceiptTexts {
  const { account, from, to, amountText, toAmountText, request } = review
  // The id of a batch comes back once it is proposed, that of a transaction once it is sent.
  const isProposal = request === 'batch' && hasOwners(state, namespaceOf(account))
  return {
    isBatch: request === 'batch',
    ...(isProposal
      ? { started: 'swap.proposed', pending: 'swap.proposed' }
      : { started: 'swap.started', pending: 'swap.pending' }),
    confirmed: 'swap.confirmed',
    failed: 'swap.failed',
    values: {
      from: `${shortened(amountText)} ${from.symbol}`,
      to: `${shortened(toAmountText)} ${to.symbol}`,
    },
  }
}

/** At most six decimals. Source: docs/constants.json, `swap`. */
function shortened(amountText: string): string {
  return amountText.replace(/(\.\d{0,5}[1-9])\d*$|\.0{6}\d*$/, '$1')
}
