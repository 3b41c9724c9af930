import { parseAmount } from '../balances/amount.ts'
import type { AccountId } from '../contract/index.ts'
import type { Snapshot } from '../store/state/root.ts'
import type { SendState, SendToken } from '../store/state/send.ts'

/** The missing or wrong field. Source: docs/views.md, "Send, swap, buy"; the first one counts. */
export type SendProblem =
  | 'noToken'
  | 'incorrectValue'
  | 'noAmount'
  | 'insufficientFunds'
  | 'noAddress'
  | 'checkingAddress'
  | 'movedAddress'
  | 'invalidAddress'

type Balances = Pick<Snapshot, 'balances' | 'portfolio'>

/** How much of a token an account has, in whole tokens; undefined where it is not known. */
export function sendBalance(
  { balances, portfolio }: Balances,
  account: AccountId,
  token: Pick<SendToken, 'address'>,
): string | undefined {
  const holdings = portfolio.accounts[account]?.holdings
  const held = holdings?.find(({ address }) => address === token.address)
  if (token.address !== undefined) {
    // An account does not have a token that is missing in a complete list.
    return held?.amountText ?? (portfolio.accounts[account]?.status === 'ready' ? '0' : undefined)
  }
  const balance = balances[account]
  const isKnown = balance !== undefined && balance.status !== 'unavailable'
  return (isKnown ? balance.amountText : undefined) ?? held?.amountText
}

/** The amount in smallest units; undefined for what is no amount of the token, or too precise. */
export function readUnits(
  amountText: string,
  { decimals }: Pick<SendToken, 'decimals'>,
): bigint | undefined {
  try {
    // "1." is on the way to an amount.
    return parseAmount(amountText.replace(/\.$/, ''), decimals)
  } catch {
    return undefined
  }
}

/** Returns the reason why the visitor can't review the transfer yet. */
export function sendProblem(
  form: Pick<SendState, 'account' | 'token' | 'amountText' | 'recipient'>,
  balances: Balances,
): SendProblem | undefined {
  const { account, token, amountText, recipient } = form
  if (token === undefined || account === undefined) return 'noToken'
  if (amountText === '') return 'noAmount'
  const units = readUnits(amountText, token)
  if (units === undefined) return 'incorrectValue'
  if (units === 0n) return 'noAmount'
  if (exceeds(units, sendBalance(balances, account, token), token)) return 'insufficientFunds'
  switch (recipient.status) {
    case 'none':
      return 'noAddress'
    case 'checking':
      return 'checkingAddress'
    case 'moved':
      return 'movedAddress'
    case 'invalid':
      return 'invalidAddress'
    case 'valid':
      return undefined
  }
}

/** Returns true if it is more than the known balance. */
function exceeds(units: bigint, balanceText: string | undefined, token: SendToken): boolean {
  const balance = balanceText === undefined ? undefined : readUnits(balanceText, token)
  return balance !== undefined && units > balance
}
