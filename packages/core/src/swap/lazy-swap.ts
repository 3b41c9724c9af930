import { addressOf, lazy, namespaceOf, networkOf } from '../contract/index.ts'
import type { EventOf } from '../store/domain-event.ts'
import { activeAccount, activeWallet } from '../store/selectors.ts'
import type { SwapTarget, SwapToken } from '../store/swap-state.ts'
import type { Swap } from './swap.ts'
import type { SwapDeps } from './swap-deps.ts'
import { STORED_SWAP } from './swap-key.ts'
import type { SwapNowRequest, SwapResult } from './swap-now.ts'
import type { SwapRequest } from './swap-request.ts'

/** Actions of views and websites on swapping. */
export interface SwapActions {
  /** Shows the view in which the visitor swaps; what is given is filled in. */
  open(request?: SwapRequest): void
  /**
   * Fills the form in, where the view is shown already. A swap that is under way is shown as it is, unless
   * something is given.
   */
  begin(request?: SwapRequest): void
  /** Chooses one of the two tokens; the other one makes room if it is the same. */
  chooseToken(target: SwapTarget, token: SwapToken): void
  /** Swaps the other way round. */
  turn(): void
  enterAmount(amountText: string): void
  /** Enters all that can be swapped; of the native coin something is left for the fee. */
  enterMax(): void
  /** Reads the tokens or the price once more, after a failure. */
  retry(): void
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
  /**
   * Swaps from the active account without the views: reads a price, asks the wallet for an approval where
   * one is needed, waits until a node confirms it, and asks for the swap. Each is asked for once. A token
   * that refuses to change an older approval is asked for a reset before.
   *
   * @returns The id of the swap; it is pending, not done.
   * @throws LatchkeyError `swap.unsupported-network`, `swap.incomplete`, `swap.no-token`, `swap.no-quote`,
   *   `swap.list-failed`, `swap.quote-failed`, `swap.allowance-failed`, `swap.approve-failed`,
   *   `swap.build-failed`, `swap.unsafe`, `swap.no-exchange`, `swap.exchange`, `swap.impact`, `swap.price-changed`, `swap.approval-lost`,
   *   `account.none`, `amount.invalid`, `send.no-fee`, `transfer.short`, `transfer.would-fail`, `transfer.fee-changed`,
   *   `transfer.unknown`, `wallet.changed`, `wallet.request-rejected`, `aborted`, …
   */
  swap(request: SwapNowRequest & { readonly signal?: AbortSignal | undefined }): Promise<SwapResult>
}

/**
 * The functions for swapping before their code is loaded, which happens when the visitor opens it.
 */
export interface LazySwap extends Pick<Swap, 'accountChanged' | 'decided' | 'stop'> {
  readonly actions: SwapActions
  /** The visitor disconnected: what the tab stores of the accounts is removed. */
  forget(event: EventOf<'connectionRemoved'>): void
}

/** Creates the swapping of one core. */
export function createLazySwap(deps: SwapDeps): LazySwap {
  const { state, timers, modal, notices } = deps
  const swap = lazy(async () => (await import('./swap.ts')).createSwap(deps))

  function use(run: (loaded: Swap) => void): void {
    const loaded = swap.current()
    if (loaded !== undefined) run(loaded)
    else swap.load().then(run, notices.fail)
  }

  function begin(request: SwapRequest): void {
    const account = activeAccount(state)
    if (account === undefined) return
    const { embedded } = activeWallet(state, namespaceOf(account)) ?? {}
    const isSmartAccount = embedded?.accountType === 'smartAccount'
    const properties = { isSmartAccount, network: networkOf(account) }
    deps.track({ event: 'OPEN_SWAP', properties })
    use((loaded) => loaded.begin(request))
  }

  return {
    actions: {
      open(request = {}) {
        modal.push({ view: 'Swap', params: {} })
        begin(request)
      },
      begin: (request = {}) => begin(request),
      chooseToken: (target, token) => use((loaded) => loaded.chooseToken(target, token)),
      turn: () => use((loaded) => loaded.turn()),
      enterAmount: (amountText) => use((loaded) => loaded.enterAmount(amountText)),
      enterMax: () => use((loaded) => loaded.enterMax()),
      retry: () => use((loaded) => loaded.retry()),
      review: () => use((loaded) => loaded.review()),
      // The code of these functions is loaded, because a review is there.
      confirmImpact: (isConfirmed) => swap.current()?.confirmImpact(isConfirmed),
      confirmExchange: (isConfirmed) => swap.current()?.confirmExchange(isConfirmed),
      confirm: () => swap.current()?.confirm(),
      cancel: () => swap.current()?.cancel(),
      swap: async ({ signal = timers.signal(), ...request }) =>
        (await swap.load()).swap(request, signal),
    },
    accountChanged: () => swap.current()?.accountChanged(),
    decided: (event) => swap.current()?.decided(event),
    forget({ session, by }) {
      const key = deps.key(STORED_SWAP)
      const stored = deps.tabStorage.get(key)
      const isOwn = session.accounts.some((account) => stored?.includes(addressOf(account)))
      // A swap under way continues when a wallet ends its session.
      if (by === 'visitor' && isOwn) deps.tabStorage.remove(key)
    },
    stop: () => swap.current()?.stop(),
  }
}
