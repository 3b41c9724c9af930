import { type AccountId, LatchkeyError, namespaceOf, networkOf } from '../contract/index.ts'
import type { EventOf } from '../store/domain-event.ts'
import { activeAccount, activeWallet } from '../store/selectors.ts'
import { createForm, EMPTY_FORM, type Form, type SendEdits, type SendRequest } from './form.ts'
import type { MoveDeps } from './move-deps.ts'
import { createReceipts } from './receipts.ts'
import { sendMachine } from './send.machine.ts'
import { createSendFlow } from './send-flow.ts'
import { paidOnDevice } from './sent-before.ts'
import { type TransferRequest, transferNow } from './transfer-now.ts'

/** Actions of views and websites on sending. */
export interface SendActions extends SendEdits {
  /** Shows the view in which the visitor sends; what is given is filled in. */
  open(request?: SendRequest): void
  /** Fills the form in, where the view is shown already. */
  begin(request?: SendRequest): void
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

/** Sending, once it is loaded. */
export interface Send {
  readonly actions: SendActions
  /** Another account or network may be the active one. */
  accountChanged(): void
  /** A node said what became of a transaction. */
  decided(event: EventOf<'transactionDecided'>): void
  stop(): void
}

/** Creates the sending of one core. The only writer of `state.send`. */
export function createSend(deps: MoveDeps): Send {
  const { state, timers, ui } = deps
  state.send = { ...EMPTY_FORM, paid: [], current: sendMachine.initial }
  const slice = state.send
  const form = createForm(deps, slice)
  const receipts = createReceipts(deps)
  const flow = createSendFlow({ deps, form, receipts }, slice)
  /** A changed entry ends the review, which was about the earlier values. */
  const reset = (): void => flow.send({ type: 'reset' })

  function begin(request: SendRequest = {}): void {
    const account = activeAccount(state)
    if (account === undefined) return
    trackOpened(deps, account)
    const isAsked = Object.values(request).some((each) => each !== undefined)
    const isOver = slice.current.step === 'sent' || slice.current.step === 'unknown'
    reset()
    if (isAsked || isOver || form.isOutdated()) form.clear()
    form.fill(request)
    slice.paid = paidOnDevice(deps, account)
    deps.account.readKnown(account)
  }

  return {
    actions: {
      ...editsOf(form, reset),
      open(request) {
        ui.modal.push({ view: 'WalletSend', params: {} })
        begin(request)
      },
      begin,
      review() {
        const draft = form.draft()
        if (draft !== undefined) flow.send({ type: 'reviewRequested', draft })
      },
      confirmDoubts: (isConfirmed) => flow.send({ type: 'doubtsConfirmed', isConfirmed }),
      confirm: () => flow.send({ type: 'confirmed' }),
      cancel() {
        reset()
        if (ui.modal.route().view === 'WalletSendPreview') ui.modal.back()
      },
      transfer: ({ signal = timers.signal(), ...request }) => transferNow(deps, request, signal),
    },
    accountChanged() {
      if (slice.account === undefined || !form.isOutdated()) return
      reset()
      form.clear()
      slice.paid = paidOnDevice(deps, slice.account)
      if (slice.current.step === 'sending' || ui.modal.route().view !== 'WalletSendPreview') return
      ui.modal.back()
      // Another sentence explains it if no account is left.
      if (activeAccount(state)) ui.notices.fail(new LatchkeyError('wallet.changed', {}))
    },
    decided: receipts.decided,
    stop() {
      form.stop()
      reset()
    },
  }
}

function trackOpened({ state, ui }: MoveDeps, account: AccountId): void {
  const { embedded } = activeWallet(state, namespaceOf(account)) ?? {}
  const isSmartAccount = embedded?.accountType === 'smartAccount'
  ui.track({ event: 'OPEN_SEND', properties: { isSmartAccount, network: networkOf(account) } })
}

/** The changes of the form, which end the review. */
function editsOf(form: Form, reset: () => void): SendEdits {
  const edited =
    <Input extends readonly unknown[]>(change: (...input: Input) => void) =>
    (...input: Input): void => {
      reset()
      change(...input)
    }
  return {
    chooseToken: edited(form.chooseToken),
    enterAmount: edited(form.enterAmount),
    enterMax: edited(form.enterMax),
    enterRecipient: edited(form.enterRecipient),
    takeNewAddress: edited(form.takeNewAddress),
  }
}
