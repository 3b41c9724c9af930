import { formatAmount } from '../balances/amount.ts'
import { type AccountId, type ErrorContext, namespaceOf, referenceOf } from '../contract/index.ts'
import {
  isPaymentLink,
  type ReadPayment,
  readPaymentLink,
} from '../payment-links/read-payment-link.ts'
import { rulesFrom } from '../store/adapters.ts'
import type { RootState } from '../store/state/root.ts'
import type { SendState } from '../store/state/send.ts'
import type { AmountField } from './amount-field.ts'
import { createRecipientCheck, type RecipientCheckDeps } from './recipient-check.ts'
import { coinOf, findTokenAt } from './send-tokens.ts'

/** The dependencies of the recipient. */
export interface RecipientFieldDeps extends RecipientCheckDeps {
  readonly state: RootState
}

/** The recipient as text. */
export interface RecipientField {
  enter(text: string): void
  /** Lets the visitor choose, where the name has another address now. */
  moved(moved: ErrorContext<'names.moved'>): void
  /** Pays the new address of a name that has moved: both were shown to the visitor. */
  takeNewAddress(): void
  cancel(): void
}

/** A payment link as the recipient fills in the other fields, too. @param slice - The part of the state that it writes. */
export function createRecipientField(
  deps: RecipientFieldDeps,
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
    const others = rulesFrom(deps.adapters, [namespaceOf(account)])
    const payment = readPaymentLink(text, others)
    slice.recipientText = text
    if (payment === undefined && isPaymentLink(text, others)) refuse('link')
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
