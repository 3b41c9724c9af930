import { formatAmount } from '../balances/amount.ts'
import { asOnChain } from '../balances/read-held.ts'
import { isSameToken } from '../balances/same-token.ts'
import { onlyTokenIfClear } from '../balances/token-symbols.ts'
import {
  type AccountId,
  addressOf,
  type ErrorContext,
  type LatchkeyError,
  namespaceOf,
  type PlainError,
  referenceOf,
} from '../contract/index.ts'
import {
  isPaymentLink,
  type ReadPayment,
  readPaymentLink,
} from '../payment-links/read-payment-link.ts'
import { activeAccount } from '../store/selectors.ts'
import type { SendRecipient, SendState, SendToken } from '../store/send-state.ts'
import { sendBalance, sendProblem } from './form-rules.ts'
import { createMaxReader } from './max-reader.ts'
import type { SendDraft } from './prepare-send.ts'
import { createRecipientCheck, type RecipientCheckDeps } from './recipient-check.ts'
import { requireSender, type SenderDeps } from './require-sender.ts'
import { coinOf, findTokenAt, sendTokens } from './send-tokens.ts'

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

/** The form of one core. */
export interface Form {
  /** Empties it, for the active account. */
  clear(): void
  /** Returns true if the fields belong to another account or network. */
  isOutdated(): boolean
  fill(request: SendRequest): void
  chooseToken(token: SendToken): void
  /** Takes the token as its network has it, where the list was refused; the amount was not of that one. */
  correct(refused: LatchkeyError): void
  enterAmount(amountText: string): void
  enterMax(): void
  enterRecipient(text: string): void
  /** Lets the visitor choose, where the name of the recipient has another address now. */
  nameMoved(moved: ErrorContext<'names.moved'>): void
  /** Takes the new address, which the visitor was shown beside the one before. */
  takeNewAddress(): void
  /** Returns the entered transfer; undefined while a field is missing or wrong. */
  draft(): SendDraft | undefined
  /** Gives up what is being read. */
  stop(): void
}

/** The dependencies of the form. */
export interface FormDeps extends SenderDeps, RecipientCheckDeps {
  readonly notices: { fail(error: PlainError): unknown }
}

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

interface AmountField extends Pick<Form, 'chooseToken' | 'correct' | 'enterMax'> {
  enter(amountText: string): void
  /** Changes the token without the visitor's choice. The amount was entered for the other one, and is cleared. */
  moveTo(token: SendToken | undefined): void
  cancel(): void
}

/** An amount, and the token that it is an amount of. */
function createAmountField(deps: FormDeps, slice: Omit<SendState, 'current'>): AmountField {
  const { state, notices } = deps
  const max = createMaxReader({ slice, notices, enter: (amountText) => enter(amountText, true) })

  function enter(amountText: string, isMax = false): void {
    max.cancel()
    slice.amountText = amountText
    slice.isMax = isMax
  }

  function isChosen(token: SendToken | undefined): boolean {
    const { token: chosen } = slice
    return chosen && token ? isSameToken(chosen, token) : chosen === token
  }

  return {
    enter,
    moveTo(token) {
      if (!isChosen(token)) enter('')
      slice.token = token
    },
    chooseToken(token) {
      // The whole balance of one token is not an amount of another.
      if (!isChosen(token) && (slice.isMax || slice.isReadingMax)) enter('')
      slice.token = token
    },
    correct(refused) {
      const token = slice.token && asOnChain(slice.token, refused)
      if (token === slice.token) return
      enter('')
      slice.token = token
    },
    enterMax() {
      const { account, token } = slice
      if (account === undefined || token === undefined) return
      if (token.address === undefined) max.read(largestOf(deps, slice, account), token.decimals)
      else enter(sendBalance(state, account, token) ?? slice.amountText, true)
    },
    cancel: max.cancel,
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

interface RecipientField {
  enter(text: string): void
  moved: Form['nameMoved']
  takeNewAddress(): void
  cancel(): void
}

/** The recipient as text; a payment link fills in the other fields, too. */
function createRecipientField(
  deps: FormDeps,
  slice: Omit<SendState, 'current'>,
  amount: Pick<AmountField, 'moveTo' | 'enter'>,
): RecipientField {
  const { state } = deps
  const recipient = createRecipientCheck(deps, (checked) => {
    slice.recipient = checked
  })

  function enter(text: string): void {
    const { account } = slice
    if (account === undefined) return
    const payment = readPaymentLink(text)
    slice.recipientText = text
    if (payment === undefined && isPaymentLink(text)) refuse('link')
    else if (payment !== undefined && !isOn(account, payment)) refuse('network')
    else {
      if (payment !== undefined) takeOver(account, payment)
      recipient.check(slice.recipientText, account)
    }
  }

  function refuse(reason: 'link' | 'network'): void {
    recipient.cancel()
    slice.recipient = { status: 'invalid', reason }
  }

  /**
   * Replaces what was entered by what a link asks for. A link without a token and an amount changes the address
   * alone. A token that the account does not hold leaves none chosen.
   */
  function takeOver(account: AccountId, payment: ReadPayment): void {
    const { address, token: asked, units, amountText } = payment
    slice.recipientText = address
    const isAddress = asked === undefined && units === undefined && amountText === undefined
    if (isAddress) return
    const coin = coinOf(state, account)
    const token = asked === undefined ? coin : findTokenAt(state, account, asked)
    amount.moveTo(token)
    if (amountText !== undefined) amount.enter(amountText)
    else if (token && units !== undefined) amount.enter(formatAmount(units, token.decimals))
  }

  return {
    enter,
    moved(moved) {
      slice.recipient = { status: 'moved', ...moved }
    },
    takeNewAddress() {
      if (slice.recipient.status !== 'moved') return
      const { name, now, isOfEthereum } = slice.recipient
      slice.recipient = { status: 'valid', address: now, name, isOfEthereum }
    },
    cancel: recipient.cancel,
  }
}

function isOn(account: AccountId, { namespace, reference }: ReadPayment): boolean {
  const isHere = reference === undefined || reference === referenceOf(account)
  return namespace === namespaceOf(account) && isHere
}

function largestOf(
  deps: FormDeps,
  { recipient }: Pick<SendState, 'recipient'>,
  account: AccountId,
) {
  return async (signal: AbortSignal): Promise<bigint> => {
    const { transfers, sessionId } = requireSender(deps, account)
    const to = recipient.status === 'valid' ? recipient.address : addressOf(account)
    return transfers.largest({ sessionId, from: account, to }, signal)
  }
}
