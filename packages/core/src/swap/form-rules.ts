import { formatAmount } from '../balances/amount.ts'
import { isSameToken } from '../balances/same-token.ts'
import { type AccountId, isSameAddress } from '../contract/index.ts'
import { readUnits, sendBalance } from '../send/form-rules.ts'
import type { Snapshot } from '../store/state/root.ts'
import type { SwapDraft, SwapQuestion, SwapState, SwapToken } from '../store/state/swap.ts'

/** The missing or wrong field; the first one counts. Source: docs/views.md, "Send, swap, buy". */
export type SwapProblem =
  | 'unsupported'
  | 'noToken'
  | 'sameToken'
  | 'incorrectValue'
  | 'noAmount'
  | 'insufficientFunds'
  /** The price is being read. */
  | 'noQuote'
  | 'quoteFailed'

type Balances = Pick<Snapshot, 'balances' | 'portfolio'>
type Entered = Pick<SwapState, 'account' | 'from' | 'to' | 'amountText'>
type Form = Entered & Pick<SwapState, 'isSupported' | 'quote'>

/** How much of a token the account has, in whole tokens; undefined where it is not known. */
export function swapBalance(
  balances: Balances,
  account: AccountId,
  token: Pick<SwapToken, 'address'>,
): string | undefined {
  const listed = sendBalance(balances, account, token)
  const { address } = token
  if (address === undefined || listed === undefined) return listed
  // The lists of swaps and of balances may write the same address in different letters.
  const holdings = balances.portfolio.accounts[account]?.holdings
  const held = holdings?.find(
    (each) => each.address !== undefined && isSameAddress(each.address, address),
  )
  return held?.amountText ?? listed
}

/** Returns the reason why the visitor can't review the swap yet. */
export function swapProblem(form: Form, balances: Balances): SwapProblem | undefined {
  if (!form.isSupported) return 'unsupported'
  const question = questionOf(form)
  if (typeof question === 'string') return question
  const { account, from, units } = question
  const balance = swapBalance(balances, account, from)
  const held = balance === undefined ? undefined : readUnits(balance, from)
  if (held !== undefined && BigInt(units) > held) return 'insufficientFunds'
  if (form.quote.status === 'failed') return 'quoteFailed'
  return form.quote.status === 'ready' && isQuestion(form.quote.of, question)
    ? undefined
    : 'noQuote'
}

/** Builds the question for a quote from the fields, or returns the reason why there is none. */
export function questionOf({
  account,
  from,
  to,
  amountText,
}: Entered): SwapDraft | Exclude<SwapProblem, 'unsupported'> {
  if (account === undefined || from === undefined || to === undefined) return 'noToken'
  if (isSameToken(from, to)) return 'sameToken'
  if (amountText === '') return 'noAmount'
  const units = readUnits(amountText, from)
  if (units === undefined) return 'incorrectValue'
  if (units === 0n) return 'noAmount'
  const exact = formatAmount(units, from.decimals)
  return { account, from, to, units: `${units}`, amountText: exact }
}

/** Returns true if a quote of one answers the other. */
function isQuestion(one: SwapQuestion, other: SwapQuestion): boolean {
  const isSamePair = isSameToken(one.from, other.from) && isSameToken(one.to, other.to)
  return isSamePair && one.account === other.account && one.units === other.units
}
