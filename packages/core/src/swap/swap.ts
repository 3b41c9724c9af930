import {
  type AccountId,
  LatchkeyError,
  namespaceOf,
  networkOf,
  type SwapSource,
} from '../contract/index.ts'
import type { MoveDeps } from '../send/move-deps.ts'
import type { EventOf } from '../store/domain-event.ts'
import { activeAccount, activeWallet } from '../store/selectors.ts'
import type { SwapState, SwapTarget, SwapToken } from '../store/state/swap.ts'
import type { SwapEdits } from './entry.ts'
import { createNavigation } from './swap-navigation.ts'
import { type SwapNowRequest, type SwapResult, swapNow } from './swap-now.ts'
import { createParts, EMPTY, type SwapParts } from './swap-parts.ts'
import type { SwapRequest } from './swap-request.ts'
import { createReview, type SwapReview } from './swap-review.ts'
import { chooseSource } from './swap-source.ts'

/** Actions of views and websites on swapping. */
export interface SwapActions extends SwapEdits, SwapReview {
  /** Shows the view in which the visitor swaps; what is given is filled in. */
  open(request?: SwapRequest): void
  /**
   * Fills the form in, where the view is shown already. A swap that is under way is shown as it is, unless
   * something is given.
   */
  begin(request?: SwapRequest): void
  /** Reads the tokens or the price once more, after a failure. */
  retry(): void
  /**
   * Swaps from the active account without the views: reads a price, asks the wallet for an approval where
   * one is needed, waits until a node confirms it, and asks for the swap. Each is asked for once. A token
   * that refuses to change an older approval is asked for a reset before.
   *
   * @returns The id of the swap; it is pending, not done.
   * @throws LatchkeyError `swap.unsupported-network`, `swap.no-gas-price`, `swap.incomplete`, `swap.no-token`, `swap.no-quote`,
   *   `swap.list-failed`, `swap.quote-failed`, `swap.allowance-failed`, `swap.approve-failed`,
   *   `swap.build-failed`, `swap.unsafe`, `swap.no-exchange`, `swap.exchange`, `swap.impact`, `swap.price-changed`, `swap.approval-lost`,
   *   `account.none`, `amount.invalid`, `send.no-fee`, `transfer.short`, `transfer.would-fail`, `transfer.fee-changed`,
   *   `transfer.unknown`, `wallet.changed`, `wallet.request-rejected`, `aborted`, …
   */
  swap(request: SwapNowRequest & { readonly signal?: AbortSignal | undefined }): Promise<SwapResult>
}

/** Swapping, once it is loaded. */
export interface Swap {
  readonly actions: SwapActions
  /** Another account or network may be the active one. */
  accountChanged(): void
  /** A node said what became of a transaction. */
  decided(event: EventOf<'transactionDecided'>): void
  stop(): void
}

/**
 * Creates the swapping of one core. The only writer of `state.swap`.
 *
 * @param ofWebsite - The website's own source of swaps.
 */
export function createSwap(deps: MoveDeps, ofWebsite: SwapSource | undefined): Swap {
  const { state } = deps
  const source = chooseSource(deps, ofWebsite)
  state.swap = { ...EMPTY, prices: {}, feePercent: source?.feePercent }
  // The proxy of valtio, which reports its changes.
  const slice = state.swap
  const parts = createParts(deps, source, slice)
  const navigation = createNavigation(deps, parts, slice)

  function begin(request: SwapRequest = {}): void {
    const account = activeAccount(state)
    if (account === undefined) return
    trackOpened(deps, account)
    navigation.begin(request)
  }

  return {
    actions: {
      ...createEdits(deps, parts, slice),
      ...createReview(deps, { parts, navigation, slice }),
      open(request) {
        deps.ui.modal.push({ view: 'Swap', params: {} })
        begin(request)
      },
      begin,
      retry() {
        if (slice.list.status === 'failed') navigation.readList()
        else parts.quotes.retry()
      },
      swap({ signal = deps.timers.signal(), ...request }) {
        const { source, decisions } = parts
        return swapNow({ ...deps, source, isExecuted: decisions.isExecuted }, request, signal)
      },
    },
    accountChanged: navigation.accountChanged,
    decided: (event) => decided(deps, parts, { slice, event }),
    stop() {
      const { form, quotes, list, prices } = parts
      for (const each of [form, quotes, list, prices]) each.stop()
      parts.flow.send({ type: 'reset' })
    },
  }
}

function trackOpened({ state, ui }: MoveDeps, account: AccountId): void {
  const { embedded } = activeWallet(state, namespaceOf(account)) ?? {}
  const isSmartAccount = embedded?.accountType === 'smartAccount'
  ui.track({ event: 'OPEN_SWAP', properties: { isSmartAccount, network: networkOf(account) } })
}

/**
 * Wraps the edits of the form: a changed entry ends the review, which was about the earlier values.
 */
function createEdits(
  { ui }: MoveDeps,
  { form, flow, store }: SwapParts,
  slice: Pick<SwapState, 'current'>,
): SwapEdits {
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
      ui.track({ event: 'CLICK_SELECT_TOKEN_TO_SWAP' })
      form.chooseToken(target, token)
    }),
    turn: edited(form.turn),
    enterAmount: edited(form.enterAmount),
    enterMax: edited(form.enterMax),
  }
}

interface Decided {
  readonly slice: SwapState
  readonly event: EventOf<'transactionDecided'>
}

/** Continues the swap whose transaction a node knows about. */
function decided(
  { ui }: MoveDeps,
  { receipts, decisions, flow }: SwapParts,
  { slice, event }: Decided,
): void {
  receipts.decided(event)
  decisions.decided(event)
  const { current } = slice
  const { id, account, step } = event.transaction
  const isPending = current.step === 'approving' || current.step === 'sent'
  if (!isPending || current.id !== id || current.swap.account !== account) return
  const isOther = step === 'different'
  if (isOther && current.step === 'approving') {
    ui.notices.fail(new LatchkeyError('wallet.sent-other', {}))
  }
  flow.send({ type: 'decided', isDone: step === 'confirmed', isOther })
}
