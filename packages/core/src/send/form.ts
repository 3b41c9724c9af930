import { onlyTokenIfClear } from '../balances/token-symbols.ts'
import type { AccountId, ErrorContext, LatchkeyError } from '../contract/index.ts'
import { activeAccount } from '../store/selectors.ts'
import type { SendRecipient, SendState, SendToken } from '../store/state/send.ts'
import { type AmountDeps, createAmountField } from './amount-field.ts'
import { sendProblem } from './form-rules.ts'
import type { SendDraft } from './prepare-send.ts'
import { createRecipientField, type RecipientFieldDeps } from './recipient-field.ts'
import { coinOf, sendTokens } from './send-tokens.ts'

/** The values that the form may be filled in with. */
export interface SendRequest {
  /** An address, a name, or a payment link. */
  readonly to?: string | undefined
  /**
   * Symbol or plain address of a token, or symbol of the native coin. Anybody can create a token of any symbol:
   * one that several held tokens have names none of them.
   */
  readonly token?: string | undefined
  /** Decimal text, in whole tokens. */
  readonly amount?: string | undefined
}

/** The edits of the form. */
export interface SendEdits {
  chooseToken(token: SendToken): void
  enterAmount(amountText: string): void
  /** Enters all that can be sent. */
  enterMax(): void
  /** An address, a name, or a payment link. */
  enterRecipient(text: string): void
  /** Pays the new address of a name that has moved: both were shown to the visitor. */
  takeNewAddress(): void
}

/** The form of one core. */
export interface Form extends SendEdits {
  /** Empties it, for the active account. */
  clear(): void
  /** Returns true if the fields belong to another account or network. */
  isOutdated(): boolean
  fill(request: SendRequest): void
  /** Takes the token as its network has it, where the list was refused; the amount was not of that one. */
  correct(refused: LatchkeyError): void
  /** Lets the visitor choose, where the name of the recipient has another address now. */
  nameMoved(moved: ErrorContext<'names.moved'>): void
  /** Returns the entered transfer; undefined while a field is missing or wrong. */
  draft(): SendDraft | undefined
  /** Gives up what is being read. */
  stop(): void
}

/** The dependencies of the form. */
export interface FormDeps extends AmountDeps, RecipientFieldDeps {}

const NONE: SendRecipient = { status: 'none' }

/** An empty form. */
export const EMPTY_FORM = {
  account: undefined,
  token: undefined,
  amountText: '',
  isMax: false,
  isReadingMax: false,
  recipientText: '',
  recipient: NONE,
}

/** @param slice - The part of the state that it writes. */
export function createForm(deps: FormDeps, slice: Omit<SendState, 'current'>): Form {
  const { state } = deps
  const amount = createAmountField(deps, slice)
  const recipient = createRecipientField(deps, slice, amount)

  /** A symbol of several tokens leaves none chosen: the visitor chooses. */
  function named(text: string, account: AccountId): SendToken | undefined {
    return onlyTokenIfClear(sendTokens(state, account), text)
  }

  return {
    clear() {
      amount.cancel()
      recipient.cancel()
      const account = activeAccount(state)
      Object.assign(slice, EMPTY_FORM, { account, token: account && coinOf(state, account) })
    },
    isOutdated: () => slice.account === undefined || slice.account !== activeAccount(state),
    fill({ to, token, amount: amountText }) {
      const { account } = slice
      if (account === undefined) return
      if (token !== undefined) amount.moveTo(named(token, account))
      if (amountText !== undefined) amount.enter(amountText)
      if (to !== undefined) recipient.enter(to)
    },
    chooseToken: amount.chooseToken,
    correct: amount.correct,
    enterAmount: (amountText) => amount.enter(amountText),
    enterMax: amount.enterMax,
    enterRecipient: recipient.enter,
    nameMoved: recipient.moved,
    takeNewAddress: recipient.takeNewAddress,
    draft: () => draftOf(slice, state),
    stop() {
      amount.cancel()
      recipient.cancel()
    },
  }
}

function draftOf(
  slice: Omit<SendState, 'current'>,
  state: FormDeps['state'],
): SendDraft | undefined {
  const { account, token, amountText, isMax, recipient: to } = slice
  const isWhole = sendProblem(slice, state) === undefined
  if (!isWhole || !account || !token || to.status !== 'valid') return undefined
  const text = amountText.replace(/\.$/, '')
  const { address, name, isOfEthereum } = to
  return { account, token, amountText: text, isMax, to: address, name, isOfEthereum }
}
