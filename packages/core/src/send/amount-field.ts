import { asOnChain } from '../balances/read-held.ts'
import { isSameToken } from '../balances/same-token.ts'
import { type AccountId, addressOf, type LatchkeyError } from '../contract/index.ts'
import type { Ui } from '../modal/ui.ts'
import type { SendState, SendToken } from '../store/state/send.ts'
import { sendBalance } from './form-rules.ts'
import { createMaxReader } from './max-reader.ts'
import { requireSender, type SenderDeps } from './require-sender.ts'

/** The dependencies of the amount. */
export interface AmountDeps extends SenderDeps {
  readonly ui: Pick<Ui, 'notices'>
}

/** An amount, and the token that it is an amount of. */
export interface AmountField {
  chooseToken(token: SendToken): void
  /** Enters all that can be sent. */
  enterMax(): void
  /** Takes the token as its network has it, where the list was refused; the amount was not of that one. */
  correct(refused: LatchkeyError): void
  enter(amountText: string): void
  /** Changes the token without the visitor's choice. The amount was entered for the other one, and is cleared. */
  moveTo(token: SendToken | undefined): void
  cancel(): void
}

/** @param slice - The part of the state that it writes. */
export function createAmountField(
  deps: AmountDeps,
  slice: Omit<SendState, 'current'>,
): AmountField {
  const { state, ui } = deps
  const max = createMaxReader({ slice, ui, enter: (amountText) => enter(amountText, true) })

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

function largestOf(
  deps: AmountDeps,
  { recipient }: Pick<SendState, 'recipient'>,
  account: AccountId,
) {
  return async (signal: AbortSignal): Promise<bigint> => {
    const { transfers, sessionId } = requireSender(deps, account)
    const to = recipient.status === 'valid' ? recipient.address : addressOf(account)
    return transfers.largest({ sessionId, from: account, to }, signal)
  }
}
