import { lazy, namespaceOf, networkOf } from '../contract/index.ts'
import { activeAccount, activeWallet } from '../store/selectors.ts'
import type { SendToken } from '../store/send-state.ts'
import type { SendRequest } from './form.ts'
import type { Send, SendDeps } from './send.ts'
import type { TransferRequest } from './transfer-now.ts'

/** Actions of views and websites on sending. */
export interface SendActions {
  /** Shows the view in which the visitor sends; what is given is filled in. */
  open(request?: SendRequest): void
  /** Fills the form in, where the view is shown already. */
  begin(request?: SendRequest): void
  chooseToken(token: SendToken): void
  enterAmount(amountText: string): void
  /** Enters all that can be sent. */
  enterMax(): void
  /** An address, a name, or a payment link. */
  enterRecipient(text: string): void
  /** Pays the new address of a name that has moved: both were shown to the visitor. */
  takeNewAddress(): void
  /** Reads the fee and shows what the visitor is to agree to. */
  review(): void
  /** The visitor agrees to the doubts of the review that is shown, and of no other, or takes that back. */
  confirmDoubts(isConfirmed: boolean): void
  /** Asks the wallet to send what is shown, once. Nothing happens where doubts are not agreed to. */
  confirm(): void
  /** Back to the form. */
  cancel(): void
  /**
   * Sends from the active account without the views: checks the recipient, reads the fee, and asks the
   * wallet once. The fee may rise to the ceiling that `review` would show.
   * A recipient that imitates an address of the visitor, or one that they paid before, is refused by
   * `send.doubtful` unless `isConfirmed`. Who was paid on this device is remembered there while the account is
   * connected; other payments are in the account's history, of which enough is read, for 3 s at most. Where that
   * fails it is sent all the same, as by the views, unless `needsHistory` is given: then it is refused by
   * `activity.failed`.
   * A name is looked up twice, the last time before the wallet is asked: where it has another address then,
   * `names.moved` has both. An address that a name has on Ethereum alone is refused on other networks by
   * `send.doubtful`, unless `isConfirmed`; a fee of more than a coin, or of more than a tenth of the coins that are
   * sent and not small, too.
   *
   * @param request - `token` may be left out for the native coin, but not on `eip155`.
   * @returns The transaction's id; it is pending, not done.
   * @throws LatchkeyError `send.incomplete`, `send.no-token`, `send.unsupported-chain`, `send.doubtful`,
   *   `token.ambiguous`, `token.differs`, `token.unchecked`, `send.no-fee`, `account.none`, `caip.invalid-address`, `amount.invalid`, `amount.too-precise`,
   *   `activity.failed`, `transfer.short`, `transfer.fee-changed`, `transfer.unknown`, `transfer.would-fail`,
   *   `transfer.no-wallet`, `transfer.leftover`, `transfer.dust`,
   *   `names.moved`, `names.unconfirmed`, `wallet.changed`, `wallet.request-rejected`, `aborted`, …
   */
  transfer(
    request: TransferRequest & { readonly signal?: AbortSignal | undefined },
  ): Promise<string>
}

/**
 * The functions for sending before their code is loaded, which happens when the visitor opens it.
 */
export interface LazySend extends Pick<Send, 'accountChanged' | 'decided' | 'stop'> {
  readonly actions: SendActions
}

/** Creates the sending of one core. */
export function createLazySend(deps: SendDeps): LazySend {
  const { state, timers, modal, notices } = deps
  const send = lazy(async () => (await import('./send.ts')).createSend(deps))

  function use(run: (loaded: Send) => void): void {
    const loaded = send.current()
    if (loaded !== undefined) run(loaded)
    else send.load().then(run, notices.fail)
  }

  function begin(request: SendRequest): void {
    const account = activeAccount(state)
    if (account === undefined) return
    const { embedded } = activeWallet(state, namespaceOf(account)) ?? {}
    const isSmartAccount = embedded?.accountType === 'smartAccount'
    const properties = { isSmartAccount, network: networkOf(account) }
    deps.track({ event: 'OPEN_SEND', properties })
    use((loaded) => loaded.begin(request))
  }

  return {
    actions: {
      open(request = {}) {
        modal.push({ view: 'WalletSend', params: {} })
        begin(request)
      },
      begin: (request = {}) => begin(request),
      chooseToken: (token) => use((loaded) => loaded.chooseToken(token)),
      enterAmount: (amountText) => use((loaded) => loaded.enterAmount(amountText)),
      enterMax: () => use((loaded) => loaded.enterMax()),
      enterRecipient: (text) => use((loaded) => loaded.enterRecipient(text)),
      takeNewAddress: () => use((loaded) => loaded.takeNewAddress()),
      review: () => use((loaded) => loaded.review()),
      // The code of these functions is loaded, because a review is there.
      confirmDoubts: (isConfirmed) => send.current()?.confirmDoubts(isConfirmed),
      confirm: () => send.current()?.confirm(),
      cancel: () => send.current()?.cancel(),
      transfer: async ({ signal = timers.signal(), ...request }) =>
        (await send.load()).transfer(request, signal),
    },
    accountChanged: () => send.current()?.accountChanged(),
    decided: (event) => send.current()?.decided(event),
    stop: () => send.current()?.stop(),
  }
}
